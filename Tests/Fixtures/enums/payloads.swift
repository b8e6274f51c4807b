enum Shape {
  case circle(Double)
  case rect(width: Double, height: Double)
  case point
}
func area(_ s: Shape) -> Double {
  switch s {
  case .circle(let r): return 3 * r * r
  case let .rect(width, height): return width * height
  case .point: return 0
  }
}
let shapes: [Shape] = [.circle(2), .rect(width: 2, height: 3), .point]
print(shapes.map(area), shapes)
