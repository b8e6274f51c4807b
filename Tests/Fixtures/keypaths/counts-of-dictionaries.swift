// Key paths to properties of dictionaries, as functions.
print([[1: 2], [:], [1: 2, 3: 4]].map(\.count), [[1: 2], [:]].map(\.isEmpty))
func counts<Key: Hashable, Value>(_ tables: [[Key: Value]]) -> [Int] { tables.map(\.count) }
print(counts([["a": 1], [:]]))
let table = ["a": 1]
print(table[table.startIndex].value, table[keyPath: \.count], table[keyPath: \.["a"]] ?? 0)
