// oracle: file
// A JSON-like tree: literals, subscripts, dynamic members, printing, merging.
import Foundation

@dynamicMemberLookup
enum JSON: Equatable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    indirect case array([JSON])
    indirect case object([String: JSON])

    subscript(dynamicMember member: String) -> JSON {
        get { self[member] }
        set { self[member] = newValue }
    }
    subscript(key: String) -> JSON {
        get { if case .object(let o) = self { return o[key] ?? .null } else { return .null } }
        set {
            guard case .object(var o) = self else { return }
            o[key] = newValue == .null ? nil : newValue
            self = .object(o)
        }
    }
    subscript(index: Int) -> JSON {
        guard case let .array(a) = self, a.indices.contains(index) else { return .null }
        return a[index]
    }
    var stringValue: String? { if case .string(let s) = self { s } else { nil } }
    var doubleValue: Double? { guard case .number(let n) = self else { return nil }; return n }
    var count: Int {
        switch self {
        case .array(let a): a.count
        case .object(let o): o.count
        default: 0
        }
    }
}
extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral {
    init(stringLiteral value: String) { self = .string(value) }
    init(integerLiteral value: Int) { self = .number(Double(value)) }
    init(floatLiteral value: Double) { self = .number(value) }
    init(booleanLiteral value: Bool) { self = .bool(value) }
    init(arrayLiteral elements: JSON...) { self = .array(elements) }
    init(dictionaryLiteral elements: (String, JSON)...) { self = .object(Dictionary(uniqueKeysWithValues: elements)) }
    init(nilLiteral: ()) { self = .null }
}
extension JSON: CustomStringConvertible {
    var description: String { pretty() }
    func pretty(_ depth: Int = 0) -> String {
        let pad = String(repeating: "  ", count: depth + 1)
        let end = String(repeating: "  ", count: depth)
        switch self {
        case .null: return "null"
        case .bool(let b): return String(b)
        case .number(let n): return n.truncatingRemainder(dividingBy: 1) == 0 ? "\(Int(n))" : "\(n)"
        case .string(let s): return "\"" + s.replacingOccurrences(of: "\"", with: "\\\"") + "\""
        case .array(let a) where a.isEmpty: return "[]"
        case .array(let a): return "[\n" + a.map { pad + $0.pretty(depth + 1) }.joined(separator: ",\n") + "\n\(end)]"
        case .object(let o):
            guard !o.isEmpty else { return "{}" }
            let lines = o.sorted { $0.key < $1.key }.map { key, value in "\(pad)\"\(key)\": \(value.pretty(depth + 1))" }
            return "{\n\(lines.joined(separator: ",\n"))\n\(end)}"
        }
    }
    func merged(with other: JSON) -> JSON {
        switch (self, other) {
        case let (.object(a), .object(b)): return .object(a.merging(b) { $0.merged(with: $1) })
        case let (.array(a), .array(b)): return .array(a + b)
        case (_, .null): return self
        case (_, let new): return new
        }
    }
    func walk(_ path: [String] = [], _ visit: ([String], JSON) -> Void) {
        visit(path, self)
        switch self {
        case .array(let a): for (i, e) in a.enumerated() { e.walk(path + ["\(i)"], visit) }
        case .object(let o): for k in o.keys.sorted() { o[k]!.walk(path + [k], visit) }
        case .null, .bool, .number, .string: break
        }
    }
}
extension JSON: Codable {
    init(from decoder: Decoder) throws {
        let c = try decoder.singleValueContainer()
        if c.decodeNil() { self = .null }
        else if let b = try? c.decode(Bool.self) { self = .bool(b) }
        else if let n = try? c.decode(Double.self) { self = .number(n) }
        else if let s = try? c.decode(String.self) { self = .string(s) }
        else if let a = try? c.decode([JSON].self) { self = .array(a) }
        else { self = .object(try c.decode([String: JSON].self)) }
    }
    func encode(to encoder: Encoder) throws {
        var c = encoder.singleValueContainer()
        switch self {
        case .null: try c.encodeNil()
        case .bool(let b): try c.encode(b)
        case .number(let n): try c.encode(n)
        case .string(let s): try c.encode(s)
        case .array(let a): try c.encode(a)
        case .object(let o): try c.encode(o)
        }
    }
}

var doc: JSON = ["name": "Ada", "age": 36, "tags": ["math", "code", 1.5], "address": ["city": "London", "zip": nil], "alive": false]
print(doc)
print(doc.name.stringValue ?? "?", doc.address.city, doc.tags[2].doubleValue!, doc.tags[9], doc.nothing.at.all)
doc.age = 37
doc.name = nil
doc["email"] = "ada@x.org"
print(doc.count, doc.age == 37, doc.tags.count)
let patch: JSON = ["age": nil, "tags": ["new"], "address": ["street": "Main \"St\""]]
print(doc.merged(with: patch))
doc.walk { path, value in
    if value.count == 0 { print(path.joined(separator: "."), "=", value) }
}
let text = #"{"a": [1, true, null, {"b": "c"}], "d": {}}"#
let decoded = try JSONDecoder().decode(JSON.self, from: Data(text.utf8))
print(decoded, decoded.a[3].b)
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys]
print(String(decoding: try encoder.encode(decoded), as: UTF8.self))
let again = try JSONDecoder().decode(JSON.self, from: encoder.encode(doc))
print(again == doc)
