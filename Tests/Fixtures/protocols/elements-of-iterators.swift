// A sequence whose element only its iterator tells: one that is made of the associated types of generic parameters.
struct Pairs<Base: Collection>: Sequence {
  let base: Base
  func makeIterator() -> AnyIterator<[Base.Element]> {
    var iterator = base.makeIterator()
    return AnyIterator { iterator.next().map { [$0, $0] } }
  }
}
print(Array(Pairs(base: [1, 2])))

struct Adjacent<Base: Sequence>: Sequence {
  let base: Base
  func makeIterator() -> AnyIterator<(Base.Element, Base.Element)> {
    var iterator = base.makeIterator()
    var last = iterator.next()
    return AnyIterator {
      guard let before = last, let next = iterator.next() else { return nil }
      last = next
      return (before, next)
    }
  }
}
for (a, b) in Adjacent(base: "abc") { print(a, b) }
print(Adjacent(base: [1, 4, 9]).map { $1 - $0 })

struct Same<Base: Sequence>: Sequence {
  let base: Base
  func makeIterator() -> Base.Iterator { base.makeIterator() }
}
print(Same(base: 1...3).reduce(0, +), Same(base: Pairs(base: "ab")).first { _ in true } as Any)

struct Keyed<Key: Hashable, Base: Sequence>: Sequence {
  let base: Base
  let key: (Base.Element) -> Key
  func makeIterator() -> AnyIterator<(key: Key, value: Base.Element?)> {
    var iterator = base.makeIterator()
    return AnyIterator { iterator.next().map { (key($0), $0) } }
  }
}
print(Keyed(base: ["a", "bb"]) { $0.count }.map { "\($0.key): \($0.value ?? "-")" })
