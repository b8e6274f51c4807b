let pairs = [(1, "one"), (2, "two")]
print(pairs.map { "\($0)=\($1)" })
print(pairs.map { n, name in name + String(n) })
print(pairs.map { $0.0 }, pairs.map { pair in pair.1 })
pairs.forEach { (n, name) in print(n, name) }
