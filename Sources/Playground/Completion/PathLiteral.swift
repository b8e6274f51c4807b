/// The string literal at the end of a text, where it is the argument of a function that takes a path.
struct PathLiteral: Equatable {
  /// The path as far as it is typed.
  var path: String
  /// Start of the path, in UTF-8.
  var start: Int

  /// Labels of Foundation's parameters for paths.
  private static let labels: Set = [
    "atPath", "toPath", "contentsOfFile", "toFile", "filePath", "fileURLWithPath", "forReadingAtPath",
    "forWritingAtPath",
    "forUpdatingAtPath",
  ]

  /// Nil if the text ends elsewhere, or in a literal with escapes.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    var tokens = SourceText(bytes).tokens
    guard let literal = tokens.popLast(), literal.kind == .string, literal.range.upperBound == bytes.count,
      bytes[literal.range.lowerBound] == UInt8(ascii: "\""), tokens.popLast()?.kind == .colon,
      let label = tokens.popLast(), label.kind == .word,
      Self.labels.contains(String(decoding: bytes[label.range], as: UTF8.self))
    else { return nil }
    let typed = bytes[literal.range].dropFirst()
    if typed.contains(where: { [UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "\n")].contains($0) }) {
      return nil
    }
    path = String(decoding: typed, as: UTF8.self)
    start = literal.range.lowerBound + 1
  }
}
