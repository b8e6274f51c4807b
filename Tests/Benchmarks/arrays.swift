let numbers = Array(0..<300_000)
print(numbers.map { $0 * 3 }.filter { $0 % 2 == 0 }.reduce(0) { $0 + $1 })
