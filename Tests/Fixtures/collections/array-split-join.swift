print(["a", "b", "c"].joined(separator: ", "), ["x", "y"].joined())
print([1, 0, 2, 0, 0, 3].split(separator: 0), [1, 2, 3, 4].split { $0 % 2 == 0 })
print("a,b,,c".split(separator: ","), "a,b,,c".split(separator: ",", omittingEmptySubsequences: false))
print("one two three".split(separator: " ", maxSplits: 1), "k=v=w".split(separator: "=").map(String.init))
