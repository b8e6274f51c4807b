// The types of lazy sequences speak of what they are made of, not of `lazy`.
let numbers = [1, 2, 3, 4]
func texts() -> LazyMapSequence<LazyFilterSequence<[Int]>, String> { numbers.lazy.filter { $0 > 2 }.map(String.init) }
print(Array(texts()), type(of: texts()))
let doubled: LazyMapSequence<[Int], Int> = numbers.lazy.map { $0 * 2 }
print(doubled.count, type(of: doubled), type(of: numbers.lazy), type(of: stride(from: 0, to: 4, by: 2)))
struct Countdown: Sequence {
  func makeIterator() -> AnyIterator<Int> { AnyIterator([3, 2, 1].makeIterator()) }
}
print(type(of: Countdown().lazy.filter { $0 > 1 }), type(of: \String.count), type(of: zip(numbers, "ab")))
