// Associated types that constraints make one: what is known of either is known of both.
protocol Container {
  associatedtype Item
  associatedtype Iterator: IteratorProtocol where Iterator.Element == Item
  func makeIterator() -> Iterator
  var count: Int { get }
  subscript(i: Int) -> Item { get }
}
extension Array: Container {}
func allMatch<A: Container, B: Container>(_ a: A, _ b: B) -> Bool where A.Item == B.Item, A.Item: Equatable {
  guard a.count == b.count else { return false }
  for i in 0..<a.count where a[i] != b[i] { return false }
  return true
}
extension Container where Item: Comparable {
  func largest() -> Item? {
    var iterator = makeIterator()
    guard var best = iterator.next() else { return nil }
    while let x = iterator.next() { if x > best { best = x } }
    return best
  }
}
protocol Graph {
  associatedtype Vertex: Hashable
  associatedtype Edges: Sequence where Edges.Element == (to: Vertex, weight: Int)
  func edges(from v: Vertex) -> Edges
}
extension Graph {
  func reach(_ v: Vertex, _ seen: inout Set<Vertex>) -> Int {
    guard seen.insert(v).inserted else { return 0 }
    var sum = 0
    for (next, weight) in edges(from: v) { sum += weight + reach(next, &seen) }
    edges(from: v).forEach { sum += $0.weight }
    return sum
  }
}
struct Roads: Graph {
  func edges(from v: String) -> [(to: String, weight: Int)] { v == "a" ? [("b", 2), (to: "c", weight: 3)] : [] }
}
extension Collection {
  var second: Element? { dropFirst().first }
  func isAt(_ i: Index) -> Bool { indices.contains(i) }
}
func firstLetter<S: StringProtocol>(_ s: S, _ table: [Character: Int]) -> Int? {
  s.first.flatMap { table[$0] } ?? (s.isEmpty ? nil : firstLetter(s.dropFirst(), table))
}

var seen: Set<String> = []
print(allMatch([3, 1], [3, 1]), [3, 9, 4].largest() ?? 0, ["b", "c"].largest() ?? "", Roads().reach("a", &seen))
print([1, 2].second ?? 0, "xy".second ?? "-", [1].isAt(1), firstLetter("cab", ["a": 1]) ?? 0)
