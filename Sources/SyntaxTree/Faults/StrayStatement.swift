/// A statement among the members of a type, as where a method lacks its closing brace, or a word of another language before a name: it is read
/// as a function without its keyword, and what follows up to the next declaration is skipped.
struct StrayStatement {
  let diagnostics: [Diagnostic]
  /// Place of the next declaration.
  let end: Int

  init?(_ fault: ParserFault, at offset: Int, in file: SourceFile) {
    // Behind a modifier it is read as a function.
    let isMember = fault.context == .typeDeclaration
    guard fault.kind == .unexpected, isMember || fault.context == .function else { return nil }
    let bytes = file.text.utf8
    func behindWord(_ start: Int) -> Int { start + bytes.dropFirst(start).prefix(while: Self.isOfWord).count }
    func behindBlanks(_ start: Int) -> Int {
      start + bytes.dropFirst(start).prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
    }
    let name = behindWord(offset)
    let second = behindBlanks(name)
    let word = String(decoding: bytes.prefix(name).dropFirst(offset), as: UTF8.self)
    if Self.continuations.contains(word) { return nil }
    let next = bytes.dropFirst(name).first
    var errors: [(text: String, place: Int)] = []
    if Self.keywords.contains(word) {
      guard isMember else { return nil }
      errors = [(Self.missingDeclaration, offset)]
    } else if name > offset, second > name, behindWord(second) > second {
      let end = behindWord(second)
      errors = [(Self.missingKeyword, offset), (Self.secondName, second)]
      errors += Self.missingParameters(behind: end, next: behindBlanks(end), function: offset, in: file)
    } else if isMember, name > offset, next == UInt8(ascii: ".") || next == UInt8(ascii: "[") {
      errors = [
        (Self.missingKeyword, offset), (Self.missingList, name), (Self.missingSeparator, name),
        (Self.missingDeclaration, name), (Self.missingBody, offset),
      ]
    } else {
      return nil
    }
    diagnostics = errors.map { error in
      let place = SourceRange(file: file, start: error.place, end: error.place)
      // Behind a modifier, the statement may not be that of the text: the modifier applies to the next declaration.
      return Diagnostic(isMember ? ParsingDiagnostic.strayStatement(error.text) : .other(error.text), at: place)
    }
    // Where no declaration is seen at all, others are looked for.
    let isLost = errors.contains { $0.text == Self.missingDeclaration }
    end = isLost ? Self.nextDeclaration(behind: offset, in: file) : file.lineRange(at: offset).end
  }

  /// Returns the errors of a function that has no parameter list after its names.
  private static func missingParameters(
    behind end: Int, next: Int, function: Int, in file: SourceFile
  ) -> [(text: String, place: Int)] {
    let line = file.text.utf8.dropFirst(next).prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    switch line.first {
    case UInt8(ascii: "("), UInt8(ascii: "<"): return []
    case nil: return [(missingList, end), (missingBody, function)]
    case UInt8(ascii: ":"):
      let found = [
        (missingList, next), ("expected '->' after function parameter tuple", next), (missingBody, function),
      ]
      // The type is read as that of the result, what is assigned as another declaration.
      let type = line.prefix { $0 != UInt8(ascii: "=") }
      if type.count == line.count { return found }
      let blanks = type.reversed().prefix { $0 == UInt8(ascii: " ") }.count
      return found + [
        (missingSeparator, next + type.count - blanks), (missingDeclaration, next + type.count),
      ]
    default:
      return [
        (missingList, next), (missingSeparator, end), (missingDeclaration, next), (missingBody, function),
      ]
    }
  }

  private static let missingKeyword = "expected 'func' keyword in instance method declaration"
  private static let secondName =
    "found an unexpected second identifier in function declaration; is there an accidental break?"
  private static let missingList = "expected '(' in argument list of function declaration"
  private static let missingSeparator = "consecutive declarations on a line must be separated by ';'"
  private static let missingDeclaration = "expected declaration"
  private static let missingBody = "expected '{' in body of function declaration"

  /// Words within statements.
  private static let continuations: Set<String> = ["in", "else", "catch", "where", "is", "as", "default"]

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
