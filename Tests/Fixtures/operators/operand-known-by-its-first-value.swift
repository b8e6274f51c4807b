// An operand of which the first value is known: its type declares the operator, not that of the other operand.
enum List<Element> {
  case end
  indirect case cons(Element, List)
  static func + (head: Element, tail: List) -> List { .cons(head, tail) }
  func reduce<Result>(_ first: Result, _ next: (Result, Element) -> Result) -> Result {
    guard case .cons(let head, let tail) = self else { return first }
    return tail.reduce(next(first, head), next)
  }
  var text: String { reduce("") { $0 + "\($1) " } }
}
struct Zipper<Element> {
  let left: List<Element>
  let focus: Element
  let right: List<Element>
  var list: List<Element> { left.reduce(focus + right) { $1 + $0 } }
}
let list = 3 + (4 + List<Int>.end)
print(list.text, list.reduce(2 + list) { $1 + $0 }.text)
print(Zipper(left: 2 + (1 + .end), focus: 5, right: list).list.text)
