// Operators of relays: what a relay holds changes, so the relay itself may be a constant.
import RxRelay

extension BehaviorRelay where Element: RangeReplaceableCollection {
  func append(_ element: Element.Element) { accept(value + [element]) }
  static func += (relay: BehaviorRelay, elements: [Element.Element]) { relay.accept(relay.value + elements) }
}
extension BehaviorRelay where Element: AdditiveArithmetic {
  static func += (relay: BehaviorRelay, amount: Element) { relay.accept(relay.value + amount) }
}
let list = BehaviorRelay(value: ["a"])
list.append("b")
list += ["c", "d"]
print(list.value)
let total = BehaviorRelay(value: 1.5)
total += 2
print(total.value)
let text = BehaviorRelay(value: "x")
text.append("y")
print(text.value)
func joined<C: RangeReplaceableCollection>(_ first: C, _ more: [C.Element]) -> C {
  var all = first + more
  all += more
  return all + [more[0]]
}
print(joined([1], [2, 3]), joined("a", ["b"]))
