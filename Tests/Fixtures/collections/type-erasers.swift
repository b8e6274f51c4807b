let any = AnyCollection([1, 2, 3])
print(any.count, any.first ?? 0, Array(any))
let strings = AnyCollection(Set(["x"]).map { $0 })
print(strings.map { $0.uppercased() })
let lazyOnes = AnyCollection((1...4).lazy.map { $0 * $0 })
print(Array(lazyOnes), lazyOnes[lazyOnes.startIndex])
print(lazyOnes[lazyOnes.index(after: lazyOnes.startIndex)], lazyOnes.isEmpty)
let sequence = AnySequence(stride(from: 0, to: 10, by: 3))
for x in sequence { print(x, terminator: " ") }
print()
let own = AnySequence<Int> { () -> AnyIterator<Int> in
  var n = 3
  return AnyIterator { n -= 1; return n >= 0 ? n : nil }
}
print(Array(own), own.reduce(0, +), own.contains(2))
var it = AnyIterator([1, 2].makeIterator())
print(it.next() ?? -1, it.next() ?? -1, it.next() ?? -1)
let iterated = AnyIterator { () -> Int? in nil }
print(Array(iterated))
func evens() -> AnySequence<Int> { AnySequence((0..<6).filter { $0 % 2 == 0 }) }
print(evens().map { $0 + 1 })
func pick(_ flag: Bool) -> AnyCollection<Character> { flag ? AnyCollection("abc") : AnyCollection(["z", "y"]) }
print(String(pick(true)), pick(false).count)
let bidirectional = AnyBidirectionalCollection([1, 2, 3])
print(Array(bidirectional.reversed()), bidirectional.last ?? 0)
let random = AnyRandomAccessCollection([5, 6, 7])
print(random.count, Array(random.dropFirst()))
let h: AnyHashable = 3
let g = AnyHashable("a")
print(h == AnyHashable(3), h == g, h.base, g.description, h.hashValue == AnyHashable(3).hashValue)
let mixed: Set<AnyHashable> = [1, "a", 2.5, true]
print(mixed.contains("a"), mixed.contains(2), mixed.count)
let dict: [AnyHashable: Any] = ["name": "x", 1: 2]
print(dict["name"] as? String ?? "-", dict[1] as? Int ?? 0)
print((h.base as? Int) ?? 0, AnyHashable(h) == h)
