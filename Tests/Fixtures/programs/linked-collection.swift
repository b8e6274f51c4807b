// Bank queue simulation & LinkedList as Collection with indices, Swift Apprentice "Data Structures"
public class Node<Value> {
  public var value: Value; public var next: Node?;
  public init(value: Value, next: Node? = nil) { self.value = value; self.next = next }
}
extension Node: CustomStringConvertible {
  public var description: String {
    guard let next = next else { return "\(value)" }; return "\(value) -> " + String(describing: next) + " "
  }
}
public struct LinkedList<Value> {
  public var head: Node<Value>?
  public var tail: Node<Value>?
  public init() {}
  public var isEmpty: Bool { head == nil }
  public mutating func push(_ value: Value) {
    copyNodes(); head = Node(value: value, next: head); if tail == nil { tail = head }
  }
  public mutating func append(_ value: Value) {
    copyNodes()
    guard !isEmpty else { push(value); return }
    tail!.next = Node(value: value)
    tail = tail!.next
  }
  public func node(at index: Int) -> Node<Value>? {
    var currentNode = head
    var currentIndex = 0
    while currentNode != nil && currentIndex < index { currentNode = currentNode!.next; currentIndex += 1 }
    return currentNode
  }
  @discardableResult
  public mutating func insert(_ value: Value, after node: Node<Value>) -> Node<Value> {
    guard tail !== node else { append(value); return tail! }
    node.next = Node(value: value, next: node.next)
    return node.next!
  }
  @discardableResult
  public mutating func pop() -> Value? {
    copyNodes()
    defer { head = head?.next; if isEmpty { tail = nil } }
    return head?.value
  }
  @discardableResult
  public mutating func removeLast() -> Value? {
    guard let head = head else { return nil }
    guard head.next != nil else { return pop() }
    var prev = head
    var current = head
    while let next = current.next { prev = current; current = next }
    prev.next = nil
    tail = prev
    return current.value
  }
  @discardableResult
  public mutating func remove(after node: Node<Value>) -> Value? {
    defer { if node.next === tail { tail = node }; node.next = node.next?.next }
    return node.next?.value
  }
  private mutating func copyNodes() {
    guard !isKnownUniquelyReferenced(&head) else { return }
    guard var oldNode = head else { return }
    head = Node(value: oldNode.value)
    var newNode = head
    while let nextOldNode = oldNode.next {
      newNode!.next = Node(value: nextOldNode.value)
      newNode = newNode!.next
      oldNode = nextOldNode
    }
    tail = newNode
  }
}
extension LinkedList: CustomStringConvertible {
  public var description: String { guard let head = head else { return "Empty list" }; return String(describing: head) }
}
extension LinkedList: Collection {
  public struct Index: Comparable {
    public var node: Node<Value>?
    static public func == (lhs: Index, rhs: Index) -> Bool {
      switch (lhs.node, rhs.node) {
      case let (left?, right?): return left.next === right.next
      case (nil, nil): return true
      default: return false
      }
    }
    static public func < (lhs: Index, rhs: Index) -> Bool {
      guard lhs != rhs else { return false }
      let nodes = sequence(first: lhs.node) { $0?.next }
      return nodes.contains { $0 === rhs.node }
    }
  }
  public var startIndex: Index { Index(node: head) }
  public var endIndex: Index { Index(node: tail?.next) }
  public func index(after i: Index) -> Index { Index(node: i.node?.next) }
  public subscript(position: Index) -> Value { position.node!.value }
}
func example(of description: String, action: () -> Void) {
  print("---Example of: \(description)---"); action(); print()
}
example(of: "push and append") {
  var list = LinkedList<Int>()
  list.push(3); list.push(2); list.push(1); list.append(4)
  print(list)
  let middle = list.node(at: 1)!
  list.insert(-1, after: middle)
  print("after", list, list.pop() as Any, list.removeLast() as Any)
  print(list, list.remove(after: list.node(at: 0)!) ?? 0, list.count)
}
example(of: "using collection") {
  var list = LinkedList<Int>()
  for i in 0...9 { list.append(i) }
  print("List: \(list)")
  print("First element: \(list[list.startIndex])")
  print("Array containing first 3 elements: \(Array(list.prefix(3)))")
  print("Array containing last 3 elements: \(Array(list.suffix(3)))")
  let sum = list.reduce(0, +)
  print("Sum of all values: \(sum)")
}
example(of: "linked list cow") {
  var list1 = LinkedList<Int>()
  list1.append(1); list1.append(2)
  var list2 = list1
  list2.append(3); list2.push(0)
  print(
    "List1: \(list1)", "List2: \(list2)", list1.contains(2), list1.map { $0 * 2 }, list2.sorted(by: >),
    list2.firstIndex(of: 2).map { list2[$0] } ?? 0)
}
class TreeNode<T> {
  let value: T; var children: [TreeNode] = []; init(_ value: T) { self.value = value };
  func add(_ c: TreeNode) { children.append(c) }
}
extension TreeNode {
  func forEachDepthFirst(visit: (TreeNode) -> Void) {
    visit(self); children.forEach { $0.forEachDepthFirst(visit: visit) }
  }
  func forEachLevelOrder(visit: (TreeNode) -> Void) {
    visit(self); var queue = children[...];
    while let n = queue.popFirst() { visit(n); queue.append(contentsOf: n.children) }
  }
}
extension TreeNode where T: Equatable {
  func search(_ value: T) -> TreeNode? {
    var result: TreeNode?; forEachLevelOrder { node in if node.value == value { result = node } }; return result
  }
}
let tree = TreeNode("beverages"); let hot = TreeNode("hot"), cold = TreeNode("cold"); tree.add(hot); tree.add(cold);
["tea", "coffee"].map(TreeNode.init).forEach(hot.add); cold.add(TreeNode("soda"))
tree.forEachDepthFirst { print($0.value, terminator: " ") };
tree.forEachLevelOrder { print($0.value, terminator: " ") };
print(tree.search("tea")?.value ?? "no", tree.search("WKD") == nil ? "none" : "some")
