// A generic member does for a requirement of certain types: those are its arguments.
protocol Shown {
  func show(_ number: Int) -> String
  func count(_ numbers: [Int]) -> Int
  static func + (a: Self, b: Self) -> Self
}
struct Tag: Shown, CustomStringConvertible {
  var number = 1
  func show<T>(_ value: T) -> String { "\(T.self) \(value)" }
  func count<C: Collection>(_ values: C) -> Int where C.Element == Int { values.count }
  static func + <V: CustomStringConvertible>(a: Tag, b: V) -> Tag { Tag(number: a.number + "\(b)".count) }
  var description: String { "#\(number)" }
}
func use<T: Shown>(_ value: T) { print(value.show(3), value + value, value.count([1, 2])) }
use(Tag())
let any: any Shown = Tag(number: 2)
print(any.show(4), any.count([]))

protocol Unit { associatedtype Kind }
enum Metre: Unit { enum Kind {} }
enum Mile: Unit { typealias Kind = Metre.Kind }
protocol Summable { static func + (a: Self, b: Self) -> Self }
struct Length<U: Unit>: Summable {
  var value: Double
  static func + <V>(a: Length, b: Length<V>) -> Length where V: Unit, V.Kind == U.Kind {
    print(U.self, V.self)
    return Length(value: a.value + b.value)
  }
}
extension Sequence where Element: Summable {
  func total(from start: Element) -> Element { reduce(start, +) }
}
print([Length<Mile>(value: 1), Length<Mile>(value: 2)].total(from: Length<Mile>(value: 0)).value)
print((Length<Metre>(value: 1) + Length<Mile>(value: 2)).value)

protocol Loading {
  func load(_ name: String) throws -> Int
  func later(_ name: String) async -> String
}
enum Missing: Error { case name(String) }
struct Loader: Loading {
  func load<S: StringProtocol>(_ name: S) throws -> Int {
    if name.isEmpty { throw Missing.name(String(name)) }
    return name.count
  }
  func later<S: CustomStringConvertible>(_ name: S) async -> String { "later \(name)" }
}
func read(_ loading: some Loading) async {
  do { print(try loading.load("abc"), try loading.load("")) } catch { print(error) }
  print(await loading.later("x"))
}
await read(Loader())
