// LRU cache over a doubly linked list, a binary search tree, a trie.
final class Node<K, V> {
    let key: K
    var value: V
    var next: Node?
    weak var previous: Node?
    init(_ key: K, _ value: V) { self.key = key; self.value = value }
    deinit { print("evicted", key) }
}

final class LRUCache<Key: Hashable, Value> {
    typealias Entry = Node<Key, Value>
    private var nodes = [Key: Entry]()
    private var head: Entry?, tail: Entry?
    private let capacity: Int
    init(capacity: Int) { precondition(capacity > 0); self.capacity = capacity }
    subscript(key: Key) -> Value? {
        get {
            guard let node = nodes[key] else { return nil }
            touch(node)
            return node.value
        }
        set {
            switch (nodes[key], newValue) {
            case (let node?, let value?):
                node.value = value
                touch(node)
            case (let node?, nil): unlink(node); nodes[key] = nil
            case (nil, let value?):
                if nodes.count == capacity, let last = tail { unlink(last); nodes.removeValue(forKey: last.key) }
                let node = Entry(key, value)
                nodes[key] = node
                pushFront(node)
            case (nil, nil): break
            }
        }
    }
    private func touch(_ node: Entry) { unlink(node); pushFront(node) }
    private func unlink(_ node: Entry) {
        node.previous?.next = node.next
        node.next?.previous = node.previous
        if head === node { head = node.next }
        if tail === node { tail = node.previous }
        (node.next, node.previous) = (nil, nil)
    }
    private func pushFront(_ node: Entry) {
        node.next = head
        head?.previous = node
        head = node
        tail = tail ?? node
    }
    var keys: [Key] { Array(sequence(first: head) { $0?.next }.prefix { $0 != nil }.compactMap { $0?.key }) }
}

do {
    let cache = LRUCache<String, Int>(capacity: 2)
    cache["a"] = 1
    cache["b"] = 2
    print(cache["a"] ?? -1, cache.keys)
    cache["c"] = 3
    print(cache.keys, cache["b"] as Any)
    cache["a"]? += 10
    cache["c"] = nil
    print(cache.keys, cache["a", default: 0])
    print("leaving")
}
extension LRUCache {
    subscript(key: Key, default d: @autoclosure () -> Value) -> Value { self[key] ?? d() }
}

enum Tree<T: Comparable> {
    case empty
    indirect case node(Tree, T, Tree)
    init() { self = .empty }
    init<S: Sequence>(_ s: S) where S.Element == T { self = s.reduce(.empty) { $0.inserting($1) } }
    func inserting(_ x: T) -> Tree {
        guard case let .node(l, v, r) = self else { return .node(.empty, x, .empty) }
        if x < v { return .node(l.inserting(x), v, r) }
        if x > v { return .node(l, v, r.inserting(x)) }
        return self
    }
    mutating func insert(_ x: T) { self = inserting(x) }
    var inOrder: [T] { if case .node(let l, let v, let r) = self { return l.inOrder + [v] + r.inOrder }; return [] }
    var depth: Int {
        switch self {
        case .empty: return 0
        case .node(let l, _, let r): return 1 + max(l.depth, r.depth)
        }
    }
    func contains(_ x: T) -> Bool {
        switch self {
        case .empty: false
        case .node(_, x, _): true
        case .node(let l, let v, _) where x < v: l.contains(x)
        case .node(_, _, let r): r.contains(x)
        }
    }
    func map<U: Comparable>(_ f: (T) -> U) -> Tree<U> {
        guard case let .node(l, v, r) = self else { return .empty }
        return .node(l.map(f), f(v), r.map(f))
    }
    func fold<R>(_ leaf: R, _ combine: (R, T, R) -> R) -> R {
        switch self {
        case .empty: return leaf
        case let .node(l, v, r): return combine(l.fold(leaf, combine), v, r.fold(leaf, combine))
        }
    }
}
var tree = Tree([5, 2, 8, 1, 9, 3])
tree.insert(7)
print(tree.inOrder, tree.depth, tree.contains(3), tree.contains(4))
print(tree.map { String($0) }.inOrder.joined(), tree.fold(0) { $0 + $1 + $2 }, tree.fold("") { "(\($0)\($1)\($2))" })
print(Tree("hello").inOrder.map(String.init), Tree<Int>().depth)

class Trie {
    private var children: [Character: Trie] = [:]
    private var isWord = false
    func insert<S: StringProtocol>(_ word: S) {
        guard let first = word.first else { isWord = true; return }
        let child: Trie
        if let existing = children[first] { child = existing } else { child = Trie(); children[first] = child }
        child.insert(word.dropFirst())
    }
    func words(withPrefix prefix: String) -> [String] {
        var node: Trie? = self
        for c in prefix { node = node?.children[c] }
        return node?.collect(prefix) ?? []
    }
    private func collect(_ prefix: String) -> [String] {
        (isWord ? [prefix] : []) + children.sorted(by: { $0.0 < $1.0 }).flatMap { $1.collect(prefix + String($0)) }
    }
}
let trie = Trie()
for w in "car card care cat dog do".split(separator: " ") { trie.insert(w) }
print(trie.words(withPrefix: "car"), trie.words(withPrefix: "do"), trie.words(withPrefix: "x"))
