// some P within the types of parameters.
protocol HTML { var s: String { get } }
extension String: HTML { var s: String { self } }
extension Int: HTML { var s: String { "\(self)" } }
struct E<C: HTML>: HTML { let c: C; var s: String { "<\(c.s)>" } }
func a(row: () -> some HTML) -> some HTML { E(c: row()) }
func b(rows: [some HTML]) -> String { rows.map { E(c: $0).s }.joined() }
func c(row: (some HTML)?, other: (some HTML, some HTML)) -> String {
  (row.map { E(c: $0).s } ?? "-") + E(c: other.0).s + other.1.s
}
func d(_ make: (Int) -> [some HTML]) -> String { make(2).map(\.s).joined(separator: ",") }
func e(_ table: [String: some HTML]) -> Int { table.count }
print(
  a { "x" }.s, b(rows: ["a", "b"]), c(row: 3, other: ("q", 4)), c(row: Optional("z"), other: (1, 2)),
  d { Array(repeating: "k", count: $0) }, e(["a": 1]))
