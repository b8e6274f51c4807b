enum E: Error { case bad }
func f(_ n: Int) throws -> Int { if n > 1 { throw E.bad }; return n }
print((try? f(1)) as Any, (try? f(2)) as Any)
if let n = try? f(0) { print("got", n) }
print(try! f(1))
