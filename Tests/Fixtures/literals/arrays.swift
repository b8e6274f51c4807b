let numbers = [1, 2, 3]
print(numbers, [String](), [[1], [2, 3]], ["a", "b"])
let mixed: [Any] = [1, "two", 3.0, true]
print(mixed)
let doubles: [Double] = [1, 2.5]
print(doubles)
