// `as` says what a generic result is; the iterator of `some P<Int>` is what the protocol says of it.
protocol Monoid { static var empty: Self { get } }
extension String: Monoid { static let empty = "-" }
func make<M: Monoid>() -> M { .empty }
func first<M: Monoid>(_ all: M...) -> M { all.first ?? .empty }
print(make() as String, first() as String == "-", (first("x") as String).count)

protocol Container<Item> {
  associatedtype Item
  associatedtype Iterator: IteratorProtocol where Iterator.Element == Item
  func makeIterator() -> Iterator
}
struct Shelf: Container {
  func makeIterator() -> IndexingIterator<[Int]> { [4, 5].makeIterator() }
}
func shelf() -> some Container<Int> { Shelf() }
var iterator = shelf().makeIterator()
print(iterator.next()! + iterator.next()!)

// An associated type may be a function type.
protocol Matcher {
  associatedtype Value
  func matches(_ value: Value) -> Bool
}
struct Fails: Matcher {
  func matches(_ body: () throws -> Void) -> Bool { (try? body()) == nil }
}
struct NotM<M: Matcher>: Matcher {
  let inner: M
  func matches(_ value: M.Value) -> Bool { !inner.matches(value) }
}
struct Failure: Error {}
print(Fails().matches { throw Failure() }, NotM(inner: Fails()).matches({ }))
