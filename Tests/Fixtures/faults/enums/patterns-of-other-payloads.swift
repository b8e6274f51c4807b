enum Shape { case point, circle(Int), text(Int, String), box(width: Int, height: Int) }
func look(at shape: Shape) {
  switch shape {
  case .point(let x): print(x)
  //    ^ error: pattern with associated values does not match enum case 'point'
  case .circle(let x, let y): print(x, y)
  //          ^ error: tuple pattern cannot match values of the non-tuple type 'Int'
  case .text(let x, let y, let z): print(x, y, z)
  //        ^ error: tuple pattern has the wrong length for tuple type '(Int, String)'
  case .box(depth: let x, height: let y): print(x, y)
  //        ^ error: tuple pattern element label 'depth' must be 'width'
  default: break
  }
}
