// The type that `try?` is expected to have decides a type parameter which only the result names.
struct Missing: Error {}
func stored<Value>(_ name: String, as type: Value.Type = Value.self) throws -> Value {
  print("asked for \(Value.self)")
  let values: [String: Any] = ["count": 3, "name": "Ada"]
  guard let value = values[name] as? Value else { throw Missing() }
  return value
}
let count: Int? = try? stored("count")
if let name: String = try? stored("name") { print(name) }
let fallback = (try? stored("count")) ?? 5
print(count as Any, fallback)
func first<Value>(_ name: String) -> Value? { try? stored(name) }
let none: Double? = first("name")
print(none as Any)

struct Store {
  subscript<Value>(_ name: String, _: Value.Type) -> Value? { try? stored(name) }
}
print(Store()["count", Int.self] ?? 0, Store()["count", String.self] ?? "none")

struct Row {
  let values: [String: String]
  func callAsFunction<Value: LosslessStringConvertible>(_ column: String, as type: Value.Type = Value.self) throws -> Value {
    guard let value = values[column].flatMap(Value.init) else { throw Missing() }
    return value
  }
  func optional<Value: LosslessStringConvertible>(_ column: String) throws -> Value? {
    guard let raw: String = try? self(column), !raw.isEmpty else { return nil }
    return try self(column) as Value
  }
}
let row = Row(values: ["units": "12", "note": ""])
print(try row.optional("units") ?? 0, try row.optional("note") ?? 1.5)
