@resultBuilder struct Lines {
  static func buildBlock(_ parts: String...) -> String { parts.joined() }
}
func page(@Lines _ body: () -> String) {}
page {
  "a"
  while true { break }
// ^3 error: closure containing control flow statement cannot be used with result builder 'Lines'
}
