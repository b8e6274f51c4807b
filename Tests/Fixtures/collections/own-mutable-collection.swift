// A collection of the program whose type arguments follow from its subscript, changed in place.
struct Ring<T>: RandomAccessCollection, MutableCollection {
  private var items: [T]
  private var head: Int
  init(_ items: [T], head: Int = 0) {
    self.items = items
    self.head = head
  }
  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  subscript(position: Int) -> T {
    get { items[(head + position) % items.count] }
    set { items[(head + position) % items.count] = newValue }
  }
}
struct Bag<Item: Hashable>: Collection {
  private var order: [Item] = []
  private var counts: [Item: Int] = [:]
  init<S: Sequence>(_ s: S) where S.Element == Item {
    for x in s {
      if counts[x] == nil { order.append(x) }
      counts[x, default: 0] += 1
    }
  }
  var startIndex: Int { order.startIndex }
  var endIndex: Int { order.endIndex }
  func index(after i: Int) -> Int { order.index(after: i) }
  subscript(i: Int) -> (item: Item, count: Int) { (order[i], counts[order[i]]!) }
  var mostCommon: (item: Item, count: Int)? { self.max { $0.count < $1.count } }
}
extension Collection {
  subscript(safe i: Index) -> Element? { indices.contains(i) ? self[i] : nil }
}

var ring = Ring(Array("cdeab"), head: 3)
print(String(ring), ring.first!, ring.last!, ring.count, ring[safe: 9] as Any, ring[safe: 1]!)
ring[0] = "z"
ring.swapAt(0, 2)
print(String(ring), ring.firstIndex(of: "z")!, ring.sorted().count)
ring.sort()
print(String(ring))
ring.reverse()
print(String(ring), ring.map { $0 }.count)
ring.sort { $0 < $1 }
print(String(ring), String(ring.dropFirst()))
let bag = Bag("mississippi")
print(bag.count, bag.mostCommon!.count, bag.map { "\($0.item)\($0.count)" }.joined(), bag.first!.item, bag.isEmpty)
for (item, count) in bag where count > 2 { print(item, count) }
