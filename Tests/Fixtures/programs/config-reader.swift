// An INI / config reader with typed access, property wrappers and errors.
import Foundation
enum ConfigError: Error, CustomStringConvertible {
  case missing(section: String, key: String)
  case invalid(key: String, value: String, expected: Any.Type)
  case syntax(line: Int, String)
  var description: String {
    switch self {
    case .missing(let s, let k): "missing \(s).\(k)"
    case .invalid(let k, let v, let t): "\(k): '\(v)' is no \(t)"
    case .syntax(let n, let l): "line \(n): \(l.debugDescription)"
    }
  }
}
struct Config {
  private var sections: [String: [String: String]] = [:]
  init(_ text: String) throws {
    var current = "default"
    let section = #/\[\s*(?<name>[\w.-]+)\s*\]/#
    let entry = #/
      (?<key> [A-Za-z_]\w* ) \s* [=:] \s*
      (?: "(?<quoted> [^"]* )" | (?<bare> .*? ) )
      \s* (?: [;\#] .* )?
    /#
    for (number, line) in text.components(separatedBy: .newlines).enumerated() {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.isEmpty || line.hasPrefix(";") || line.hasPrefix("#") { continue }
      if let match = line.wholeMatch(of: section) {
        current = String(match.name)
      } else if let match = line.wholeMatch(of: entry) {
        sections[current, default: [:]][String(match.key)] = String(match.quoted ?? match.bare ?? "")
      } else {
        throw ConfigError.syntax(line: number + 1, line)
      }
    }
  }
  subscript<T: LosslessStringConvertible>(section: String, key: String) -> T {
    get throws {
      guard let text = sections[section]?[key] else { throw ConfigError.missing(section: section, key: key) }
      guard let value = T(text) else { throw ConfigError.invalid(key: key, value: text, expected: T.self) }
      return value
    }
  }
  func list(_ section: String, _ key: String) -> [Substring] { (sections[section]?[key] ?? "").split(separator: /\s*,\s*/) }
  var names: [String] { sections.keys.sorted() }
}
let source = """
; global
debug = true
[server]
host = "local host" ; comment
port: 8080
ratio=0.75   # three quarters
tags = a, b ,c
[paths.cache]
root = /tmp/x
"""
do {
  let config = try Config(source)
  print(config.names)
  let port: Int = try config["server", "port"]
  let host: String = try config["server", "host"]
  let ratio: Double = try config["server", "ratio"]
  let debug: Bool = try config["default", "debug"]
  print(port + 1, host, ratio * 2, debug, config.list("server", "tags"))
  let root: String = try config["paths.cache", "root"]
  print(root)
  let bad: Int = try config["server", "host"]
  print(bad)
} catch { print("error:", error) }
do { _ = try Config("a=1\n???") } catch { print("error:", error) }
do { let c = try Config("a=1"); let x: Int = try c["b", "a"]; print(x) } catch let e as ConfigError { print("config:", e) }
@propertyWrapper
struct Clamped<V: Comparable> {
  private var value: V
  let range: ClosedRange<V>
  var projectedValue: Bool { value == range.lowerBound || value == range.upperBound }
  var wrappedValue: V { get { value } set { value = min(max(newValue, range.lowerBound), range.upperBound) } }
  init(wrappedValue: V, _ range: ClosedRange<V>) { self.range = range; value = min(max(wrappedValue, range.lowerBound), range.upperBound) }
}
struct Volume { @Clamped(0...10) var level = 12; @Clamped("a"..."m") var letter: Character = "f" }
var volume = Volume()
print(volume.level, volume.$level); volume.level = 4; volume.letter = "z"; print(volume.level, volume.letter, volume.$letter)
