// The indices of a random access collection are a range if they can be counted.
struct Ring<Element>: RandomAccessCollection {
  private var items: [Element]
  private var head: Int
  init(_ items: [Element], head: Int = 0) { (self.items, self.head) = (items, head) }
  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  subscript(index: Int) -> Element {
    precondition(indices ~= index, "index out of range")
    return items[(head + index) % items.count]
  }
}
let ring = Ring(["a", "b", "c"], head: 1)
print(ring.indices, type(of: ring.indices), ring.indices.contains(3), Array(ring))
for index in ring.indices.reversed() { print(index, ring[index]) }
print(ring[1...].indices, ring.firstIndex(of: "a") ?? -1)

struct Position: Comparable {
  var row: Int
  static func < (left: Position, right: Position) -> Bool { left.row < right.row }
}
struct Rows: BidirectionalCollection {
  var startIndex: Position { Position(row: 0) }
  var endIndex: Position { Position(row: 3) }
  subscript(position: Position) -> Int { position.row * 10 }
  func index(after position: Position) -> Position { Position(row: position.row + 1) }
  func index(before position: Position) -> Position { Position(row: position.row - 1) }
}
print(type(of: Rows().indices), Rows().indices.map(\.row), Array(Rows().reversed()))
func rangeOfIndices<C: RandomAccessCollection>(_ items: C) -> Range<Int> where C.Index == Int, C.Indices == Range<Int> {
  items.indices
}
print(rangeOfIndices(ring), rangeOfIndices([1, 2]))
