class Shape {
  let sides = 3
}
class Square: Shape {
  override var sides: Int { 4 }
//             ^ error: cannot override immutable 'let' property 'sides' with the getter of a 'var'
}
