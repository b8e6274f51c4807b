// The static type tells what an empty collection would hold.
protocol Pretty { var pretty: String { get } }
extension Int: Pretty { var pretty: String { "\(self)" } }
extension String: Pretty { var pretty: String { "'\(self)'" } }
extension Array: Pretty where Element: Pretty {
  var pretty: String { "[" + map(\.pretty).joined(separator: " ") + "]" }
}
extension Dictionary: Pretty where Key: Comparable & Pretty, Value: Pretty {
  var pretty: String {
    "{" + sorted { $0.key < $1.key }.map { "\($0.key.pretty): \($0.value.pretty)" }.joined(separator: ", ") + "}"
  }
}
func show<Value>(_ value: Value) -> String { (value as? Pretty)?.pretty ?? "?\(value)?" }
print(show(["k": [1, 2], "a": []]), show([1: ["x"], 3: []]), show([[1], []]), show([Int]()), show([Double]()))
print([Int]() is Pretty, [Bool]() is Pretty, type(of: [[1], []] as Any))
func isPretty<Value>(_ value: Value) -> Bool { value is Pretty }
print(isPretty([[], [1]]), isPretty([[Bool]]()), isPretty(Set<Int>()))
