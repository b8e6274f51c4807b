// A chain as an optional of an optional: wrapped where a type is written, ended early where a generic parameter is bound to it.
final class Node {
  let value: Int
  var next: Node?
  init(_ value: Int, _ next: Node? = nil) { (self.value, self.next) = (value, next) }
}
let missing: Node? = nil
let last: Node? = Node(1)
let value: Int?? = missing?.value
print(value as Any, value == nil)
let next: Node?? = last?.next
print(next == nil)
func following(_ node: Node?) -> Node?? { node?.next }
print(following(missing) == nil, following(last) == nil)
let closure: (Node?) -> Node?? = { $0?.next }
print(closure(missing) == nil, closure(last) == nil)
print(sequence(first: last) { $0?.next }.map { $0?.value ?? 0 })
