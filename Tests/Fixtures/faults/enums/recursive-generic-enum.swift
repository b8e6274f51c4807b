enum Tree<Value> {
//   ^ error: recursive enum 'Tree<Value>' is not marked 'indirect'
  case leaf
  case node(Tree<Value>, Value, Tree<Value>)
}

enum Either<Left, Right> {
//   ^ error: recursive enum 'Either<Left, Right>' is not marked 'indirect'
  case left(Left)
  case both(Either, Right)
}
