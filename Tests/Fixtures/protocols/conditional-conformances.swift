// Conditional conformances of a generic type: printing, comparing, hashing.
struct Pair<Element> { let first: Element, second: Element }
extension Pair: CustomStringConvertible where Element: CustomStringConvertible {
  var description: String { "<\(first.description), \(second.description)>" }
}
extension Pair: Equatable where Element: Equatable {
  static func == (a: Pair, b: Pair) -> Bool {
    (a.first == b.first && a.second == b.second) || (a.first == b.second && a.second == b.first)
  }
}
extension Pair: Hashable where Element: Hashable {
  func hash(into hasher: inout Hasher) {
    hasher.combine(first.hashValue ^ second.hashValue)
  }
}
extension Pair: Comparable where Element: Comparable {
  static func < (a: Pair, b: Pair) -> Bool { max(a.first, a.second) < max(b.first, b.second) }
}

enum Tree<Value> {
  indirect case node(Tree, Tree)
  case leaf(Value)
}
extension Tree: CustomDebugStringConvertible where Value == Int {
  var debugDescription: String {
    switch self {
    case .node(let left, let right): "(\(left.debugDescription) \(right.debugDescription))"
    case .leaf(let value): String(value)
    }
  }
}

struct Plain {}
print(Pair(first: 1, second: 2), "\(Pair(first: "a", second: "b"))", [Pair(first: 1.5, second: 2)])
print(Pair(first: Plain(), second: Plain()))
print(Pair(first: 1, second: 2) == Pair(first: 2, second: 1), [Pair(first: 1, second: 2)].contains(Pair(first: 2, second: 1)))
print(Set([Pair(first: 1, second: 2), Pair(first: 2, second: 1), Pair(first: 3, second: 3)]).count)
print([Pair(first: 1, second: 9), Pair(first: 4, second: 2)].sorted(), Pair(first: 1, second: 2) < Pair(first: 0, second: 3))
print([Tree.node(.leaf(1), .leaf(2))], Tree.leaf(3))
print(Tree.leaf("text"))
