// Swift Algorithm Club style: linked list, queue, BST with traversal
public final class LinkedListNode<T> {
    var value: T
    var next: LinkedListNode?
    weak var previous: LinkedListNode?
    public init(value: T) { self.value = value }
}
public final class LinkedList<T> {
    public typealias Node = LinkedListNode<T>
    private var head: Node?
    public init() {}
    public var isEmpty: Bool { return head == nil }
    public var first: Node? { return head }
    public var last: Node? {
        guard var node = head else { return nil }
        while let next = node.next { node = next }
        return node
    }
    public var count: Int {
        guard var node = head else { return 0 }
        var count = 1
        while let next = node.next { node = next; count += 1 }
        return count
    }
    public subscript(index: Int) -> T { node(at: index).value }
    public func node(at index: Int) -> Node {
        assert(head != nil, "List is empty")
        assert(index >= 0, "index must be greater than 0")
        if index == 0 { return head! }
        var node = head!.next
        for _ in 1..<index {
            node = node?.next
            if node == nil { break }
        }
        assert(node != nil, "index is out of bounds.")
        return node!
    }
    public func append(_ value: T) {
        let new = Node(value: value)
        if let last = last { new.previous = last; last.next = new } else { head = new }
    }
    @discardableResult public func remove(node: Node) -> T {
        let prev = node.previous
        let next = node.next
        if let prev = prev { prev.next = next } else { head = next }
        next?.previous = prev
        node.previous = nil
        node.next = nil
        return node.value
    }
    public func reverse() {
        var node = head
        while let current = node {
            node = current.next
            swap(&current.next, &current.previousStrong)
            head = current
        }
    }
}
extension LinkedListNode {
    var previousStrong: LinkedListNode? {
        get { previous }
        set { previous = newValue }
    }
}
extension LinkedList: CustomStringConvertible {
    public var description: String {
        var s = "["
        var node = head
        while let nd = node {
            s += "\(nd.value)"
            node = nd.next
            if node != nil { s += ", " }
        }
        return s + "]"
    }
}
extension LinkedList {
    public func map<U>(transform: (T) -> U) -> LinkedList<U> {
        let result = LinkedList<U>()
        var node = head
        while node != nil { result.append(transform(node!.value)); node = node!.next }
        return result
    }
    public func filter(predicate: (T) -> Bool) -> LinkedList<T> {
        let result = LinkedList<T>()
        var node = head
        while let nd = node { if predicate(nd.value) { result.append(nd.value) }; node = nd.next }
        return result
    }
}
extension LinkedList: ExpressibleByArrayLiteral {
    public convenience init(arrayLiteral elements: T...) {
        self.init()
        elements.forEach { append($0) }
    }
}
let list: LinkedList<String> = ["Hello", "Swift", "World"]
print(list, list.count, list[2])
print(list.map { s in s.count })
print(list.filter { s in s.contains("l") })
list.remove(node: list.node(at: 1))
print(list, list.last?.previous?.value ?? "none")

public indirect enum BinarySearchTree<T: Comparable> {
    case empty
    case leaf(T)
    case node(BinarySearchTree, T, BinarySearchTree)
    public var count: Int {
        switch self {
        case .empty: return 0
        case .leaf: return 1
        case let .node(left, _, right): return left.count + 1 + right.count
        }
    }
    public var height: Int {
        switch self {
        case .empty: return -1
        case .leaf: return 0
        case let .node(left, _, right): return 1 + max(left.height, right.height)
        }
    }
    public func insert(newValue: T) -> BinarySearchTree {
        switch self {
        case .empty: return .leaf(newValue)
        case .leaf(let value):
            if newValue < value { return .node(.leaf(newValue), value, .empty) }
            return .node(.empty, value, .leaf(newValue))
        case .node(let left, let value, let right):
            if newValue < value { return .node(left.insert(newValue: newValue), value, right) }
            return .node(left, value, right.insert(newValue: newValue))
        }
    }
    public func search(x: T) -> BinarySearchTree? {
        switch self {
        case .empty: return nil
        case .leaf(let y): return (x == y) ? self : nil
        case let .node(left, y, right):
            if x < y { return left.search(x: x) } else if y < x { return right.search(x: x) } else { return self }
        }
    }
}
extension BinarySearchTree: CustomDebugStringConvertible {
    public var debugDescription: String {
        switch self {
        case .empty: return "."
        case .leaf(let value): return "\(value)"
        case .node(let left, let value, let right): return "(\(left.debugDescription) <- \(value) -> \(right.debugDescription))"
        }
    }
}
var tree = BinarySearchTree.leaf(7)
for n in [2, 5, 10, 9, 1] { tree = tree.insert(newValue: n) }
debugPrint(tree)
print(tree.count, tree.height, tree.search(x: 5) as Any, tree.search(x: 6).map { "\($0)" } ?? "missing")
