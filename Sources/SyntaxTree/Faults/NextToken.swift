/// Search for the token that follows a missing one.
extension SourceFile {
  /// Returns the place of the next token: behind blanks, line breaks and comments, or the end of the text.
  func nextToken(behind offset: Int) -> Int {
    let bytes = text.utf8
    var rest = bytes.dropFirst(offset)
    while let first = rest.first {
      if first == UInt8(ascii: " ") || first == UInt8(ascii: "\t") || first == UInt8(ascii: "\n")
        || first == UInt8(ascii: "\r")
      {
        rest = rest.dropFirst()
      } else if rest.starts(with: "//".utf8) {
        rest = rest.drop { $0 != UInt8(ascii: "\n") }
      } else if rest.starts(with: "/*".utf8) {
        rest = Self.behindComment(rest)
      } else {
        break
      }
    }
    return bytes.count - rest.count
  }

  /// Returns true if the token at a place begins a declaration or a statement, or ends a list, a block or the text: it is no further
  /// element of a list.
  func endsList(at offset: Int) -> Bool {
    let rest = text.utf8.dropFirst(offset)
    guard let first = rest.first else { return true }
    if "})]@#;".utf8.contains(first) { return true }
    let word = rest.prefix { byte in
      byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
    }
    return Self.beginnings.contains(String(decoding: word, as: UTF8.self))
  }

  private static let beginnings: Set<String> = [
    "let", "var", "func", "class", "struct", "enum", "protocol", "extension", "actor", "typealias", "import", "init",
    "deinit", "subscript", "static", "private", "fileprivate", "internal", "public", "open", "final", "override",
    "mutating", "lazy", "weak", "return", "if", "guard", "switch", "for", "while", "repeat", "do", "defer", "throw",
    "break", "continue", "case", "default", "else", "catch",
  ]

  /// Comments nest.
  private static func behindComment(_ text: Substring.UTF8View) -> Substring.UTF8View {
    var (rest, depth) = (text, 0)
    while !rest.isEmpty {
      if rest.starts(with: "/*".utf8) {
        (rest, depth) = (rest.dropFirst(2), depth + 1)
      } else if rest.starts(with: "*/".utf8) {
        (rest, depth) = (rest.dropFirst(2), depth - 1)
        if depth == 0 { break }
      } else {
        rest = rest.dropFirst()
      }
    }
    return rest
  }
}
