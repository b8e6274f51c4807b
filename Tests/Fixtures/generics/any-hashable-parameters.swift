// Hashable type parameters where any hashable value will do.
enum Missing: Error, CustomStringConvertible {
  case key(AnyHashable)
  var description: String {
    switch self { case .key(let key): return "nothing for \(key)" }
  }
}
final class Cache<Key: Hashable, Value> {
  private var storage: [AnyHashable: Value] = [:]
  func set(_ value: Value, for key: Key) { storage[key] = value }
  func get(_ key: Key) throws -> Value {
    guard let value = storage[key] else { throw Missing.key(key) }
    return value
  }
}
let cache = Cache<String, Int>()
cache.set(1, for: "a")
do {
  print(try cache.get("a"))
  print(try cache.get("b"))
} catch { print(error) }
func keys<C: Collection>(_ all: C) -> [AnyHashable] where C.Element: Hashable { all.map { $0 } }
print(keys([1, 2]).count, keys(["x"]) == ["x"])
func erase(_ value: any Hashable) -> AnyHashable { AnyHashable(value) }
print(erase(3) == AnyHashable(3))
