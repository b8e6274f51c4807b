// Members that one constraint of an extension introduces may be named in the next constraint and in the extension's members.
protocol Storable {
  static func read(_ raw: Any) -> Self?
  var raw: Any { get }
}
extension Int: Storable {
  static func read(_ raw: Any) -> Int? { raw as? Int }
  var raw: Any { self }
}
extension Storable where Self: RawRepresentable, RawValue: Storable {
  static func read(_ raw: Any) -> Self? { RawValue.read(raw).flatMap(Self.init(rawValue:)) }
  var raw: Any { rawValue.raw }
}
extension Storable where Self: Sequence, Element: Storable {
  var all: [Any] { map(\.raw) }
  func first(_ fits: (Element) -> Bool) -> Element? { first(where: fits) }
}
enum Level: Int, Storable { case low = 1, high = 5 }
struct Levels: Storable, Sequence {
  static func read(_ raw: Any) -> Levels? { nil }
  var raw: Any { "levels" }
  func makeIterator() -> IndexingIterator<[Level]> { [.low, .high].makeIterator() }
}
print(Level.read(5) as Any, Level.read("x") as Any, Level.low.raw, Levels().all, Levels().first { $0 == .high } as Any)
