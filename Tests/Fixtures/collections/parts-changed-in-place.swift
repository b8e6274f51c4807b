// A change of a slice in place changes the array.
var numbers = [5, 3, 1, 4, 2]
numbers[1...3].sort()
numbers[1..<3] = [9, 8, 7]
numbers[..<2].reverse()
print(numbers)
numbers[...].sort(by: >)
print(numbers, numbers[...].partition { $0 > 4 }, numbers)
numbers[...] = [1, 2]
numbers[1...].append(3)
print(numbers)
