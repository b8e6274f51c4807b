// JSON library from scratch: parser, pretty printer, subscripts, literals
import Foundation
@dynamicMemberLookup
enum JSON: Equatable { case null, bool(Bool), number(Double), string(String), array([JSON]), object([String: JSON]) }
extension JSON: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
    init(nilLiteral: ()) { self = .null }
    init(booleanLiteral v: Bool) { self = .bool(v) }
    init(integerLiteral v: Int) { self = .number(Double(v)) }
    init(floatLiteral v: Double) { self = .number(v) }
    init(stringLiteral v: String) { self = .string(v) }
    init(arrayLiteral e: JSON...) { self = .array(e) }
    init(dictionaryLiteral e: (String, JSON)...) { self = .object(Dictionary(e, uniquingKeysWith: { $1 })) }
}
extension JSON {
    subscript(i: Int) -> JSON? { if case .array(let a) = self, a.indices ~= i { a[i] } else { nil } }
    subscript(k: String) -> JSON? { get { if case .object(let o) = self { o[k] } else { nil } } set { if case .object(var o) = self { o[k] = newValue; self = .object(o) } } }
    subscript(dynamicMember k: String) -> JSON? { self[k] }
    var string: String? { guard case .string(let s) = self else { return nil }; return s }
    var double: Double? { if case .number(let n) = self { return n }; return nil }
    func text(_ indent: Int = 0) -> String {
        let pad = String(repeating: "  ", count: indent + 1), end = String(repeating: "  ", count: indent)
        return switch self {
        case .null: "null"
        case .bool(let b): "\(b)"
        case .number(let n): n == n.rounded() && abs(n) < 1e15 ? String(Int(n)) : String(n)
        case .string(let s): "\"\(s.replacingOccurrences(of: "\"", with: "\\\""))\""
        case .array(let a) where a.isEmpty: "[]"
        case .array(let a): "[\n" + a.map { pad + $0.text(indent + 1) }.joined(separator: ",\n") + "\n\(end)]"
        case .object(let o): "{\n" + o.sorted { $0.key < $1.key }.map { "\(pad)\"\($0)\": \($1.text(indent + 1))" }.joined(separator: ",\n") + "\n\(end)}"
        }
    }
}
struct Parser { enum Failure: Error { case expected(String, at: Int), end }
    var s: Substring; let total: Int
    init(_ t: String) { s = t[...]; total = t.count }
    var at: Int { total - s.count }
    mutating func skip() { s = s.drop(while: \.isWhitespace) }
    mutating func eat(_ c: Character) -> Bool { skip(); if s.first == c { s.removeFirst(); return true }; return false }
    mutating func need(_ c: Character) throws { guard eat(c) else { throw s.isEmpty ? Failure.end : .expected(String(c), at: at) } }
    mutating func list<T>(_ close: Character, _ item: (inout Parser) throws -> T) throws -> [T] {
        var out: [T] = []
        if eat(close) { return out }
        repeat { out.append(try item(&self)) } while eat(",")
        try need(close)
        return out
    }
    mutating func value() throws -> JSON {
        skip()
        switch s.first {
        case nil: throw Failure.end
        case "{"?: s.removeFirst()
            return .object(Dictionary(uniqueKeysWithValues: try list("}") { p in
                guard case .string(let k) = try p.value() else { throw Failure.expected("key", at: p.at) }
                try p.need(":")
                return (k, try p.value())
            }))
        case "[": s.removeFirst(); return .array(try list("]") { try $0.value() })
        case "\"": s.removeFirst()
            var out = ""
            while let c = s.popFirst(), c != "\"" {
                if c == "\\", let e = s.popFirst() { out.append(["n": "\n", "t": "\t"][e] ?? e) } else { out.append(c) }
            }
            return .string(out)
        case let c? where c.isNumber || c == "-":
            let digits = s.prefix { $0.isNumber || "+-.eE".contains($0) }
            s.removeFirst(digits.count)
            guard let n = Double(digits) else { throw Failure.expected("number", at: at) }
            return .number(n)
        default:
            for (word, v) in [("true", JSON.bool(true)), ("false", .bool(false)), ("null", .null)] where s.hasPrefix(word) { s.removeFirst(word.count); return v }
            throw Failure.expected("value", at: at)
        }
    }
}
var doc: JSON = ["name": "Ada", "age": 36, "ratio": 0.5, "tags": ["a", nil, true], "nested": ["x": []]]
print(doc.text())
print(doc.name?.string ?? "-", doc["tags"]?[1] == .null, doc.tags?[9] == nil, doc.nested?.x ?? "none")
doc["age"] = 37; doc["extra"] = nil; doc["gone"] = .some(nil)
print(doc.age!.double!, doc["extra"] as Any, doc.gone == .some(.null))
var p = Parser(#" {"k": [1, -2.5e1, "q\"t\n"], "b": {"t": true, "n": null}} "#)
let v = try p.value()
print(v == ["k": [1, -25, "q\"t\n"], "b": ["t": true, "n": nil]], v.b?.t == true)
for bad in ["[1, ", "{1: 2}", "[1 2]", "nul", "-"] { var p = Parser(bad); do { print(try p.value()) } catch Parser.Failure.expected(let w, let at) { print("expected \(w) at \(at)") } catch { print(error) } }
