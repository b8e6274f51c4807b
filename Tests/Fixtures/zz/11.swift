// Sequences & iterators: fibonacci, collatz, primes, pascal, sliding windows
struct Fibonacci: Sequence, IteratorProtocol {
    private var state = (0, 1)
    mutating func next() -> Int? { defer { state = (state.1, state.0 &+ state.1) }; return state.0 }
}
print(Array(Fibonacci().prefix(10)), Fibonacci().first { $0 > 1000 }!, Array(Fibonacci().lazy.filter { $0.isMultiple(of: 2) }.prefix(5)).map(String.init))
let collatz = { (n: Int) in sequence(first: n) { $0 == 1 ? nil : $0 % 2 == 0 ? $0 / 2 : 3 * $0 + 1 } }
print(Array(collatz(6)), (1...20).max { Array(collatz($0)).count < Array(collatz($1)).count }!)
func primes(upTo n: Int) -> [Int] {
    var sieve = Array(repeating: true, count: n + 1)
    sieve.replaceSubrange(0...min(1, n), with: repeatElement(false, count: min(2, n + 1)))
    for i in 2... { if i * i > n { break }; if sieve[i] { for j in stride(from: i * i, through: n, by: i) { sieve[j] = false } } }
    return sieve.indices.filter { sieve[$0] }
}
print(primes(upTo: 50), zip(primes(upTo: 50), primes(upTo: 50).dropFirst()).filter { $1 - $0 == 2 }.map { "\($0)-\($1)" })
let pascal = sequence(first: [1]) { row in zip([0] + row, row + [0]).map(+) }
for row in pascal.prefix(5) { print(row.map(String.init).joined(separator: " ")) }
extension Sequence {
    func windows(of n: Int) -> [[Element]] {
        var buffer: [Element] = [], out: [[Element]] = []
        for e in self { buffer.append(e); if buffer.count > n { buffer.removeFirst() }; if buffer.count == n { out.append(buffer) } }
        return out
    }
    func scan<R>(_ initial: R, _ f: (R, Element) throws -> R) rethrows -> [R] { var r = initial; return try map { r = try f(r, $0); return r } }
    func count(where p: (Element) -> Bool) -> Int { reduce(0) { $0 + (p($1) ? 1 : 0) } }
    func sorted<K: Comparable>(on key: (Element) -> K, by order: (K, K) -> Bool = (<)) -> [Element] { sorted { order(key($0), key($1)) } }
    func grouped<K: Hashable>(by key: KeyPath<Element, K>) -> [K: [Element]] { .init(grouping: self) { $0[keyPath: key] } }
    func unique() -> [Element] where Element: Hashable { var seen = Set<Element>(); return filter { seen.insert($0).inserted } }
}
print((1...5).windows(of: 3), [1, 2, 3, 4].scan(0, +), "mississippi".unique(), "mississippi".count { $0 == "s" })
print(["pear", "fig", "apple"].sorted(on: \.count), ["pear", "fig", "apple"].sorted(on: { $0 }, by: >))
print(["a", "bb", "cc"].grouped(by: \.count).sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
var gen = SystemRandomNumberGenerator()
print((1...6).contains(Int.random(in: 1...6, using: &gen)), [1, 2, 3].shuffled(using: &gen).sorted())
let (evens, odds) = (1...9).reduce(into: ([Int](), [Int]())) { acc, n in n % 2 == 0 ? acc.0.append(n) : acc.1.append(n) }
print(evens, odds, evens.elementsEqual([2, 4, 6, 8]), odds.starts(with: [1, 3]), zip(evens, odds).map(*).reduce(0, +))
var parts = [5, 3, 8, 1, 9]
let pivot = parts.partition { $0 > 4 }
print(parts[..<pivot].sorted(), parts[pivot...].sorted(), parts.firstIndex { $0 == 9 } != nil)
print([3, 1, 2].sorted().reversed().map { $0 * 10 }, Array([1, 2, 3].reversed().enumerated()).map { $0.offset * $0.element })
print([[1, 2], [], [3]].joined().map { $0 }, [[1], [2, 3]].joined(separator: [0]).map { $0 }, Array(repeating: "ab", count: 2).flatMap { $0 })
print((1...3).flatMap { a in (a...3).map { (a, $0) } }.filter { $0.0 != $0.1 })
for case let (i, x?) in [1, nil, 3].enumerated() { print(i, x, terminator: "; ") }
print(stride(from: 1.0, to: 2.0, by: 0.25).map { $0 }, stride(from: 5, through: 1, by: -2).map { $0 })
