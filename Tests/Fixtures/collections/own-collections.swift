// Collections that a program declares, with nothing written but what Swift asks for.
struct Week: Collection {
  private let days = ["mon", "tue", "wed"]
  var startIndex: Int { days.startIndex }
  var endIndex: Int { days.endIndex }
  func index(after i: Int) -> Int { days.index(after: i) }
  subscript(position: Int) -> String { days[position] }
}
struct Ring<Item>: BidirectionalCollection {
  struct Position: Comparable {
    fileprivate let offset: Int
    static func < (a: Position, b: Position) -> Bool { a.offset < b.offset }
  }
  let items: [Item]
  var startIndex: Position { Position(offset: 0) }
  var endIndex: Position { Position(offset: items.count) }
  func index(after i: Position) -> Position { Position(offset: i.offset + 1) }
  func index(before i: Position) -> Position { Position(offset: i.offset - 1) }
  subscript(i: Position) -> Item { items[i.offset] }
}
struct Countdown: Sequence, IteratorProtocol {
  var n: Int
  mutating func next() -> Int? {
    if n < 0 { return nil }
    defer { n -= 1 }
    return n
  }
}
struct Evens: Sequence {
  let limit: Int
  func makeIterator() -> AnyIterator<Int> {
    var n = -2
    return AnyIterator {
      n += 2
      return n <= limit ? n : nil
    }
  }
}
print(Array(Week()), Week().first ?? "none", Week().map { $0.count }, Week().count, Week()[1])
for day in Week() where day != "tue" { print(day) }
let ring = Ring(items: [1, 2, 3])
print(Array(ring), ring.last ?? 0, ring.reversed().map { $0 * 2 }, ring.dropFirst().reduce(0, +))
if let two = ring.firstIndex(of: 2) { print(ring[two], ring[two...].count, ring.distance(from: ring.startIndex, to: two)) }
print(Array(Countdown(n: 2)), Countdown(n: 3).contains(5), zip(Week(), Countdown(n: 9)).map { "\($0)\($1)" })
print(Array(Evens(limit: 4)), Evens(limit: 6).filter { $0 > 2 }, Evens(limit: 8).prefix(2).map { $0 })
func longest<C: Collection>(_ all: C) -> C.Element? where C.Element == String { all.max { $0.count < $1.count } }
print(longest(Week()) ?? "none", Week().enumerated().map { "\($0):\($1)" }, Set(Week()).count)
