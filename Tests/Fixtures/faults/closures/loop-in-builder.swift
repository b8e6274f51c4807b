@resultBuilder
enum LineBuilder {
  static func buildBlock(_ parts: String...) -> String { parts.joined(separator: "\n") }
}
func text(@LineBuilder _ make: () -> String) -> String { make() }
print(text {
  "head"
  for number in 1...2 {
// ^3 error: closure containing control flow statement cannot be used with result builder 'LineBuilder'
    "line \(number)"
  }
})
