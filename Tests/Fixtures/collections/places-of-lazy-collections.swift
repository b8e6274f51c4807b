// Which functions a lazy collection calls, how often and in which order, when it is asked for places, parts and elements.
var log: [String] = []
func logged(_ text: String) {
  print(text, log.joined(separator: " "))
  log = []
}
func note<T>(_ step: String, _ value: T) -> T {
  log.append("\(step)\(value)")
  return value
}
func show<C: BidirectionalCollection>(_ name: String, _ values: C) {
  print(name)
  logged("first \(values.first.map { "\($0)" } ?? "none"), last \(values.last.map { "\($0)" } ?? "none")")
  logged("\(values.count) elements, empty: \(values.isEmpty)")
  logged("all \(Array(values)), reversed \(Array(values.reversed()))")
  logged("first two \(Array(values.prefix(2))), last one \(Array(values.suffix(1)))")
  logged("but the first \(Array(values.dropFirst())), but the last \(Array(values.dropLast(1)))")
  logged("inner \(Array(values.dropFirst().dropLast()))")
  let second = values.index(after: values.startIndex)
  logged("second \(values[second]), before the end \(values[values.index(before: values.endIndex)])")
  logged("first index \(values.firstIndex { "\($0)" == "2" } != nil), last \(values.lastIndex { "\($0)" == "2" } != nil)")
  logged("first of them \(values.first { "\($0)" == "2" } != nil), last \(values.last { "\($0)" == "2" } != nil)")
  logged("distance \(values.distance(from: second, to: values.endIndex))")
  logged("beyond \(values.index(second, offsetBy: 99, limitedBy: values.endIndex) == nil)")
  logged("from the second \(Array(values[second...]))")
  logged("indices \(values.indices.count)")
  for value in values { log.append("\(value);") }
  logged("iterated")
  logged("while small \(Array(values.prefix { "\($0)" < "3" })), then \(Array(values.drop { "\($0)" < "3" }))")
  logged("mapped \(values.map { "\($0)!" }), joined \(values.reduce("") { $0 + "\($1)" })")
  logged("split \(values.split { "\($0)" == "2" }.map { Array($0) })")
}
let mapped = [1, 2, 3, 4].lazy.map { note("m", $0) }
let even = (1...6).lazy.map { note("m", $0) }.filter { note("f", $0) % 2 == 0 }
show("map", mapped)
show("map and filter", even)
show("filters", [1, 2, 3, 4].lazy.filter { note("f", $0) > 1 }.filter { note("g", $0) > 2 || $0 == 2 })
show("prefix", mapped.prefix { note("p", $0) < 4 })
show("drop", mapped.drop { note("d", $0) < 2 })
show("compact", [1, 2, 3, 4].lazy.compactMap { note("c", $0) % 2 == 0 ? "\($0)" : nil })
show("flat", [1, 2].lazy.flatMap { note("x", [$0, $0 * 2]) })
show("joined", [[1], [], [2, 3]].lazy.map { note("j", $0) }.joined())
show("part of a filter", [1, 2, 3, 4].lazy.filter { note("f", $0) > 1 }.prefix(3))
show("maps of a filter", even.map { note("M", $0) }.map { note("N", $0) })
show("reversed", even.reversed())
let words: [String: Int] = ["a": 1]
print(words.lazy.filter { note("w", $0.value) > 0 }.map { note("k", $0.key) }.prefix(1).first ?? "")
logged("dictionary")
let some = Set([7]).lazy.map { note("s", $0) }.filter { $0 > 1 }
print(some.first ?? 0, some.count, Array(some.dropFirst()), some[some.startIndex])
logged("set")
print(Array("abc".lazy.map { note("t", $0) }.suffix(2)), "abc".lazy.filter { note("u", $0) > "a" }.first ?? " ")
logged("text")
// What is dropped at once, and what is not asked again.
let rest = sequence(first: 1) { note("n", $0 + 1) }.drop { note("d", $0) < 3 }
logged("dropped")
for value in rest.prefix(2) { log.append("\(value);") }
logged("rest")
let endless = sequence(first: 1) { $0 + 1 }.lazy
print(Array(endless.filter { note("f", $0) % 2 == 0 }.prefix(2)))
logged("endless")
print(Array(endless.map { note("m", $0) }.dropFirst(2).lazy.prefix { $0 < 5 }), Array(endless.prefix { note("p", $0) < 3 }.map { $0 }))
logged("endless")
print(Array(endless.flatMap { note("x", [$0, $0]) }.prefix(3)), Array(endless.drop { note("d", $0) < 3 }.prefix(1)))
logged("endless")
let big = (1...1_000_000).lazy.flatMap { [$0, $0] }.filter { $0 % 3 == 0 }
print(Array(big.prefix(3)), big.first ?? 0, big.dropFirst(2).first ?? 0, (1...1_000_000).lazy.map { $0 * 2 }.last ?? 0)
