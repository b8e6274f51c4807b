enum Oops: Error { case bad }
func risky() throws -> Int { throw Oops.bad }
func run() throws {
  let x = risky()
//        ^ error: call can throw but is not marked with 'try'
  print(x)
}
