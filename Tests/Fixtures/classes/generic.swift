class Cache<Key: Hashable, Value> {
  private var storage: [Key: Value] = [:]
  func value(_ key: Key, make: () -> Value) -> Value {
    if let v = storage[key] { return v }
    let v = make()
    storage[key] = v
    return v
  }
}
let c = Cache<String, Int>()
print(c.value("a") { print("making"); return 1 })
print(c.value("a") { print("making"); return 2 })
