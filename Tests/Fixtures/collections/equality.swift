print([1: "a"] == [1: "a"], [[1], []] == [[1], []], Set([1]) == Set([1, 1]))
print([Optional(1), nil] == [1, nil], ["a": [1]] != ["a": [2]])
print([1, 2, 3].hashValue == [1, 2, 3].hashValue, "a".hashValue == "a".hashValue)
