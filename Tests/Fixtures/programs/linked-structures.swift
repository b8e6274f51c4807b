// Linked structures: doubly linked deque, graph with adjacency, union-find, topological, tree printing
public final class Deque<Element> {
    fileprivate final class Node {
        var value: Element
        var next: Node?
        weak var previous: Node?
        init(_ value: Element) { self.value = value }
    }
    private var head, tail: Node?
    public private(set) var count = 0
    public init() {}
    public convenience init<S: Sequence>(_ elements: S) where S.Element == Element {
        self.init()
        elements.forEach(pushBack)
    }
    public func pushBack(_ e: Element) {
        let n = Node(e)
        if let tail { tail.next = n; n.previous = tail } else { head = n }
        tail = n
        count += 1
    }
    public func pushFront(_ e: Element) {
        let n = Node(e)
        n.next = head
        head?.previous = n
        head = n
        if tail == nil { tail = n }
        count += 1
    }
    public func popFront() -> Element? {
        guard let n = head else { return nil }
        head = n.next
        head?.previous = nil
        if head == nil { tail = nil }
        count -= 1
        return n.value
    }
    public func popBack() -> Element? {
        guard let n = tail else { return nil }
        tail = n.previous
        tail?.next = nil
        if tail == nil { head = nil }
        count -= 1
        return n.value
    }
}
extension Deque: Sequence {
    public struct Iterator: IteratorProtocol {
        fileprivate var node: Deque<Element>.Node?
        public mutating func next() -> Element? {
            defer { node = node?.next }
            return node?.value
        }
    }
    public func makeIterator() -> Iterator { Iterator(node: head) }
}
extension Deque: Equatable where Element: Equatable {
    public static func == (l: Deque, r: Deque) -> Bool { l.count == r.count && zip(l, r).allSatisfy { $0 == $1 } }
}
let d = Deque([2, 3])
d.pushFront(1); d.pushBack(4)
print(Array(d), d.popFront()!, d.popBack()!, d.count, d == Deque([2, 3]), d.contains(9))
while let x = d.popBack() { print("popped", x) }
print(d.popFront() as Any, d.isEmptyDeque)
extension Deque { var isEmptyDeque: Bool { count == 0 } }
struct UnionFind {
    private var parent: [Int], size: [Int]
    private(set) var sets: Int
    init(_ n: Int) { parent = Array(0..<n); size = Array(repeating: 1, count: n); sets = n }
    mutating func find(_ x: Int) -> Int {
        if parent[x] != x { parent[x] = find(parent[x]) }
        return parent[x]
    }
    @discardableResult mutating func union(_ a: Int, _ b: Int) -> Bool {
        var (a, b) = (find(a), find(b))
        if a == b { return false }
        if size[a] < size[b] { swap(&a, &b) }
        parent[b] = a
        size[a] += size[b]
        sets -= 1
        return true
    }
}
struct Edge<V: Hashable>: Hashable { let from, to: V; let weight: Int }
func kruskal(_ n: Int, _ edges: [Edge<Int>]) -> (total: Int, used: [Edge<Int>]) {
    var uf = UnionFind(n), used: [Edge<Int>] = []
    for e in edges.sorted(by: { $0.weight < $1.weight }) where uf.union(e.from, e.to) { used.append(e) }
    return (used.reduce(0) { $0 + $1.weight }, used)
}
let mst = kruskal(4, [Edge(from: 0, to: 1, weight: 10), Edge(from: 0, to: 2, weight: 6), Edge(from: 0, to: 3, weight: 5), Edge(from: 1, to: 3, weight: 15), Edge(from: 2, to: 3, weight: 4)])
print(mst.total, mst.used.map { "\($0.from)-\($0.to)" })
class TreeNode: CustomStringConvertible {
    let label: String
    var children: [TreeNode]
    init(_ label: String, _ children: TreeNode...) { self.label = label; self.children = children }
    var description: String { lines().joined(separator: "\n") }
    private func lines(_ prefix: String = "", _ isLast: Bool = true, _ isRoot: Bool = true) -> [String] {
        let mark = isRoot ? "" : isLast ? "└─ " : "├─ "
        let inner = isRoot ? "" : prefix + (isLast ? "   " : "│  ")
        return [prefix + mark + label] + children.enumerated().flatMap { i, c in
            c.lines(inner, i == children.count - 1, false)
        }
    }
    func preorder(_ visit: (TreeNode, Int) throws -> Bool, depth: Int = 0) rethrows -> Bool {
        guard try visit(self, depth) else { return false }
        for c in children { guard try c.preorder(visit, depth: depth + 1) else { return false } }
        return true
    }
    subscript(path: String...) -> TreeNode? {
        path.reduce(self as TreeNode?) { node, name in node?.children.first { $0.label == name } }
    }
}
let tree = TreeNode("root", TreeNode("a", TreeNode("a1"), TreeNode("a2")), TreeNode("b"))
print(tree)
print(tree["a", "a2"]?.label ?? "-", tree["x"] == nil)
var visited: [String] = []
let finished = tree.preorder({ node, depth in visited.append("\(depth)\(node.label)"); return node.label != "a2" })
print(visited, finished)
func dfs<V: Hashable>(_ g: [V: [V]], from s: V, _ seen: inout Set<V>, _ out: inout [V]) {
    guard seen.insert(s).inserted else { return }
    out.append(s)
    g[s]?.forEach { dfs(g, from: $0, &seen, &out) }
}
var seenSet: Set<String> = [], order: [String] = []
dfs(["a": ["b", "c"], "b": ["d"], "c": ["d"], "d": ["a"]], from: "a", &seenSet, &order)
print(order, seenSet.count)
