let numbers = [1, 2, 3]
numbers.map { number in
  let double = number * 2
  print(double)
}.forEach { print($0) }
// ^1 error: missing return in closure expected to return 'Any'
func run<T>(_ work: () -> T) -> T { work() }
let sum = run {
  let one = 1
  print(one)
} + 1
// ^1 error: missing return in closure expected to return 'Int'
