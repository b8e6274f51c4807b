enum Shape { case none, circle(Int), square(Int), named(String) }
func first(_ shape: Shape) {
  switch shape {
  case .none, .circle(let size): break
//                        ^ error: 'size' must be bound in every pattern
  default: break
  }
}
func second(_ shape: Shape) {
  switch shape {
  case .circle(let value), .named(let value): break
//                                    ^ error: pattern variable bound to type 'String', expected type 'Int'
  default: break
  }
}
func third(_ shape: Shape) {
  switch shape {
  case .circle(let size), .square(let size): print(size)
  default: break
  }
}
func fourth(_ value: Any) {
  if case Int = value {}
//        ^ error: 'is' keyword required to pattern match against type name
}
