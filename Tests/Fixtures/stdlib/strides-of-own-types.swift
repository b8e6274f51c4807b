// A stride asks for no value behind its end, and sums up steps unless they are fractions.
struct Rank: Strideable, CustomStringConvertible {
  let value: Int
  var description: String { "#\(value)" }
  func distance(to other: Rank) -> Int { other.value - value }
  func advanced(by step: Int) -> Rank {
    let next = value + step
    precondition((2...14).contains(next), "no rank \(next)")
    return Rank(value: next)
  }
}
print(stride(from: Rank(value: 12), through: Rank(value: 14), by: 1).map(\.value))
print(Array(stride(from: Rank(value: 14), through: Rank(value: 10), by: -2)))
print(Array(stride(from: Rank(value: 2), to: Rank(value: 7), by: 3)))
for rank in stride(from: Rank(value: 5), through: Rank(value: 4), by: 1) { print(rank) }

struct Position: Strideable {
  let metres: Double
  func distance(to other: Position) -> Double { other.metres - metres }
  func advanced(by step: Double) -> Position { Position(metres: metres + step) }
}
print(stride(from: Position(metres: 0), through: Position(metres: 0.3), by: 0.1).map(\.metres))
