// Default arguments of subscripts, which may name generic parameters and static members of the type.
struct Row {
  static let missing = "-"
  var cells = ["name": "Ada", "age": "36"]
  subscript<T: LosslessStringConvertible>(_ name: String, as type: T.Type = T.self) -> T? { cells[name].flatMap { T($0) } }
  subscript(text name: String, default fallback: String = missing) -> String {
    get { cells[name] ?? fallback }
    set { cells[name] = newValue == fallback ? nil : newValue }
  }
  static subscript(count: Int = 2) -> [Row] { Array(repeating: Row(), count: count) }
}
var row = Row()
let age: Int? = row["age"]
print(age as Any, row["age", as: Double.self] as Any, row["name", as: String.self] ?? "none")
print(row[text: "city"], row[text: "city", default: "?"])
row[text: "name"] = "-"
print(row.cells.count, Row[].count, Row[1].count)
struct Box<Element> {
  var items: [Element]
  subscript(at index: Int, or type: Element.Type = Element.self) -> String { "\(items[index]): \(type)" }
}
print(Box(items: [1, 2])[at: 1], Box(items: ["x"])[at: 0])
