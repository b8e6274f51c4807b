class Shape {
  var area: Int { 1 }
}
class Square: Shape {
  override var area: String { "1" }
//             ^ error: property 'area' with type 'String' cannot override a property with type 'Int'
}
