class Shape {
  func draw() {}
  var name: String { "shape" }
}
class Square: Shape {
  private override func draw() {}
//                      ^ error: overriding instance method must be as accessible as the declaration it overrides
  private override var name: String { "square" }
//                     ^ error: overriding property must be as accessible as the declaration it overrides
}
