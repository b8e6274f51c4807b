// `buildIf` is what `buildOptional` was called.
@resultBuilder
enum Lines {
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
  static func buildExpression(_ line: String) -> [String] { [line] }
  static func buildIf(_ lines: [String]?) -> [String] { lines ?? ["-"] }
}
func lines(@Lines _ make: () -> [String]) -> [String] { make() }
for flag in [true, false] {
  print(lines {
    "a"
    if flag { "b" }
  })
}
