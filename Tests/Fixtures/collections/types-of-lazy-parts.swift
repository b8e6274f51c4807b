// What parts and steps of lazy sequences are, and with it which of them are lazy themselves.
struct Halves: Sequence {
  func makeIterator() -> AnyIterator<Double> {
    var next = 16.0
    return AnyIterator {
      next /= 2
      return next < 1 ? nil : next
    }
  }
}
func type<T>(_: @autoclosure () -> T) { print(T.self) }
// Of a sequence that is no collection.
type(Halves().prefix(2))
type(Halves().dropFirst().dropFirst(2))
type(Halves().drop { $0 > 2 }.drop { $0 > 1 })
type(Halves().lazy.prefix(2).prefix(1))
type(Halves().lazy.prefix(2).map { $0 })
type(Halves().lazy.filter { $0 > 1 }.dropFirst())
type(Halves().lazy.filter { $0 > 1 }.map { $0 }.prefix(1).filter { $0 > 1 })
type(Halves().lazy.dropLast())
type(Halves().lazy.prefix { $0 > 2 }.map { $0 })
type(Halves().lazy.map { $0 }.drop { $0 > 2 })
type(Halves().lazy.reversed())
type(Halves().lazy.enumerated())
type(sequence(first: 1) { $0 * 2 }.lazy.filter { $0 > 4 }.prefix(3).map { $0 })
type((1...).lazy.map { $0 * 2 }.prefix(3))
type(stride(from: 0, to: 9, by: 3).lazy.map { $0 }.prefix(2))
type(zip([1], "a").lazy.map { $0.0 }.prefix(2).map { $0 })
type(AnySequence([1]).prefix(2))
type(AnySequence([1]).dropFirst().drop { $0 < 1 })
// Of collections.
let numbers = [1, 2, 3]
let doubled = numbers.lazy.map { $0 * 2 }
let odd = numbers.lazy.filter { $0 % 2 == 1 }
type(numbers.lazy.prefix(2))
type(numbers.lazy.prefix(2).map { $0 })
type(numbers.lazy.prefix(2).filter { $0 > 1 }.dropLast())
type(doubled.prefix(2))
type(doubled.suffix(2).map { "\($0)" })
type(odd.dropFirst())
type(odd.dropFirst().map { $0 }.prefix(1))
type(odd.filter { $0 > 1 })
type(numbers.lazy.prefix { $0 < 3 })
type(numbers.lazy.prefix { $0 < 3 }.suffix(1))
type(odd.drop { $0 < 3 })
type(odd.drop { $0 < 3 }.prefix(1).map { $0 })
type(numbers.lazy.reversed())
type(odd.reversed().map { $0 })
type(odd.reversed().reversed())
type(doubled.reversed().prefix(1))
type(numbers.lazy.compactMap { Int("\($0)") })
type(numbers.lazy.compactMap { Int("\($0)") }.prefix(1))
type(numbers.lazy.flatMap { [$0, $0] })
type(numbers.lazy.flatMap { [$0, $0] }.prefix(1).map { $0 })
type([numbers].lazy.joined())
type([numbers].lazy.map { $0 }.joined().map { $0 })
type([numbers].joined().prefix(1))
type(numbers.lazy.lazy)
type(doubled.lazy)
type(doubled[0..<1])
type(numbers.lazy[1...])
type(odd[odd.startIndex...])
type((1...9).lazy.prefix(3))
type((1...9).lazy.map { $0 }.dropFirst())
type((1..<9).lazy.map { $0 }.dropLast())
type("abc".lazy.map { $0 }.prefix(2))
type("abc".lazy.filter { $0 > "a" }.prefix(2))
type(["a": 1].lazy.map { $0.key }.prefix(2))
type(Set(numbers).lazy.filter { $0 > 1 }.prefix(2))
type(repeatElement(1, count: 3).lazy.map { $0 }.prefix(1))
type((1...9).prefix(3))
type(Set(numbers).prefix(1))
type(["a": 1].prefix(1))
type(odd.split { $0 > 1 })
// What a context asks for.
let few: [Int] = odd.map { $0 * 10 }
let part: ArraySlice<Int> = numbers[1...].prefix(1)
let lazyPart: LazyMapSequence<ArraySlice<Int>, Int> = doubled.prefix(1)
func sum<S: LazySequenceProtocol>(_ values: S) -> Int where S.Element == Int { values.reduce(0, +) }
func second<C: LazyCollectionProtocol>(_ values: C) -> C.Element? { values.dropFirst().first }
print(few, part, Array(lazyPart), sum(doubled), sum(odd.dropFirst()), second(doubled) ?? 0)
let filtered: LazyFilterCollection<[Int]> = odd
print(Array(filtered.elements), Array(numbers.lazy.elements), numbers.lazy.startIndex, doubled.indices, odd.indices.map { $0 })
