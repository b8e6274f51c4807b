extension Sequence {
  func counted() -> [Element: Int] { [:] }
//                  ^ error: type 'Self.Element' does not conform to protocol 'Hashable'
  func distinct() -> Set<Element> where Element: Hashable { [] }
}
protocol Keyed { associatedtype Key: Hashable }
extension Keyed { func table() -> [Key: Int] { [:] } }
