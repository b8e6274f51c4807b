class Shape { var sides: Int { 0 }; var name = "shape" }
class Square: Shape {
  override var sides: Int { 4 }
}
class Unit: Square {
  override var sides: Int { super.sides + 0 }
}
let s: Shape = Square()
s.name = "box"
print(s.sides, s.name, Unit().sides)
