// In an extension, and in generic code, Self and T of an `any P` are the type of what is in it.
protocol Shape {
  static var name: String { get }
  static func make() -> Self
  init()
}
extension Shape {
  var info: String { "\(Self.name) \(Self.self)" }
  static func make() -> Self { Self() }
  func twin() -> Self { Self.make() }
}
struct Circle: Shape { static let name = "circle" }
class Square: Shape {
  class var name: String { "square" }
  required init() {}
}
class Big: Square {
  override class var name: String { "big" }
}
func describe<S: Shape>(_ s: S) -> String { "\(S.self) called \(S.name)" }

let kinds: [Shape.Type] = [Circle.self, Square.self, Big.self]
print(kinds.map { $0.init().info }, kinds.map { $0.name })
let any: any Shape = Circle()
print(any.info, describe(any), type(of: any.twin()), Big.make().info)
func each(_ shapes: [any Shape]) { for shape in shapes { print(describe(shape)) } }
each([Circle(), Big()])
