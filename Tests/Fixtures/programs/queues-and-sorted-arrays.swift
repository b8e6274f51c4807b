// Advanced Swift: collection protocols — a FIFO queue, a sorted array, copy-on-write buffer
struct FIFOQueue<Element> {
  fileprivate var left: [Element] = []
  fileprivate var right: [Element] = []
  mutating func enqueue(_ new: Element) { right.append(new) }
  mutating func dequeue() -> Element? {
    if left.isEmpty { left = right.reversed(); right.removeAll() }
    return left.popLast()
  }
}
extension FIFOQueue: MutableCollection {
  public var startIndex: Int { return 0 }
  public var endIndex: Int { return left.count + right.count }
  public func index(after i: Int) -> Int {
    precondition(i >= startIndex && i < endIndex, "Index out of bounds"); return i + 1
  }
  public subscript(position: Int) -> Element {
    get {
      precondition((0..<endIndex).contains(position), "Index out of bounds")
      if position < left.endIndex {
        return left[left.count - position - 1]
      } else {
        return right[position - left.count]
      }
    }
    set {
      if position < left.endIndex {
        left[left.count - position - 1] = newValue
      } else {
        right[position - left.count] = newValue
      }
    }
  }
}
extension FIFOQueue: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: Element...) { self.init(left: elements.reversed(), right: []) }
}
extension FIFOQueue: RangeReplaceableCollection {
  mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C) where C.Element == Element {
    right = left.reversed() + right
    left.removeAll()
    right.replaceSubrange(subrange, with: newElements)
  }
}
extension FIFOQueue: BidirectionalCollection { func index(before i: Int) -> Int { i - 1 } }
extension FIFOQueue: RandomAccessCollection {}
var q: FIFOQueue = [1, 2, 3]
q.enqueue(4); q[1] = 20
print(q.dequeue()!, q.count, Array(q), q.map { $0 * 2 }, q.first ?? 0, q.last ?? 0, q.dropFirst().map(String.init))
q.append(contentsOf: [7, 8]); q.insert(0, at: 0); q.removeAll { $0 == 7 }; q.swapAt(0, 1); q.sort(by: >); q.reverse()
print(
  Array(q), q.firstIndex(of: 8) as Any, q.contains(20), q.isEmpty, q[1...].reduce(0, +), q.reversed().map { $0 },
  q.prefix(2).count)
var it = q.makeIterator(); while let x = it.next() { print(x, terminator: ",") }; print()
struct SortedArray<Element: Comparable>: RandomAccessCollection, CustomStringConvertible {
  private var elements: [Element]
  init<S: Sequence>(unsorted: S) where S.Element == Element { elements = unsorted.sorted() }
  var startIndex: Int { elements.startIndex }
  var endIndex: Int { elements.endIndex }
  subscript(i: Int) -> Element { elements[i] }
  func min() -> Element? { elements.first }
  mutating func insert(_ e: Element) {
    var lo = 0, hi = elements.count
    while lo < hi { let mid = (lo + hi) / 2; if elements[mid] < e { lo = mid + 1 } else { hi = mid } }
    elements.insert(e, at: lo)
  }
  var description: String { "Sorted\(elements)" }
}
var sa = SortedArray(unsorted: [3, 1, 2]); sa.insert(2); sa.insert(9); sa.insert(-1)
print(
  sa, sa.max()!, sa.min()!, sa.index(of: 9) ?? -1, sa.suffix(2).map { $0 }, sa.lastIndex(of: 2)!, sa.indices,
  sa[sa.index(sa.startIndex, offsetBy: 2)])
final class Box<A> { var unbox: A; init(_ v: A) { unbox = v } }
struct MyData {
  private var _data: Box<[UInt8]>; init() { _data = Box([]) }
  private var writing: [UInt8] {
    mutating get {
      if !isKnownUniquelyReferenced(&_data) { _data = Box(_data.unbox); print("copy") }; return _data.unbox
    }
    set { _data.unbox = newValue }
  }
  mutating func append(_ b: UInt8) { writing.append(b) }
  var bytes: [UInt8] { _data.unbox }
}
var d1 = MyData(); for b in 0..<3 as Range<UInt8> { d1.append(b) }
let d2 = d1; d1.append(9); d1.append(10); print(d1.bytes, d2.bytes)
struct Words: Collection {
  let s: String
  struct Index: Comparable {
    fileprivate let range: Range<Substring.Index>;
    static func < (l: Index, r: Index) -> Bool { l.range.lowerBound < r.range.lowerBound }
  }
  let startIndex: Index
  init(_ s: String) { self.s = s; startIndex = Index(range: Words.next(Substring(s)[...])) }
  private static func next(_ sub: Substring) -> Range<Substring.Index> {
    let a = sub.firstIndex { $0 != " " } ?? sub.endIndex; let b = sub[a...].firstIndex(of: " ") ?? sub.endIndex;
    return a..<b
  }
  var endIndex: Index { Index(range: s.endIndex..<s.endIndex) }
  subscript(i: Index) -> Substring { s[i.range] }
  func index(after i: Index) -> Index {
    guard i.range.upperBound < s.endIndex else { return endIndex };
    return Index(range: Words.next(s[i.range.upperBound...]))
  }
}
let w = Words("  the quick  brown fox ");
print(
  Array(w), w.first!, w.count, w.firstIndex(of: "brown").map { w[$0] } as Any, w.dropFirst(2).joined(separator: "-"))
extension Substring {
  var nextWordRange: Range<Index> {
    let start = drop(while: { $0 == " " }); let end = start.firstIndex(where: { $0 == " " }) ?? endIndex;
    return start.startIndex..<end
  }
}
print("  ab c"[Substring("  ab c").nextWordRange])
