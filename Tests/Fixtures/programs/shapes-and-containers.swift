// Protocol-oriented: type erasure, associated types, conditional conformance
protocol Shape {
  associatedtype Measure: Numeric & CustomStringConvertible
  var area: Measure { get }
  static var kind: String { get }
}
struct Square<N: Numeric & CustomStringConvertible>: Shape {
  let side: N; var area: N { side * side }; static var kind: String { "square" }
}
struct Rect: Shape { var w = 2.0, h = 3.0; var area: Double { w * h }; static let kind = "rect" }
struct AnyShape: CustomStringConvertible {
  private let _area: () -> String
  private let _kind: String
  init<S: Shape>(_ s: S) { _area = { s.area.description }; _kind = S.kind }
  var description: String { "\(_kind):\(_area())" }
}
let shapes: [AnyShape] = [AnyShape(Square(side: 3)), AnyShape(Rect()), AnyShape(Square(side: 1.5))]
print(shapes)
let anyShapes: [any Shape] = [Square(side: 4), Rect(w: 1, h: 1)]
for s in anyShapes { print(type(of: s).kind, s.area) }
func total<S: Sequence>(_ s: S) -> S.Element.Measure where S.Element: Shape { s.reduce(0) { $0 + $1.area } }
print(total([Rect(), Rect(w: 1)]))
protocol Container<Item> {
  associatedtype Item
  var count: Int { get }
  mutating func append(_ item: Item)
  subscript(i: Int) -> Item { get }
  associatedtype Iterator: IteratorProtocol where Iterator.Element == Item
  func makeIterator() -> Iterator
}
struct Stack<Element>: Container {
  private var items: [Element] = []
  mutating func append(_ item: Element) { items.append(item) }
  mutating func pop() -> Element? { items.popLast() }
  var count: Int { items.count }
  subscript(i: Int) -> Element { items[i] }
  func makeIterator() -> AnyIterator<Element> {
    var i = items.count
    return AnyIterator {
      i -= 1; return i >= 0 ? self.items[i] : nil
    }
  }
}
extension Stack: Sequence {}
extension Stack: Equatable where Element: Equatable {}
extension Stack: ExpressibleByArrayLiteral { init(arrayLiteral e: Element...) { items = e } }
extension Container where Item: Equatable {
  func startsWith(_ item: Item) -> Bool { count >= 1 && self[0] == item }
  func indexes(of item: Item) -> [Int] { (0..<count).filter { self[$0] == item } }
}
extension Container where Item == Double {
  func average() -> Double { var sum = 0.0; for i in 0..<count { sum += self[i] }; return sum / Double(count) }
}
func allItemsMatch<C1: Container, C2: Container>(_ a: C1, _ b: C2) -> Bool
where C1.Item == C2.Item, C1.Item: Equatable {
  a.count == b.count && (0..<a.count).allSatisfy { a[$0] == b[$0] }
}
var s: Stack = ["a", "b", "a"]
print(s.startsWith("a"), s.indexes(of: "a"), s.map { $0.uppercased() }, s == ["a", "b", "a"])
s.append("z"); print(s.pop() ?? "", allItemsMatch(s, Stack(arrayLiteral: "a", "b", "a")))
print(([1, 2, 6] as Stack).average())
func make() -> some Container<Int> { [1, 2, 3] as Stack }
var m = make(); m.append(4); print(m.count, m[3])
let boxed: any Container<String> = s
print(boxed.count, boxed[0])
extension Optional: Container where Wrapped: CustomStringConvertible {
  mutating func append(_ item: Wrapped) { self = item }
  var count: Int { self == nil ? 0 : 1 }
  subscript(i: Int) -> Wrapped { self! }
  func makeIterator() -> IndexingIterator<[Wrapped]> { (map { [$0] } ?? []).makeIterator() }
}
var o: Int? = nil
print(o.count); o.append(4); print(o.count, o[0], o as Any)
for x in sequence(state: s.makeIterator(), next: { $0.next() }) { print(x, terminator: " ") }
print()
