enum Oops: Error { case bad }
func risky() throws -> Int { throw Oops.bad }
func run() {
  print(try risky())
//      ^ error: errors thrown from here are not handled
}
