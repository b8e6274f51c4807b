class Animal {}
final class Dog: Animal {}
final class Cat: Animal {}
let values: [Any] = [
  [1, "a"] as [Any], ["a": 1], 1...3, 1..<3, "a"[...], [1, 2][...], [1, nil, 3], [nil, "b"], [Dog(), Cat()], [[1], [2]], ["x": [1.5]],
]
for value in values { print(type(of: value)) }
