// Interview: LRU cache, balanced brackets, anagrams, matrix rotation
final class LRUCache<Key: Hashable, Value> {
    private final class Node {
        let key: Key
        var value: Value
        var next: Node?
        weak var prev: Node?
        init(_ key: Key, _ value: Value) { (self.key, self.value) = (key, value) }
        deinit { print("evicted", key) }
    }
    private let capacity: Int
    private var map = [Key: Node]()
    private var head: Node?, tail: Node?
    init(capacity: Int) { precondition(capacity > 0); self.capacity = capacity }
    func get(_ key: Key) -> Value? {
        guard let node = map[key] else { return nil }
        moveToFront(node)
        return node.value
    }
    func put(_ key: Key, _ value: Value) {
        if let node = map[key] { node.value = value; moveToFront(node); return }
        let node = Node(key, value)
        map[key] = node
        addToFront(node)
        if map.count > capacity, let last = tail {
            unlink(last)
            map[last.key] = nil
        }
    }
    private func moveToFront(_ n: Node) { guard n !== head else { return }; unlink(n); addToFront(n) }
    private func addToFront(_ n: Node) { n.next = head; head?.prev = n; head = n; if tail == nil { tail = n } }
    private func unlink(_ n: Node) {
        if n === head { head = n.next }
        if n === tail { tail = n.prev }
        n.prev?.next = n.next
        n.next?.prev = n.prev
        n.next = nil; n.prev = nil
    }
    var keys: [Key] { sequence(first: head, next: { $0?.next }).prefix { $0 != nil }.compactMap { $0?.key } }
}
do {
    let cache = LRUCache<String, Int>(capacity: 2)
    cache.put("a", 1); cache.put("b", 2)
    print(cache.get("a") ?? -1)
    cache.put("c", 3)
    print(cache.get("b") == nil, cache.keys)
}
func isBalanced(_ s: String) -> Bool {
    let pairs: [Character: Character] = [")": "(", "]": "[", "}": "{"]
    var stack: [Character] = []
    for ch in s {
        if pairs.values.contains(ch) { stack.append(ch) }
        else if let open = pairs[ch], stack.popLast() != open { return false }
    }
    return stack.isEmpty
}
print(["([]{})", "(]", "((", ""].map(isBalanced))
func groupAnagrams(_ words: [String]) -> [[String]] {
    words.reduce(into: [String: [String]]()) { $0[String($1.sorted()), default: []].append($1) }
        .values.sorted { $0.count == $1.count ? $0[0] < $1[0] : $0.count > $1.count }
}
print(groupAnagrams(["eat", "tea", "tan", "ate", "nat", "bat"]))
extension Array where Element: RandomAccessCollection, Element.Index == Int {
    func transposed() -> [[Element.Element]] {
        guard let first = first else { return [] }
        return first.indices.map { i in map { $0[i] } }
    }
    func rotated() -> [[Element.Element]] { transposed().map { $0.reversed() } }
}
print([[1, 2, 3], [4, 5, 6]].rotated())
func twoSum(_ nums: [Int], _ target: Int) -> (Int, Int)? {
    var seen: [Int: Int] = [:]
    for (i, n) in nums.enumerated() {
        if let j = seen[target - n] { return (j, i) }
        seen[n] = i
    }
    return nil
}
if let (i, j) = twoSum([2, 7, 11, 15], 26) { print(i, j) }
func longestUnique(_ s: String) -> Substring {
    var best = s.startIndex..<s.startIndex
    var start = s.startIndex
    var last: [Character: String.Index] = [:]
    for i in s.indices {
        if let p = last[s[i]], p >= start { start = s.index(after: p) }
        last[s[i]] = i
        if s.distance(from: start, to: i) + 1 > s.distance(from: best.lowerBound, to: best.upperBound) { best = start..<s.index(after: i) }
    }
    return s[best]
}
print(longestUnique("pwwkewabc"), longestUnique("bbbb"))
func permutations<T>(_ xs: [T]) -> [[T]] {
    guard let (head, tail) = xs.isEmpty ? nil : (xs[0], Array(xs.dropFirst())) else { return [[]] }
    return permutations(tail).flatMap { p in (0...p.count).map { i in var c = p; c.insert(head, at: i); return c } }
}
print(permutations([1, 2, 3]).count, permutations(Array("abc")).map { String($0) }.sorted())
