let one = CollectionOfOne("x")
let none = EmptyCollection<Int>()
print(one, none, one.count, none.isEmpty, one.first!, none.first as Any)
print(Array(one) + one.map { $0 + "!" }, none.reduce(1, +), [1, 2] + CollectionOfOne(3), one.joined(separator: ","))
func total(_ numbers: some Sequence<Int>) -> Int { numbers.reduce(0, +) }
print(total(none), total(CollectionOfOne(4)), none == EmptyCollection())
for value in CollectionOfOne(7) { print(value) }
struct Countdown: IteratorProtocol {
  var n: Int
  mutating func next() -> Int? {
    defer { n -= 1 }
    return n > 0 ? n : nil
  }
}
print(IteratorSequence(Countdown(n: 3)).map { $0 * 2 }, Array(IteratorSequence([1, 2].makeIterator())))
print((2...).relative(to: [1, 2, 3, 4]), (..<3).relative(to: [1, 2, 3, 4]), PartialRangeUpTo(4).upperBound, PartialRangeFrom(2).contains(5))
var rest = AnyCollection([1, 2, 3])
print(rest.removeFirst(), rest.popFirst() as Any, rest.count)
extension Collection where SubSequence == Self {
  mutating func chunk(_ n: Int) -> [Element] {
    var taken: [Element] = []
    while taken.count < n, let next = popFirst() { taken.append(next) }
    return taken
  }
}
var slice = [1, 2, 3, 4, 5][...]
var text = "hello"[...]
print(slice.chunk(2), slice, text.chunk(3), text)
