// Self in classes: factories, static members that are overridden, fluent configuration.
import RxSwift

class Shape {
  class var sides: Int { 0 }
  static var made = 0
  var name = "?"
  required init() { Shape.made += 1 }
  static func make() -> Self { Self() }
  static func two() -> Self { _ = Self.make(); return Self.make() }
  func named(_ n: String) -> Self { name = n; return self }
  func copy() -> Self { type(of: self).init().named(name + "'") }
  var text: String { "\(name) has \(Self.sides) sides, \(type(of: self).sides)" }
  class func describe() -> String { "\(self) \(sides) \(Self.sides)" }
}
class Square: Shape { override class var sides: Int { 4 }; func area(_ a: Int) -> Int { a * a } }
final class Cube: Square { override class func describe() -> String { "3D " + super.describe() } }
print(Square.make().named("sq").area(3), Square.make().named("s").copy().text)
print(Shape.describe(), Square.describe(), Cube.describe(), Cube.two().named("c").text)
let all: [Shape.Type] = [Shape.self, Square.self, Cube.self]
print(all.map { $0.make().text }, all.map { $0.sides }, Shape.made)
_ = Observable.from(all).map { $0.init().named("o") }.map(\.text).subscribe(onNext: { print($0) })
protocol Copyable: AnyObject { init(); func clone() -> Self }
extension Copyable { func clone() -> Self { Self() }; static func pair() -> (Self, Self) { (Self(), Self()) } }
extension Shape: Copyable {}
let clone = Cube().clone()
print(type(of: clone), type(of: Square.pair().0))
