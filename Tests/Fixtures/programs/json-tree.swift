// A tree of JSON as an indirect enum: literals, subscripts, a parser, a printer, and a stream of changes.
import RxSwift

enum JSON: Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  indirect case array([JSON])
  indirect case object([String: JSON])
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
  init(stringLiteral value: String) { self = .string(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(arrayLiteral elements: JSON...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(Dictionary(elements, uniquingKeysWith: { $1 }))
  }
  init(nilLiteral: ()) { self = .null }
}

extension JSON {
  subscript(key: String) -> JSON? {
    get {
      guard case .object(let fields) = self else { return nil }
      return fields[key]
    }
    set {
      guard case .object(var fields) = self else { return }
      fields[key] = newValue
      self = .object(fields)
    }
  }
  subscript(index: Int) -> JSON? {
    if case .array(let items) = self, items.indices.contains(index) { return items[index] }
    return nil
  }
  var depth: Int {
    switch self {
    case .array(let items): return 1 + (items.map(\.depth).max() ?? 0)
    case .object(let fields): return 1 + (fields.values.map { $0.depth }.max() ?? 0)
    default: return 0
    }
  }
}

extension JSON: CustomStringConvertible {
  var description: String {
    switch self {
    case .null: return "null"
    case .bool(let value): return String(value)
    case .number(let value): return value == value.rounded() ? String(Int(value)) : "\(value)"
    case .string(let text): return "\"\(text)\""
    case .array(let items): return "[" + items.map { $0.description }.joined(separator: ",") + "]"
    case .object(let fields):
      return "{" + fields.sorted { $0.key < $1.key }.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
    }
  }
}

struct Parser {
  enum Failure: Error, Equatable { case unexpected(Character, at: Int), end }
  private let text: [Character]
  private var position = 0
  init(_ text: String) { self.text = Array(text) }

  static func parse(_ text: String) -> Result<JSON, Error> {
    Result {
      var parser = Parser(text)
      let value = try parser.value()
      parser.skipSpace()
      if parser.position < parser.text.count { throw parser.unexpected() }
      return value
    }
  }

  private func unexpected() -> Failure {
    position < text.count ? .unexpected(text[position], at: position) : .end
  }
  private mutating func skipSpace() {
    while position < text.count, text[position].isWhitespace { position += 1 }
  }
  private mutating func expect(_ word: String) throws {
    for character in word {
      guard position < text.count, text[position] == character else { throw unexpected() }
      position += 1
    }
  }
  private mutating func list<T>(until end: Character, _ item: (inout Parser) throws -> T) throws -> [T] {
    position += 1
    var items: [T] = []
    skipSpace()
    if position < text.count, text[position] == end { position += 1; return items }
    repeat {
      items.append(try item(&self))
      skipSpace()
      guard position < text.count else { throw Failure.end }
      if text[position] == end { position += 1; return items }
      try expect(",")
    } while true
  }
  mutating func value() throws -> JSON {
    skipSpace()
    guard position < text.count else { throw Failure.end }
    switch text[position] {
    case "n": try expect("null"); return nil
    case "t": try expect("true"); return true
    case "f": try expect("false"); return false
    case "\"": return .string(try string())
    case "[": return .array(try list(until: "]") { try $0.value() })
    case "{":
      let pairs = try list(until: "}") { parser -> (String, JSON) in
        parser.skipSpace()
        let key = try parser.string()
        parser.skipSpace()
        try parser.expect(":")
        return (key, try parser.value())
      }
      return .object(Dictionary(pairs) { _, new in new })
    case let character where character == "-" || character.isNumber:
      let start = position
      while position < text.count, text[position].isNumber || "+-.eE".contains(text[position]) { position += 1 }
      guard let number = Double(String(text[start..<position])) else { throw unexpected() }
      return .number(number)
    default: throw unexpected()
    }
  }
  private mutating func string() throws -> String {
    try expect("\"")
    guard let end = text[position...].firstIndex(of: "\"") else { throw Failure.end }
    defer { position = end + 1 }
    return String(text[position..<end])
  }
}

var person: JSON = ["name": "Ann", "age": 36, "tags": ["swift", "rx", nil], "address": ["city": "Bonn", "zip": 53111]]
print(person)
print(person["name"] ?? "nobody", person["tags"]?[1] as Any, person["tags"]?[7] == nil, person.depth)
person["age"] = 37
person["address"] = nil
print(person)

let bag = DisposeBag()
Observable.of(
  "[1, 2.5, -3]", #"{"a": {"b": [true, false, null]}}"#, "[1, 2", "tru", "{\"x\" 1}", "[] x", " \"text\" ", "{}")
  .map(Parser.parse)
  .subscribe(onNext: { result in
    switch result {
    case .success(let value): print("parsed \(value)")
    case .failure(let error as Parser.Failure) where error == .end: print("unexpected end")
    case .failure(Parser.Failure.unexpected(let character, at: let place)): print("unexpected \(character) at \(place)")
    case .failure(let error): print(error)
    }
  })
  .disposed(by: bag)
if case .success(let value) = Parser.parse("[[1],[2,[3]]]") {
  func sum(_ json: JSON) -> Double {
    switch json {
    case .number(let value): return value
    case .array(let items): return items.reduce(0) { $0 + sum($1) }
    default: return 0
    }
  }
  print(sum(value), value.depth, value == [[1], [2, [3]]])
}
