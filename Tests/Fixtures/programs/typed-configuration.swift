import Foundation

// MARK: - INI / config parser with typed access

enum ConfigValue: Equatable {
    case string(String)
    case int(Int)
    case double(Double)
    case bool(Bool)
    case list([ConfigValue])

    init(parsing raw: String) {
        let text = raw.trimmingCharacters(in: .whitespaces)
        switch text.lowercased() {
        case "true", "yes", "on": self = .bool(true)
        case "false", "no", "off": self = .bool(false)
        default:
            if let i = Int(text) { self = .int(i) }
            else if let d = Double(text) { self = .double(d) }
            else if text.hasPrefix("["), text.hasSuffix("]") {
                let inner = text.dropFirst().dropLast()
                self = .list(inner.split(separator: ",").map { ConfigValue(parsing: String($0)) })
            } else {
                self = .string(text.trimmingCharacters(in: CharacterSet(charactersIn: "\"'")))
            }
        }
    }
}

protocol ConfigConvertible { static func from(_ value: ConfigValue) -> Self? }

extension Int: ConfigConvertible {
    static func from(_ value: ConfigValue) -> Int? {
        guard case .int(let i) = value else { return nil }
        return i
    }
}
extension Double: ConfigConvertible {
    static func from(_ value: ConfigValue) -> Double? {
        switch value {
        case .double(let d): return d
        case .int(let i): return Double(i)
        default: return nil
        }
    }
}
extension Bool: ConfigConvertible {
    static func from(_ value: ConfigValue) -> Bool? { if case .bool(let b) = value { return b } else { return nil } }
}
extension String: ConfigConvertible {
    static func from(_ value: ConfigValue) -> String? {
        guard case let .string(s) = value else { return nil }
        return s
    }
}
extension Array: ConfigConvertible where Element: ConfigConvertible {
    static func from(_ value: ConfigValue) -> [Element]? {
        guard case .list(let values) = value else { return nil }
        let converted = values.compactMap(Element.from)
        return converted.count == values.count ? converted : nil
    }
}

struct Config {
    private(set) var sections: [String: [String: ConfigValue]] = [:]
    private(set) var warnings: [(line: Int, text: String)] = []

    init(_ text: String) {
        var section = "global"
        for (i, line) in text.components(separatedBy: .newlines).enumerated() {
            let trimmed = line.trimmingCharacters(in: .whitespaces)
            guard !trimmed.isEmpty, trimmed.first != ";" else { continue }
            if trimmed.first == "[" && trimmed.last == "]" && !trimmed.contains("=") {
                section = String(trimmed.dropFirst().dropLast())
                continue
            }
            let pair = trimmed.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            if pair.count == 2 {
                sections[section, default: [:]][pair[0]] = ConfigValue(parsing: pair[1])
            } else {
                warnings.append((line: i + 1, text: trimmed))
            }
        }
    }

    subscript<T: ConfigConvertible>(section: String, key: String) -> T? {
        sections[section]?[key].flatMap(T.from)
    }

    subscript<T: ConfigConvertible>(_ path: String, default fallback: @autoclosure () -> T) -> T {
        let parts = path.components(separatedBy: ".")
        return self[parts.count > 1 ? parts[0] : "global", parts[parts.count - 1]] ?? fallback()
    }
}

let config = Config("""
    name = "Demo App"
    debug=yes
    ; comment
    garbage line
    [server]
    port = 8080
    ratio = 0.75
    weights = [1, 2.5, 3]
    hosts = [a.example, b.example]
    [empty]
    query = a=b
    """)

let port: Int? = config["server", "port"]
let asString: String? = config["server", "port"]
print(port as Any, asString as Any)
print(config["name", default: "?"], config["debug", default: false], config["server.timeout", default: 30])
print(config["server.ratio", default: 1.0] * 2, config["server.port", default: 0.0])
let weights: [Double] = config["server", "weights"] ?? []
let badWeights: [Int]? = config["server", "weights"]
print(weights.reduce(0, +), badWeights == nil)
print((config["server", "hosts"] as [String]?)?.map { $0.prefix(1) } ?? [])
print(config["empty.query", default: ""])
for w in config.warnings { print("line \(w.line): \(w.text)") }
for (name, values) in config.sections.sorted(by: { $0.key < $1.key }) {
    print("[\(name)]")
    for key in values.keys.sorted() { print("  \(key) = \(values[key]!)") }
}
print(ConfigValue(parsing: "[1,yes,x]") == .list([.int(1), .bool(true), .string("x")]))
