class Shape { var sides: Int { 0 }; var name = "shape" }
class Square: Shape {
  override var sides: Int { 4 }
  override var name: String { didSet { print("renamed \(oldValue) to \(name)") } }
}
let s: Shape = Square()
s.name = "box"
print(s.sides, s.name)
