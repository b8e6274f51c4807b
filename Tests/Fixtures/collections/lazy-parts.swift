// Parts of lazy sequences ask for no more than they need.
var evaluated = 0
let squares = (1...1000).lazy.map { n -> Int in
  evaluated += 1
  return n * n
}.filter { $0 % 3 == 0 }
print(Array(squares.prefix(3)), evaluated < 30, squares.first { $0 > 50 }!, evaluated < 60)
let numbers = sequence(first: 1) { $0 + 1 }
print(Array(numbers.lazy.map { $0 * 2 }.prefix(3)), Array(numbers.lazy.drop { $0 < 5 }.prefix(2)))
print(Array(numbers.lazy.filter { $0 % 2 == 0 }.prefix { $0 < 9 }), Array(numbers.lazy.dropFirst(3).prefix(1)))
print(Array(numbers.lazy.flatMap { [$0, $0] }.prefix(3)))
