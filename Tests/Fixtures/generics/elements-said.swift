// The element type of a collection follows from its type, or from the type argument of the collection.
import Foundation

enum Key: Hashable, ExpressibleByIntegerLiteral, ExpressibleByUnicodeScalarLiteral {
  case digit(Int), enter
  init(integerLiteral value: Int) { self = .digit(value) }
  init(unicodeScalarLiteral value: Unicode.Scalar) { self = .enter }
}
print(Set<Key>([1, 1, "E"]).count, Array<Key>([3, "E"]), Set<Double>([1, 2.5]).sorted(), Array<Int?>([1, nil]))

enum Plan: String, CaseIterable { case free, pro }
func names<T: CaseIterable & RawRepresentable>(_: T.Type) -> [String] where T.RawValue == String {
  T.allCases.map(\.rawValue) + T.allCases.map { $0.rawValue }
}
print(names(Plan.self))
struct Choice<T: CaseIterable & Equatable> {
  var first: T { T.allCases.first! }
  func next(after value: T) -> T? { T.allCases.drop { $0 != value }.dropFirst().first }
}
print(Choice<Plan>().first, Choice<Plan>().next(after: .free) as Any, Choice<Plan>().next(after: .pro) as Any)
print(DispatchTimeInterval.seconds(1) == .milliseconds(1000), DispatchTimeInterval.seconds(1) != .seconds(2))
struct Letter: ExpressibleByExtendedGraphemeClusterLiteral { let c: Character; init(extendedGraphemeClusterLiteral value: Character) { c = value } }
let keys: [(Double, Key)] = [(1, "E"), (2, 4)]
let letter: Letter = "é"
func show(_ key: Key, _ letter: Letter = "x") { print(key, letter.c) }
print(keys, letter.c, Key.enter == "E")
show("E")
show(7, "y")
