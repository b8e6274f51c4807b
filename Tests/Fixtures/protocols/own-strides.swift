// Strides of the program's own type by steps of its own type, and the comparisons that follow from distances.
struct Step: SignedNumeric, Comparable {
  var n: Int
  init(_ n: Int) { self.n = n }
  init(integerLiteral value: Int) { n = value }
  init?<T>(exactly source: T) where T: BinaryInteger { n = Int(source) }
  var magnitude: Step { Step(abs(n)) }
  static func + (a: Step, b: Step) -> Step { Step(a.n + b.n) }
  static func - (a: Step, b: Step) -> Step { Step(a.n - b.n) }
  static func * (a: Step, b: Step) -> Step { Step(a.n * b.n) }
  static func *= (a: inout Step, b: Step) { a = a * b }
  static func < (a: Step, b: Step) -> Bool { a.n < b.n }
}
struct Day: Strideable, CustomStringConvertible {
  var index: Int
  func distance(to other: Day) -> Step { Step(other.index - index) }
  func advanced(by n: Step) -> Day { Day(index: index + n.n) }
  var description: String { "D\(index)" }
}
for d in stride(from: Day(index: 1), to: Day(index: 7), by: Step(2)) { print(d) }
for d in stride(from: Day(index: 7), through: Day(index: 1), by: Step(-3)) { print(d) }
for d in stride(from: Day(index: 7), through: Day(index: 1), by: -2) { print(d) }
print(Array(stride(from: Day(index: 1), through: Day(index: 3), by: 1)))
print(Day(index: 1) < Day(index: 2), Day(index: 3) == Day(index: 3))
