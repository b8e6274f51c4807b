// Entries that are changed where they are: copies, missing keys, changes during iterations, keys of several kinds.
func sorted(_ counts: [Int: Int]) -> String {
  counts.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }.joined(separator: " ")
}

func copiesDuringChanges() {
  var counts: [Int: Int] = [:]
  var copies: [[Int: Int]] = []
  for number in 0..<12 {
    if number % 4 == 0 { copies.append(counts) }
    counts[number * 7 % 5, default: 10] += number
    counts[number * 7 % 5, default: 0] -= 1
  }
  for copy in copies { print("copy", sorted(copy)) }
  print("last", sorted(counts))
}
copiesDuringChanges()

// The amount and the default are taken in order, and the key first.
var log: [String] = []
func said(_ text: String, _ value: Int) -> Int {
  log.append(text)
  return value
}
var totals = [1: 100]
totals[said("key", 1), default: said("default", 7)] += said("amount", 5)
totals[said("key", 2), default: said("default", 7)] += said("amount", 5)
print(log, sorted(totals))

// An amount that reads the same entry.
totals[1, default: 0] += totals[1, default: 0]
totals[3, default: 0] -= totals[1, default: 0] * totals.count
print(sorted(totals))

// Keys are replaced, removed and added while a copy is walked.
var squares = Dictionary(uniqueKeysWithValues: (0..<20).map { ($0, $0 * $0) })
var visited = 0
for (key, value) in squares {
  visited += value
  squares[key] = nil
  squares[key + 100, default: 1] *= 3
}
print(visited, squares.count, squares.keys.min()!, squares.values.allSatisfy { $0 == 3 })

// Keys that differ in their highest digits only, and the least and the greatest.
var wide: [Int: Int] = [Int.min: 1, Int.max: 2, -1: 3, 0: 4]
for shift in 0..<63 { wide[1 << shift, default: 0] += shift }
for shift in stride(from: 0, to: 63, by: 2) { wide.removeValue(forKey: 1 << shift) }
print(wide.count, wide[Int.min]!, wide[Int.max]!, wide[-1]!, wide[0]!, wide[2]!, wide[4] ?? -1)

// Other kinds of keys.
var words: [String: Int] = [:]
for word in "the cat and the dog and the bird".split(separator: " ") { words[String(word), default: 0] += 1 }
print(words.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
var letters: [Character: Int] = [:]
for letter in "mississippi" { letters[letter, default: 0] += 1 }
print(letters.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
var halves: [Double: Int] = [:]
for number in 0..<10 { halves[Double(number / 2) / 2, default: 0] += number }
print(halves.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
var truths: [Bool: Int] = [:]
for number in 0..<10 { truths[number % 3 == 0, default: 0] += 1 }
print(truths[true]!, truths[false]!)

// Texts that are equal though written otherwise are one key.
var accents = ["caf\u{E9}": 1]
accents["cafe\u{301}", default: 0] += 1
print(accents.count, accents["café"]!)

// Keys of the program, whose equality runs code of the program.
struct Box: Hashable {
  let number: Int
  static func == (a: Box, b: Box) -> Bool { a.number % 10 == b.number % 10 }
  func hash(into hasher: inout Hasher) { hasher.combine(number % 2) }
}
var boxes: [Box: [Int]] = [:]
for number in 0..<30 { boxes[Box(number: number), default: []].append(number) }
print(boxes.count, boxes[Box(number: 7)]!)
for number in 10..<15 { boxes[Box(number: number)] = nil }
print(boxes.count, boxes[Box(number: 3)] as Any, boxes[Box(number: 9)]!)

// Nested entries, and a copy of the inner dictionary.
var nested: [Int: [Int: Int]] = [:]
for number in 0..<9 { nested[number % 3, default: [:]][number % 2, default: 0] += number }
let inner = nested[1]!
nested[1]![0]! += 1_000
nested[1]?[5] = 5
print(sorted(inner), "|", sorted(nested[1]!), "|", nested[4]?[1] as Any)

// What an entry held ends when it is replaced, removed, or goes with the dictionary.
final class Part {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("end of", name) }
}
func lifetimes() {
  var parts: [Int: Part] = [1: Part("a")]
  parts[1] = Part("b")
  var copy: [Int: Part]? = parts
  parts[1] = Part("c")
  print("copied", copy![1]!.name, parts[1]!.name)
  copy = nil
  parts[2] = Part("d")
  parts.removeValue(forKey: 1)
  parts[2] = nil
  print("empty", parts.isEmpty)
  parts[3, default: Part("e")] = Part("f")
  print("leaving")
}
lifetimes()

// Accesses from a closure, an instance and a static property.
struct Tally {
  var counts: [Int: Int] = [:]
  static var all: [Int: Int] = [:]
  mutating func add(_ number: Int) {
    counts[number, default: 0] += 1
    Tally.all[number, default: 0] += 1
  }
}
final class Keeper { var counts: [Int: Int] = [:] }
var tally = Tally()
let before = tally
let keeper = Keeper()
var captured: [Int: Int] = [:]
let add = { (number: Int) in captured[number, default: 0] += 1 }
func count(_ counts: inout [Int: Int], _ number: Int) { counts[number, default: 0] += number }
for number in [3, 1, 3] {
  tally.add(number)
  keeper.counts[number, default: 0] += 1
  add(number)
  count(&keeper.counts, number)
}
print(before.counts.count, sorted(tally.counts), sorted(Tally.all), sorted(keeper.counts), sorted(captured))
