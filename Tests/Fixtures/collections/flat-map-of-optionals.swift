let texts = ["1", "two", "3"]
print(texts.flatMap { Int($0) })
print([[1, 2], nil].flatMap { $0 })
print([[1], [2]].flatMap { $0 }, ["ab", "c"].flatMap { $0.map { "\($0)!" } })
print([1, 2].flatMap { n in n > 1 ? "big" : nil })
