enum MyError: Error, Equatable { case bad(Int), worse }
let c = { () throws(MyError) -> Int in throw .bad(3) }
do { _ = try c() } catch { switch error { case .bad(let n): print("bad", n); case .worse: print("worse") } }
func run<T, E: Error>(_ body: () throws(E) -> T) throws(E) -> T { try body() }
do { let v = try run { () throws(MyError) -> Int in 4 }; print(v) } catch .bad(let n) { print(n) } catch { print(error) }
let plain = run { 5 }
print(plain)
do throws(MyError) { throw .worse } catch { print(error == .worse) }
func f(_ n: Int) throws(MyError) -> Int { if n > 2 { throw .bad(n) }; return n }
let g: (Int) throws(MyError) -> Int = f
do { print(try g(1)); print(try g(5)) } catch { if case .bad(let n) = error { print(n) } }
do { let xs = try [1, 2, 3].map(f); print(xs) } catch { print(error.self) ; let e: MyError = error; print(e) }
