extension Sequence {
  func counted() -> [Element: Int] { [:] }
//                  ^ error: type 'Self.Element' does not conform to protocol 'Hashable'
  func unique() -> Set<Element>? { nil }
//                 ^ error: type 'Self.Element' does not conform to protocol 'Hashable'
}
extension Sequence where Element: Hashable {
  func counts() -> [Element: Int] { [:] }
}
struct Box<T> {
  var counts: [T: Int] = [:]
//            ^ error: type 'T' does not conform to protocol 'Hashable'
  func all() -> Set<T>? { nil }
//              ^ error: type 'T' does not conform to protocol 'Hashable'
}
func first<T>(_ value: T, in values: Set<T>) -> T? { values.first }
protocol Source {
  associatedtype Key: Hashable
  associatedtype Value
  func byKey() -> [Key: Value]
  func byValue() -> [Value: Key]
//                  ^ error: type 'Self.Value' does not conform to protocol 'Hashable'
}
