struct Ring<Element>: RandomAccessCollection, ExpressibleByArrayLiteral {
  private let elements: [Element]
  init(arrayLiteral elements: Element...) { self.elements = elements }
  init(_ elements: [Element]) { self.elements = elements }
  var startIndex: Int { 0 }
  var endIndex: Int { elements.count }
  subscript(position: Int) -> Element { elements[position % elements.count] }
}
let ring: Ring<Int> = [5, 3, 8, 1]
print(ring.count, ring.first!, ring.last!, ring.isEmpty)
print(ring.map { $0 * 2 }, ring.filter { $0 > 2 })
print(ring.sorted(), ring.max()!, ring.min()!)
print(ring.firstIndex(of: 8)!, ring.contains(3), ring.contains { $0 > 100 })
print(ring.reduce(0, +), Array(ring.prefix(2)), Array(ring.dropFirst()), Array(ring.suffix(1)))
print(ring.reversed(), ring.enumerated().map { "\($0):\($1)" })
for (a, b) in zip(ring, ring.dropFirst()) { print(a, b, terminator: ";") }
print()
print(ring.indices, Array(ring[1..<3]), ring.first { $0 < 4 } ?? 0, ring.allSatisfy { $0 > 0 })
print(ring.joinedText, Array(ring.lazy.map { $0 + 1 }))
print(ring.split(separator: 8).map(Array.init), ring.elementsEqual([5, 3, 8, 1]), ring.starts(with: [5, 3]))
print(ring.shuffled().count, ring.index(after: 1), ring.distance(from: 0, to: 3))

extension Collection where Element == Int {
  var joinedText: String { map(String.init).joined(separator: "-") }
  var average: Double { isEmpty ? 0 : Double(reduce(0, +)) / Double(count) }
}
print(ring.average, [1, 2].average, Set([4]).average)

struct Countdown: Sequence, IteratorProtocol {
  var count: Int
  mutating func next() -> Int? {
    if count == 0 { return nil }
    defer { count -= 1 }
    return count
  }
}
let down = Countdown(count: 4)
print(Array(down), down.map { $0 }, down.sorted(), down.reduce(1, *), down.min()!, down.contains(3))
print(down.filter { $0.isMultiple(of: 2) }, Array(down.prefix(2)), Array(down.dropLast()), down.first { $0 < 3 }!)
print(Dictionary(grouping: down) { $0 % 2 }[0]!, Set(down).count, down.compactMap { $0 > 2 ? "\($0)" : nil })
print(down.reversed(), down.enumerated().map { $0.offset * $0.element }, down.max { $0 < $1 }!)
print(down.flatMap { [$0, $0] }, down.joinedBy("+"))
extension Sequence {
  func joinedBy(_ text: String) -> String { map { "\($0)" }.joined(separator: text) }
}
for n in down where n != 2 { print(n, terminator: " ") }
print()
func total<S: Sequence>(_ s: S) -> Int where S.Element == Int { s.reduce(0, +) }
print(total(down), total(ring), total([1, 2]), total(1...3), total(Set([9])))
