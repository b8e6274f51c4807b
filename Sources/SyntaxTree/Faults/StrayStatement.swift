/// A statement among the members of a type, as where a method lacks its closing brace: it is read as a declaration, and what follows up to the
/// next one is skipped.
struct StrayStatement {
  let diagnostics: [Diagnostic]
  /// Place of the next declaration.
  let end: Int

  init?(_ message: String, at offset: Int, in file: SourceFile) {
    guard message.hasPrefix("unexpected "), Self.types.contains(where: { message.hasSuffix(" in \($0)") }) else {
      return nil
    }
    func diagnostic(_ text: String, at place: Int) -> Diagnostic {
      Diagnostic(ParsingDiagnostic.strayStatement(text), at: SourceRange(file: file, start: place, end: place))
    }
    let rest = file.text.utf8.dropFirst(offset)
    let word = rest.prefix(while: Self.isOfWord)
    let next = rest.dropFirst(word.count).first
    if Self.keywords.contains(String(decoding: word, as: UTF8.self)) {
      diagnostics = [diagnostic("expected declaration", at: offset)]
    } else if !word.isEmpty, next == UInt8(ascii: ".") || next == UInt8(ascii: "[") {
      // A method without its keyword, whose parameters are missing behind the name.
      let behind = offset + word.count
      diagnostics = [
        diagnostic("expected 'func' keyword in instance method declaration", at: offset),
        diagnostic("expected '(' in argument list of function declaration", at: behind),
        diagnostic("consecutive declarations on a line must be separated by ';'", at: behind),
        diagnostic("expected declaration", at: behind),
        diagnostic("expected '{' in body of function declaration", at: offset),
      ]
    } else {
      return nil
    }
    end = Self.nextDeclaration(behind: offset, in: file)
  }

  private static let types = ["struct", "class", "enum", "extension", "actor"]

  private static let keywords: Set<String> = [
    "for", "if", "while", "switch", "do", "guard", "return", "repeat", "throw", "defer", "try", "self", "super",
  ]

  private static let declarations: Set<String> = [
    "let", "var", "func", "class", "struct", "enum", "protocol", "extension", "typealias", "import", "init", "deinit",
    "subscript", "static", "private", "fileprivate", "internal", "public", "case",
  ]

  /// The place of the first line behind an offset that begins with the keyword of a declaration, or the end of the text.
  private static func nextDeclaration(behind offset: Int, in file: SourceFile) -> Int {
    let line = file.lineIndex(of: offset)
    for start in file.lineStarts.dropFirst(line + 1) {
      let text = file.text.utf8.dropFirst(start).drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      let word = text.prefix(while: isOfWord)
      if declarations.contains(String(decoding: word, as: UTF8.self)) { return file.text.utf8.count - text.count }
    }
    return file.text.utf8.count
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") || byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
      || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: "_")
  }
}
