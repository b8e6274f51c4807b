final class Storage {
  var items: [Int]
  init(_ items: [Int]) { self.items = items }
  deinit { print("gone", items) }
}
var copies = 0
struct Numbers: RangeReplaceableCollection, MutableCollection, RandomAccessCollection, ExpressibleByArrayLiteral {
  private var storage = Storage([])
  init() {}
  init(arrayLiteral elements: Int...) { storage = Storage(elements) }
  private mutating func makeUnique() {
    if isKnownUniquelyReferenced(&storage) { return }
    copies += 1
    storage = Storage(storage.items)
  }
  var startIndex: Int { 0 }
  var endIndex: Int { storage.items.count }
  subscript(i: Int) -> Int {
    get { storage.items[i] }
    set {
      makeUnique()
      storage.items[i] = newValue
    }
  }
  mutating func replaceSubrange<C: Collection>(_ r: Range<Int>, with c: C) where C.Element == Int {
    makeUnique()
    storage.items.replaceSubrange(r, with: c)
  }
}
do {
  var a: Numbers = [1, 2, 3]
  var b = a
  b.append(4)
  a[0] = 10
  b.replaceSubrange(1...2, with: [20, 30, 35])
  b.removeLast()
  a.insert(7, at: 0)
  a.swapAt(0, 1)
  a.sort()
  print(Array(a), Array(b), copies)
}
