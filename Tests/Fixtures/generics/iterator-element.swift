// `Iterator.Element`, as extensions of sequences were written for years: it is the `Element`.
protocol DomainConvertible {
  associatedtype Domain
  func asDomain() -> Domain
}
struct Row: DomainConvertible { func asDomain() -> Int { 1 } }

extension Sequence where Iterator.Element: DomainConvertible {
  typealias Element = Iterator.Element
  func mapToDomain() -> [Element.Domain] { map { $0.asDomain() } }
}
extension Collection where Iterator.Element == Int {
  var total: Int { reduce(0, +) }
}
extension Array where Iterator.Element == Int {
  var largest: Int { self.max() ?? 0 }
}
func tripled<S: Sequence>(_ numbers: S) -> [Int] where S.Iterator.Element == Int { numbers.map { $0 * 3 } }
func joined<A: Sequence, B: Sequence>(_ a: A, _ b: B) -> [A.Iterator.Element]
where A.Iterator.Element == B.Iterator.Element { Array(a) + Array(b) }

print([Row(), Row()].mapToDomain(), Set([1, 2]).total, [3, 5].largest, tripled(1...3), joined([1], 2...3))
