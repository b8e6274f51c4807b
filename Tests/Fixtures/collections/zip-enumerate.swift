for (a, b) in zip([1, 2, 3], ["x", "y"]) { print(a, b) }
print(zip(1...3, "abc").map { "\($0)\($1)" })
print(["a", "b"].enumerated().map { "\($0.offset):\($0.element)" })
print(Array(zip([1, 2], [3, 4])).count, Dictionary(uniqueKeysWithValues: zip(["k"], [1])))
