let words = ["apple", "avocado", "bean", "cherry", "bok"]
let groups = Dictionary(grouping: words, by: { $0.first! })
for k in groups.keys.sorted() { print(k, groups[k]!) }
let lengths = Dictionary(uniqueKeysWithValues: words.map { ($0, $0.count) })
print(lengths["bean"]!)
let counts = words.reduce(into: [Int: Int]()) { $0[$1.count, default: 0] += 1 }
print(counts.sorted { $0.key < $1.key }.map { "\($0):\($1)" })
let zipped = Dictionary(zip(["a", "b", "a"], [1, 2, 3]), uniquingKeysWith: { $0 + $1 })
print(zipped["a"]!, zipped["b"]!)
