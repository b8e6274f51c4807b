struct Step: Strideable, CustomStringConvertible {
  var value: Int
  func distance(to other: Step) -> Int { other.value - value }
  func advanced(by n: Int) -> Step { Step(value: value + n) }
  var description: String { "s\(value)" }
}
let (a, b) = (Step(value: 1), Step(value: 4))
print(a < b, a > b, a <= b, a == b, max(a, b))
print(Array(stride(from: a, to: b, by: 2)), (a...b).map { $0 }, (a..<b).count, (a..<b).contains(Step(value: 2)))
for step in a...b where step != a { print(step, terminator: " ") }
print([b, a].sorted(), (a...b).last!, (a..<b)[Step(value: 3)...].count)

struct Level: Strideable {
  var height: Double
  func distance(to other: Level) -> Double { other.height - height }
  func advanced(by n: Double) -> Level { Level(height: height + n) }
}
print(
  min(Level(height: 2), Level(height: 1)).height,
  stride(from: Level(height: 0), through: Level(height: 1), by: 0.5).map(\.height))
