// Comparisons of a program's own that take `nil` and give no Bool.

struct Column<Value> { let name: String }
struct Predicate: CustomStringConvertible { let description: String }
protocol Literal { var sql: String { get } }
extension Int: Literal { var sql: String { "\(self)" } }
extension Optional: Literal where Wrapped: Literal { var sql: String { self?.sql ?? "NULL" } }
func == <V: Literal>(column: Column<V>, value: V) -> Predicate { Predicate(description: "\(column.name) = \(value.sql)") }
extension Column where Value: Literal {
  static func != (column: Self, value: Value) -> Predicate { Predicate(description: "\(column.name) <> \(value.sql)") }
}
func filtered(_ make: () -> Predicate) { print(make()) }
let manager = Column<Int?>(name: "manager")
filtered { manager == nil }
filtered { manager != nil }
filtered { Column<Int>(name: "age") == 3 }
let maybe: Int? = nil
print(maybe == nil, maybe != nil, [maybe].contains { $0 == nil })
