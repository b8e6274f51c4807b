class Shape {
  func area() -> Int { 1 }
}
class Square: Shape {
  override func area() -> String { "1" }
//              ^ error: method does not override any method from its superclass
}
