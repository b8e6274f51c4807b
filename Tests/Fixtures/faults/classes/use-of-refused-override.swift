// The member that a refused override should replace stays visible beside it.
class Shape {
  final func draw() {}
  final var area: Int { 0 }
  var name: String { "shape" }
  func scaled() -> Int { 1 }
  func kept() {}
}
class Square: Shape {
  override func draw() {}
//              ^ error: instance method overrides a 'final' instance method
  override var area: Int { 1 }
//             ^ error: property overrides a 'final' property
  override var name: Int { 4 }
//             ^ error: property 'name' with type 'Int' cannot override a property with type 'String'
  override func scaled() -> String { "" }
//              ^ error: method does not override any method from its superclass
  override func kept() throws {}
//              ^ error: cannot override non-throwing instance method with throwing instance method
}
let square = Square()
square.draw()
//     ^ error: ambiguous use of 'draw()'
print(square.area)
//           ^ error: ambiguous use of 'area'
print(square.name)
//           ^ error: ambiguous use of 'name'
print(square.scaled())
//           ^ error: ambiguous use of 'scaled()'
let name: String = square.name
let count: Int = square.name
