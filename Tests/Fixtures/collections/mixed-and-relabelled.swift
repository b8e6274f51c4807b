let mixed: Any = ["k": [1, 2.5, "s"]]
if let values = (mixed as? [String: [Any]])?["k"] { print(values.map { $0 is Int }, values) }
let pairs: [(String, Int)] = ["a": 1].sorted { $0.key < $1.key }
print(pairs)
func counts<K: Hashable & Comparable>(_ keys: [K]) -> [(K, Int)] { keys.reduce(into: [K: Int]()) { $0[$1, default: 0] += 1 }.sorted { $0.key < $1.key } }
print(counts(["b", "a", "b"]))
let named: [(name: String, age: Int)] = [("x", 1)]
print(named, named as [(String, Int)])
