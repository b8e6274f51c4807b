enum Oops: Error { case bad }
func run() {
  throw Oops.bad
// ^3 error: error is not handled because the enclosing function is not declared 'throws'
}
