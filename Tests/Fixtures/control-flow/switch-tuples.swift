for point in [(0, 0), (0, 3), (2, 0), (4, 4), (1, 2)] {
  switch point {
  case (0, 0): print("origin")
  case (0, let y): print("y axis at \(y)")
  case (let x, 0): print("x axis at \(x)")
  case let (x, y) where x == y: print("diagonal \(x)")
  case (_, _): print("elsewhere")
  }
}
