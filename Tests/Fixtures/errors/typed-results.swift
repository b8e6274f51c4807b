enum E: Error { case a, b(Int) }
func f(_ n: Int) throws(E) -> Int { if n == 0 { throw .a }; if n < 0 { throw E.b(n) }; return n }
do { print(try f(1)); print(try f(0)) } catch { switch error { case .a: print("a"); case .b(let n): print("b", n) } }
do throws(E) { _ = try f(-1) } catch .b(let n) { print("n", n) } catch { print(error) }
func g<Err: Error>(_ c: () throws(Err) -> Int) throws(Err) -> Int { try c() }
print(try g { 3 })
do { _ = try g { () throws(E) in try f(0) } } catch { print(error) }
func h() throws(Never) -> Int { 5 }
print(h())
let r: Result<Int, E> = .failure(.a)
print(r)
do { print(try r.get()) } catch .a { print("got a") } catch { print("x") }
func m<T, Er>(_ x: [Int], _ t: (Int) throws(Er) -> T) throws(Er) -> [T] { try x.map(t) }
print(m([1, 2]) { $0 * 2 })
