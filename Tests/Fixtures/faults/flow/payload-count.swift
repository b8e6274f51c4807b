enum Shape { case rect(Int, Int) }
func show(_ s: Shape) {
  switch s {
  case .rect(let a, let b, let c): print(a, b, c)
//          ^ error: tuple pattern has the wrong length for tuple type '(Int, Int)'
  }
}
