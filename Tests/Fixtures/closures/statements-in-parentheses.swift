// Closures that begin with a parenthesis and have a loop later: the parenthesis holds no parameters.
@resultBuilder
struct Lines {
  static func buildExpression(_ pair: (String, Int)) -> [String] { ["\(pair.0)=\(pair.1)"] }
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
  static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }
  static func buildEither(first: [String]) -> [String] { first }
  static func buildEither(second: [String]) -> [String] { second }
}
func make(_ name: String, @Lines _ lines: () -> [String]) { print(name, lines()) }
let isVegan = false
make("bread") {
  ("flour", 500)
  if isVegan {
    ("oat milk", 2)
  } else {
    ("milk", 2)
    ("egg", 3)
  }
  for spice in ["salt", "cinnamon"] { (spice, 1) }
}
var (low, high) = (9, 1)
let exchange = {
  (low, high) = (high, low)
  for step in [1, 2] {
    let add = {
      (low, high) = (low + step, high + step)
      for _ in 0..<2 { low += 1 }
    }
    add()
  }
}
exchange()
print(low, high)
let sums = [1, 2].map { number -> Int in
  (low + number) * 2
}
print(sums)
let total = { (a: Int, b: Int) -> Int in
  var sum = 0
  for number in [a, b] { sum += number }
  return sum
}
print(total(1, 2))
let printed = { (2 + 3).description.forEach { print($0) }; for number in [1] { print(number) } }
printed()
