// An implicit member is of the expected type, for which the operator in the closure is declared.
indirect enum List<Element> {
  case end, cons(Element, List)
  static func + (element: Element, list: List) -> List { .cons(element, list) }
  var values: [Element] { if case .cons(let head, let tail) = self { [head] + tail.values } else { [] } }
}
extension List: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: Element...) { self = elements.reversed().reduce(.end) { $1 + $0 } }
}
func numbers(_ values: [Int]) -> List<Int> { values.reduce(.end) { $1 + $0 } }
print(([1, 2, 3] as List<Int>).values, numbers([4, 5]).values)

struct Money: Equatable {
  var cents: Int
  static let zero = Money(cents: 0)
  static func + (left: Money, right: Money) -> Money { Money(cents: left.cents + right.cents) }
  static func * (left: Money, right: Int) -> Money { Money(cents: left.cents * right) }
}
let prices = [(Money(cents: 250), 2), (Money(cents: 99), 3)]
let total: Money = prices.reduce(.zero) { $0 + $1.0 * $1.1 }
print(total.cents, prices.map(\.0).reduce(.zero, +) == Money(cents: 349))
