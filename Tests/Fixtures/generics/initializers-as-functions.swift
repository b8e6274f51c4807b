// Initializers of type parameters as function values, which take their types along.
protocol Shape {
  init?(side: Int)
  init(name: String)
  var text: String { get }
}
struct Square: Shape {
  let text: String
  init?(side: Int) {
    if side < 0 { return nil }
    text = "square \(side)"
  }
  init(name: String) { text = "square " + name }
}
final class Circle: Shape {
  let text: String
  required init?(side: Int) {
    if side == 0 { return nil }
    text = "circle \(side)"
  }
  required init(name: String) { text = "circle " + name }
}
func shapes<S: Shape>(_: S.Type = S.self, _ sides: [Int]) -> [S] { sides.compactMap(S.init(side:)) }
func named<S: Shape>(_ names: [String]) -> [S] { names.map(S.init(name:)) }
struct Gallery<S: Shape> {
  let make: (String) -> S = S.init(name:)
  func first(of side: Int?) -> S? { side.flatMap(S.init(side:)) }
  func later(_ names: [String]) -> () -> [String] { { names.map(S.init).map { $0.text } } }
}
print(shapes(Square.self, [1, -1]).map(\.text), shapes(Circle.self, [0, 2]).map(\.text))
let circles: [Circle] = named(["a", "b"])
print(circles.map(\.text), Gallery<Square>().make("c").text)
print(Gallery<Circle>().first(of: 3)?.text ?? "none", Gallery<Square>().first(of: nil)?.text ?? "none")
print(Gallery<Circle>().later(["d"])())
