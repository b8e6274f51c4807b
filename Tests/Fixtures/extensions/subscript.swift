extension Array { subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil } }
let a = [1, 2, 3]
print(a[safe: 1] as Any, a[safe: 9] as Any)
extension Dictionary { func swapped() -> [Value: Key] where Value: Hashable { Dictionary<Value, Key>(uniqueKeysWithValues: map { ($1, $0) }) } }
print(["a": 1].swapped())
