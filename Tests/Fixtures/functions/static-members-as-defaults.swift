// Default arguments name static members of the type around them without a prefix.
struct Logger {
  static let prefix = "log"
  static func limit() -> Int { 3 }
  func line(_ text: String, with prefix: String = prefix) -> String { "\(prefix): \(text)" }
  init(_ count: Int = limit()) { print("limit", count) }
  subscript(repeated count: Int = limit()) -> String { String(repeating: "-", count: count) }
  static func shared(_ prefix: String = prefix) -> String { prefix }
}
let logger = Logger()
print(logger.line("a"), logger.line("b", with: "own"), logger[], Logger.shared())
final class Cache<Key: Hashable> {
  static var capacity: Int { 10 }
  var keys: [Key]
  init(keys: [Key] = [], limit: Int = capacity) { self.keys = Array(keys.prefix(limit)) }
}
print(Cache(keys: Array(1...20)).keys.count, Cache<String>().keys)
protocol Named {}
extension Named {
  static var standard: String { "standard" }
  func name(_ name: String = standard) -> String { name }
}
struct Thing: Named {}
print(Thing().name())
