let numbers = [1, 2, 3, 4]
print(numbers.map { $0 * 2 })
print(numbers.filter { $0 % 2 == 0 }, numbers.reduce(0) { $0 + $1 })
print(numbers.sorted { $0 > $1 })
