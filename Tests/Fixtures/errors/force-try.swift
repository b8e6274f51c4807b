// oracle: fails
enum E: Error { case bad }
func f() throws -> Int { throw E.bad }
print("start")
print(try! f())
