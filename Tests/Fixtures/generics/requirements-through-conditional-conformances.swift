// Requirements that the types of a signature imply, through conditional conformances too.
protocol Bindable { var text: String { get } }
extension Int: Bindable { var text: String { "\(self)" } }
extension Optional: Bindable where Wrapped: Bindable { var text: String { map(\.text) ?? "NULL" } }
extension Array: Bindable where Element: Bindable { var text: String { "[" + map(\.text).joined(separator: ";") + "]" } }
struct Column<Value: Bindable> { let name: String }
func equal<V>(_ c: Column<V?>, _ v: V) -> String { "\(c.name) = \(v.text)" }
func any<V>(_ c: Column<[V?]>, _ v: V?) -> String { v.map { "\(c.name) has \($0.text)" } ?? "nothing in \(c.name)" }
func same<T>(_ a: T, _ b: T) -> Bool where [T]: Equatable { a == b }
func most<T>(_ all: [T]) -> T? where T?: Equatable { all.first { x in all.filter { $0 == x }.count > 1 } }
print(equal(Column(name: "age"), 3))
print(any(Column(name: "tags"), 4), any(Column<[Int?]>(name: "tags"), nil))
print(same(1, 2), same("a", "a"), most([1, 2, 3, 2]) ?? 0)
