let d = ["a": 1, "b": 2, "c": 3]
print(d.mapValues { $0 * 10 }.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
print(d.filter { $0.value > 1 }.keys.sorted(), d.values.reduce(0, +), d.keys.sorted())
print(d.compactMapValues { $0 > 2 ? "x\($0)" : nil }, d.max { $0.value < $1.value }!)
print(d.merging(["a": 9, "z": 0]) { old, new in old + new }.sorted { $0.key < $1.key })
print(d.contains { $0.key == "a" }, d.first { $0.value == 2 }!.key, d.isEmpty, d == ["c": 3, "b": 2, "a": 1])
