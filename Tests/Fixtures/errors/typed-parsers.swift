enum MyError: Error { case bad(Int), worse }
struct Parser<T, Failure: Error> { let parse: (String) throws(Failure) -> T
 func callAsFunction(_ s: String) throws(Failure) -> T { try parse(s) } 
 func map<U>(_ f: @escaping (T) -> U) -> Parser<U, Failure> { Parser<U, Failure> { s throws(Failure) in f(try parse(s)) } } }
let p = Parser<Int, MyError> { s throws(MyError) -> Int in guard let n = Int(s) else { throw .worse }; return n }
do { print(try p("3")); print(try p.map { $0 + 1 }("7")); print(try p("x")) } catch { switch error { case .bad: print("b"); case .worse: print("w") } }
let never = Parser<Int, Never> { _ in 3 }
print(never("d"))
func handle(_ body: () throws(MyError) -> Void) { do { try body() } catch { switch error { case .worse: print("worse"); case .bad(let n): print("bad", n) } } }
handle { () throws(MyError) in throw .bad(2) }
handle { () throws(MyError) in throw .worse }
let r = Result { () throws(MyError) -> Int in throw .worse }
print(r)
func retry<T, E: Error>(_ n: Int, _ body: (Int) throws(E) -> T) throws(E) -> T {
  for i in 0..<n { do { return try body(i) } catch { print("attempt", i, error) } }
  return try body(n) }
do { print(try retry(2) { n throws(MyError) -> String in if n < 2 { throw .bad(n) }; return "ok \(n)" }) } catch { print(error) }
typealias Thrower = () throws(MyError) -> Int
let th: Thrower = { () throws(MyError) in throw MyError.bad(9) }
do { print(try th()) } catch { let m: MyError = error; print(m) }
