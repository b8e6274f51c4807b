struct Reader {
  let raw: Any?
  func callAsFunction<T>(_ type: T.Type = T.self) -> T? { raw as? T }
}
struct Record {
  var name: Reader
  static let shared = Reader(raw: 7)
  subscript(key: String) -> Reader { Reader(raw: key) }
}
let record = Record(name: Reader(raw: "Ada"))
print(record.name(String.self) ?? "-", record.name(Int.self) as Any)
print(record.name(String.self)!, Record.shared(Int.self)!, record["k"](String.self)!)
