protocol Shape {
  var area: Int { get }
  func draw()
  func move(by distance: Int)
}
struct Square: Shape {
//     ^ error: type 'Square' does not conform to protocol 'Shape'
  func draw() {}
}
