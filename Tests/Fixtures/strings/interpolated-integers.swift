// Integers of all lengths in texts, and in which order what stands in a text is evaluated.
let edges = [
  0, 1, -1, 9, 10, -10, 99, 100, 101, 12_345, -98_765_432_109, 999_999_999_999_999, 1_000_000_000_000_000,
  999_999_999_999_999_999, 1_000_000_000_000_000_000, Int.max, Int.min, Int.max - 1, Int.min + 1,
]
for edge in edges { print("<\(edge)>", "\(edge)", "\(edge)" == edge.description, edge) }
var power = 1
for exponent in 0..<19 {
  print("10^\(exponent) = \(power), \(power - 1), \(-power)")
  if exponent < 18 { power *= 10 }
}

var calls = 0
func next() -> Int {
  calls += 1
  return calls * calls
}
print("\(next()) \(next()), \(next())é\(next())")

struct Refused: Error {}
func refuse(_ number: Int) throws -> Int {
  if number > 2 { throw Refused() }
  return number
}
for number in 1...4 {
  do { print("first \(next()), then \(try refuse(number)), last \(next())") } catch { print("refused", number, calls) }
}
func nested(_ depth: Int) -> Int { "\(depth)-\(depth > 0 ? nested(depth - 1) : 7)".utf8.count }
print("\(nested(12))")
var long = ""
for number in 0..<300 { long += "\(number)," }
print(long.count, long.suffix(12))
print("\(1)\(22)\(333)", "\(Int.min)\(Int.min)\(Int.max)\(Int.max)")
