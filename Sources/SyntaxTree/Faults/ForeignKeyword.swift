/// Words of other languages, met where Swift sees two statements on a line.
enum ForeignKeyword {
  private static let words: [String: (message: String, swift: String)] = [
    "fun": ("a function is declared with 'func'", "func"), "function": ("a function is declared with 'func'", "func"),
    "def": ("a function is declared with 'func'", "func"), "fn": ("a function is declared with 'func'", "func"),
    "const": ("a constant is declared with 'let'", "let"), "val": ("a constant is declared with 'let'", "let"),
    "final": ("a constant is declared with 'let'", "let"),
    "new": ("an object is made by its type's name alone: Thing()", ""),
    "print": ("arguments stand in parentheses: print(…)", "print"),
    "unless": ("a condition is turned round by '!': if !ready { … }", "if"),
    "foreach": ("a loop over elements is 'for x in elements { … }'", "for"),
    "lambda": ("a closure is written in braces: { x in x + 1 }", "lambda"),
    "interface": ("what types have in common is declared with 'protocol'", "protocol"),
  ]

  private static let operators = ["and": "&&", "or": "||", "is": "=="]

  /// Type names of other languages in front of a declared name.
  private static let types: Set<String> = [
    "int", "Int", "double", "Double", "float", "Float", "string", "String", "bool", "Bool", "boolean", "char", "long",
    "auto",
  ]

  /// Returns the message with a note on the word before or after that place; nil if there is no such word. `original`
  /// is swift-syntax's message.
  static func diagnostic(
    _ kind: ParsingDiagnostic, _ original: String, at offset: Int, in file: SourceFile
  ) -> Diagnostic? {
    let place = SourceRange(file: file, start: offset, end: offset)
    if original.hasPrefix("unexpected code '") {
      let next = word(from: offset, in: file)
      if let sign = operators[String(next.text)], original.hasSuffix("statement") {
        return Diagnostic(
          kind, at: place,
          notes: [Diagnostic.Note("'\(next.text)' is written '\(sign)'", fix: [.init(range: next, text: sign)])])
      }
      if let before = place.wordBefore("not"), original.hasSuffix("statement") {
        let blank = SourceRange(file: file, start: before.start, end: offset)
        return Diagnostic(
          kind, at: place,
          notes: [Diagnostic.Note("'not' is written '!'", fix: [.init(range: blank, text: "!")])])
      }
      if original.hasPrefix("unexpected code ': "), original.hasSuffix("in closure") {
        return Diagnostic(
          ParsingDiagnostic.statementsOnOneLine, at: place,
          notes: [Diagnostic.Note("a dictionary is written in brackets: [\"a\": 1]")])
      }
      if original.hasPrefix("unexpected code ', "), original.hasSuffix("in array type") {
        return Diagnostic(
          kind, at: place, notes: [Diagnostic.Note("a dictionary's type has a colon: [String: Int]")])
      }
    }
    if kind == .conditionWithoutValue {
      return Diagnostic(
        kind, at: place,
        notes: [Diagnostic.Note("a pattern is matched with one '=': if case .some(let x) = value")])
    }
    guard kind == .statementsOnOneLine else { return nil }
    let before = Array(file.text.utf8.prefix(offset))
    let end = before.count
    var start = end
    while start > 0, isLetter(before[start - 1]) { start -= 1 }
    let word = String(decoding: before[start..<end], as: UTF8.self)
    if let known = words[word] {
      var note = Diagnostic.Note(known.message)
      // Removed with its space if it has no replacement.
      let stop = known.swift.isEmpty ? min(end + 1, file.text.utf8.count) : end
      note.fix = [.init(range: SourceRange(file: file, start: start, end: stop), text: known.swift)]
      return Diagnostic(kind, at: place, notes: [note])
    }
    let next = self.word(from: offset, in: file)
    if ["elif", "elseif", "elsif"].contains(next.text) {
      let note = Diagnostic.Note("another condition begins with 'else if'", fix: [.init(range: next, text: "else if")])
      return Diagnostic(kind, at: place, notes: [note])
    }
    if word == "void" {
      let note = Diagnostic.Note("a function is declared with 'func'; one that gives nothing back names no type")
      return Diagnostic(kind, at: place, notes: [note])
    }
    if types.contains(word), !next.text.isEmpty {
      let type = word.prefix(1).uppercased() + word.dropFirst()
      let shown = word == "auto" ? "let \(next.text) = …" : "let \(next.text): \(type == "Boolean" ? "Bool" : type) = …"
      return Diagnostic(
        kind, at: place, notes: [Diagnostic.Note("a name comes first, then its type: \(shown)")])
    }
    let rest = String(decoding: Array(file.text.utf8.dropFirst(offset).prefix(16)), as: UTF8.self)
      .drop { $0 == " " }
    if before.last == UInt8(ascii: "}"), rest.hasPrefix("while ") || rest.hasPrefix("while("),
      let loop = startOfDo(before)
    {
      let word = SourceRange(file: file, start: loop, end: loop + 2)
      var note = Diagnostic.Note("did you mean 'repeat-while' statement?")
      note.fix = [.init(range: word, text: "repeat")]
      return Diagnostic(ParsingDiagnostic.doWhile, at: word, notes: [note])
    }
    return nil
  }

  /// Returns the word that begins there, behind blanks.
  private static func word(from offset: Int, in file: SourceFile) -> SourceRange {
    let bytes = Array(file.text.utf8.dropFirst(offset).prefix(64))
    let start = bytes.prefix { $0 == UInt8(ascii: " ") }.count
    let count = bytes[start...].prefix(while: isLetter).count
    return SourceRange(file: file, start: offset + start, end: offset + start + count)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") || byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
  }

  /// Returns the `do` before the brace that the last one closes.
  private static func startOfDo(_ bytes: [UInt8]) -> Int? {
    var depth = 0
    var index = bytes.count
    while index > 0 {
      index -= 1
      if bytes[index] == UInt8(ascii: "}") { depth += 1 }
      if bytes[index] == UInt8(ascii: "{") {
        depth -= 1
        if depth == 0 { break }
      }
    }
    while index > 0, bytes[index - 1] == UInt8(ascii: " ") { index -= 1 }
    guard index >= 2, bytes[index - 1] == UInt8(ascii: "o"), bytes[index - 2] == UInt8(ascii: "d"),
      index == 2 || !isLetter(bytes[index - 3])
    else { return nil }
    return index - 2
  }
}
