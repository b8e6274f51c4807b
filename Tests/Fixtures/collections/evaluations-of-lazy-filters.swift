// A lazy filter of a collection looks for its positions first, as its slices do.
var log: [Int] = []
func logged() -> [Int] {
  defer { log = [] }
  return log
}
let squares = (1...20).lazy.map { number -> Int in
  log.append(number)
  return number * number
}.filter { $0 % 7 == 2 }
print(squares.first ?? 0, logged())
let few = squares.prefix(4)
print(logged())
print(Array(few), logged())
for square in few where square > 100 { print(square, logged()) }
print(Array(squares).count, logged().count, squares.isEmpty, logged())
print(Array(squares.dropFirst()).count, logged())
print(squares.map { "<\($0)>" }.first!, logged(), squares.count, logged().count)
print(squares.filter { $0 > 50 }.first!, logged().count, squares.contains(100), logged().count)
