// The elements of an initializer's argument, not those that are wanted, say which array is made: it then holds other types.
class Node { var name = "node" }
final class Element: Node {
  init(_ name: String) {
    super.init()
    self.name = name
  }
}
enum Builder {
  static func nodes<S: Sequence>(_ elements: S) -> [Node] where S.Element == Element { Array(elements) }
}
print(Builder.nodes([Element("a"), Element("b")]).map(\.name))

let numbers = [1, 2]
func show(_ values: [Any]) { print(values) }
show(Array(numbers))
show(Array(numbers.reversed()))
let optional: [Int?] = Array(numbers.prefix(1))
let anything: [Any] = Array(Set(["x"]))
let table: [String: Any] = Dictionary(uniqueKeysWithValues: [("a", 1)])
let exact: [Int?] = Array([3, nil])
func wrapped<T, S: Sequence>(_ values: S) -> [T] where S.Element == T { values.map { $0 } }
let own: [Int?] = wrapped(numbers)
print(optional, anything, table, exact, own)
