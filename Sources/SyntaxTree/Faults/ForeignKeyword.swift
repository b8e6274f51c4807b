/// Words of other languages, met where Swift sees two statements on a line.
package enum ForeignKeyword {
  private static let words: [String: (message: String, swift: String)] = [
    "fun": ("a function is declared with 'func'", "func"), "function": ("a function is declared with 'func'", "func"),
    "def": ("a function is declared with 'func'", "func"), "fn": ("a function is declared with 'func'", "func"),
    "const": ("a constant is declared with 'let'", "let"), "val": ("a constant is declared with 'let'", "let"),
    "final": ("a constant is declared with 'let'", "let"),
    "new": ("an object is made by its type's name alone: Thing()", ""),
    "print": ("arguments stand in parentheses: print($0)", "print"),
    "unless": ("a condition is turned round by '!': if !ready { … }", "if"),
    "foreach": ("a loop over elements is 'for x in elements { … }'", "for"),
    "lambda": ("a closure is written in braces: { x in x + 1 }", "lambda"),
    "async": ("an asynchronous function is 'func load() async { … }', and 'Task { … }' starts one", "async"),
    "with": ("what ends with a block is written 'defer { … }'", "with"),
    "raise": ("an error is thrown with 'throw'", "throw"),
    "from": ("everything of RxSwift is imported already: leave the line out", "from"),
    "require": ("everything of RxSwift is imported already: leave the line out", "require"),
    "not": ("'not' is written '!'", "!"),
    "typeof": ("the type of a value is type(of: value); :type VALUE tells it at the prompt", "typeof"),
    "type": ("the type of a value is type(of: value); :type VALUE tells it at the prompt", "type"),
    "po": ("a value is shown by its name alone, and all variables by :vars", ""),
    "p": ("a value is shown by its name alone, and all variables by :vars", ""),
    "echo": ("arguments stand in parentheses: print($0)", "print"),
    "mut": ("what changes is declared with 'var'", "mut"),
    "except": ("an error is handled by 'do { try … } catch { … }'", "except"),
    "del": ("a variable ends with its scope; an optional one is set to nil", "del"),
    "interface": ("what types have in common is declared with 'protocol'", "protocol"),
  ]

  private static let operators = ["and": "&&", "or": "||", "is": "==", "instanceof": "is", "xor": "!="]

  /// Returns what `:help` says about a word.
  package static func explanation(of word: String) -> String? { words[word]?.message }

  /// Type names of other languages in front of a declared name.
  private static let types: Set<String> = [
    "int", "Int", "double", "Double", "float", "Float", "string", "String", "bool", "Bool", "boolean", "char", "long",
    "auto",
  ]

  /// Returns the message with a note on the word before or after that place; nil if there is no such word.
  static func diagnostic(
    _ kind: ParsingDiagnostic, _ fault: ParserFault, at offset: Int, in file: SourceFile
  ) -> Diagnostic? {
    let place = SourceRange(file: file, start: offset, end: offset)
    let rest = file.text.utf8.dropFirst(offset)
    if fault.kind == .unexpected {
      let next = word(from: offset, in: file)
      if let sign = operators[String(next.text)], fault.context == .statement {
        return Diagnostic(
          kind, at: place,
          notes: [Diagnostic.Note("'\(next.text)' is written '\(sign)'", fix: [.init(range: next, text: sign)])])
      }
      if let before = place.wordBefore("not"), fault.context == .statement {
        let blank = SourceRange(file: file, start: before.start, end: offset)
        return Diagnostic(
          kind, at: place,
          notes: [Diagnostic.Note("'not' is written '!'", fix: [.init(range: blank, text: "!")])])
      }
      if rest.starts(with: ": ".utf8), fault.context == .closure {
        if let observer = observer(around: place) {
          return Diagnostic(ParsingDiagnostic.statementsOnOneLine, at: place, notes: [observer])
        }
        return Diagnostic(
          ParsingDiagnostic.statementsOnOneLine, at: place,
          notes: [Diagnostic.Note("a dictionary is written in brackets: [\"a\": 1]")])
      }
      if rest.starts(with: ", ".utf8), fault.context == .arrayType {
        return Diagnostic(
          kind, at: place, notes: [Diagnostic.Note("a dictionary's type has a colon: [String: Int]")])
      }
    }
    if kind == .conditionWithoutValue {
      return Diagnostic(
        kind, at: place,
        notes: [Diagnostic.Note("a pattern is matched with one '=': if case .some(let x) = value")])
    }
    if fault.kind == .unexpected, fault.context == .sourceFile, rest.starts(with: "in ".utf8) {
      return Diagnostic(
        kind, at: place, notes: [Diagnostic.Note("whether an element is among others: list.contains(element)")])
    }
    if fault.kind == .missingName, fault.context == .importDeclaration {
      return Diagnostic(
        kind, at: place, notes: [Diagnostic.Note("everything of RxSwift is imported already: leave the line out")])
    }
    if fault.kind == .unexpected, fault.context == .closure, rest.first == UInt8(ascii: ")"),
      let brace = openBrace(before: place)
    {
      return Diagnostic(
        ParsingDiagnostic.other("expected '}' at end of closure"), at: place,
        notes: [Diagnostic.Note("to match this opening '{'", at: brace)])
    }
    if fault.kind == .missingIn, fault.context == .closureSignature, let note = arrow(before: place) {
      return Diagnostic(kind, at: place, notes: [note])
    }
    if fault.kind == .singleQuotes { return singleQuoted(kind, at: place) }
    guard kind == .statementsOnOneLine || kind == .missingComma else { return nil }
    let before = Array(file.text.utf8.prefix(offset))
    let end = before.count
    if let note = lambda(before: place) ?? formattedText(before: place) {
      return Diagnostic(kind, at: place, notes: [note])
    }
    guard kind == .statementsOnOneLine else { return nil }
    var start = end
    while start > 0, isLetter(before[start - 1]) { start -= 1 }
    let word = String(decoding: before[start..<end], as: UTF8.self)
    if let known = words[word] {
      var note = Diagnostic.Note(known.message)
      // Removed with its space if it has no replacement.
      let isJoined = known.swift.isEmpty || known.swift == "!"
      let stop = isJoined ? min(end + 1, file.text.utf8.count) : end
      if known.swift != word {
        note.fix = [.init(range: SourceRange(file: file, start: start, end: stop), text: known.swift)]
      }
      return Diagnostic(kind, at: place, notes: [note])
    }
    let next = self.word(from: offset, in: file)
    if let sign = operators[String(next.text)] {
      let note = Diagnostic.Note("'\(next.text)' is written '\(sign)'", fix: [.init(range: next, text: sign)])
      return Diagnostic(kind, at: place, notes: [note])
    }
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
    let following = String(decoding: Array(rest.prefix(16)), as: UTF8.self)
      .drop { $0 == " " }
    if before.last == UInt8(ascii: "}"), following.hasPrefix("while ") || following.hasPrefix("while("),
      let loop = startOfDo(before)
    {
      let word = SourceRange(file: file, start: loop, end: loop + 2)
      var note = Diagnostic.Note("did you mean 'repeat-while' statement?")
      note.fix = [.init(range: word, text: "repeat")]
      return Diagnostic(ParsingDiagnostic.doWhile, at: word, notes: [note])
    }
    return callWithoutParentheses(at: place).map { Diagnostic(kind, at: place, notes: [$0]) }
  }

  /// `subscribe({ next: … })`: an observer as an object.
  private static func observer(around place: SourceRange) -> Diagnostic.Note? {
    let before = String(decoding: place.file.text.utf8.prefix(place.start), as: UTF8.self)
    guard let call = before.range(of: "subscribe({"), !before[call.upperBound...].contains("}") else { return nil }
    return Diagnostic.Note(
      "an observer is closures with labels: subscribe(onNext: { x in … }, onError: { error in … }, onCompleted: { … })")
  }

  /// `query.onNext "a"`: a call whose arguments stand behind a blank.
  private static func callWithoutParentheses(at place: SourceRange) -> Diagnostic.Note? {
    let line = place.file.lineRange(at: place.start)
    let blanks = place.file.text.utf8.dropFirst(place.end).prefix { $0 == UInt8(ascii: " ") }.count
    let arguments = SourceRange(file: place.file, start: place.end + blanks, end: line.end)
    let text = arguments.text
    let isLabelled =
      text.prefix { $0.isLetter || $0.isNumber }.endIndex != text.startIndex
      && text.drop { $0.isLetter || $0.isNumber }.hasPrefix(":")
    guard blanks > 0, let first = text.first, first == "\"" || first.isNumber || isLabelled,
      let last = place.file.text.utf8.prefix(place.start).last, isLetter(last) || last == UInt8(ascii: "?")
    else { return nil }
    return Diagnostic.Note(
      "arguments stand in parentheses",
      fix: [
        .init(range: SourceRange(file: place.file, start: place.start, end: arguments.start), text: "("),
        .init(range: SourceRange(file: place.file, start: arguments.end, end: arguments.end), text: ")"),
      ])
  }

  /// `lambda x: x + 1`, read up to the colon or to the name.
  private static func lambda(before place: SourceRange) -> Diagnostic.Note? {
    guard let word = place.wordBefore("lambda") else { return nil }
    let rest = SourceRange(file: place.file, start: word.end, end: place.file.endOfArgument(from: word.end))
    guard let colon = rest.text.firstIndex(of: ":") else { return nil }
    let names = rest.text[..<colon].trimmingBlanks
    let body = rest.text[rest.text.index(after: colon)...].trimmingBlanks
    let closure = names.isEmpty ? "{ \(body) }" : "{ \(names) in \(body) }"
    return Diagnostic.Note(
      "a closure is written in braces: { x in x + 1 }",
      fix: [.init(range: SourceRange(file: place.file, start: word.start, end: rest.end), text: closure)])
  }

  /// The brace around a place, which nothing closes before it.
  private static func openBrace(before place: SourceRange) -> SourceRange? {
    var depth = 0
    for (offset, byte) in Array(place.file.text.utf8.prefix(place.start)).enumerated().reversed() {
      if byte == UInt8(ascii: "}") { depth += 1 }
      if byte == UInt8(ascii: "{") {
        if depth == 0 { return SourceRange(file: place.file, start: offset, end: offset + 1) }
        depth -= 1
      }
    }
    return nil
  }

  /// `{ x -> x * 2 }`, as Kotlin and Java write closures.
  private static func arrow(before place: SourceRange) -> Diagnostic.Note? {
    let bytes = Array(place.file.text.utf8)
    guard let brace = bytes[..<place.start].lastIndex(of: UInt8(ascii: "{")) else { return nil }
    let head = bytes[brace..<place.start]
    guard
      let arrow = head.indices.dropLast().first(where: {
        bytes[$0] == UInt8(ascii: "-") && bytes[$0 + 1] == UInt8(ascii: ">")
      })
    else { return nil }
    return Diagnostic.Note(
      "'in' follows a closure's parameters",
      fix: [.init(range: SourceRange(file: place.file, start: arrow, end: arrow + 2), text: "in")])
  }

  /// `f"{x}"`: text with values in it.
  private static func formattedText(before place: SourceRange) -> Diagnostic.Note? {
    let bytes = Array(place.file.text.utf8)
    guard place.start > 0, bytes[place.start - 1] == UInt8(ascii: "f"), place.start < bytes.count,
      bytes[place.start] == UInt8(ascii: "\""), place.start < 2 || !isLetter(bytes[place.start - 2]),
      let end = bytes[(place.start + 1)...].firstIndex(of: UInt8(ascii: "\""))
    else { return nil }
    let text = SourceRange(file: place.file, start: place.start - 1, end: end + 1)
    let swift = String(text.text.dropFirst()).replacing("{", with: "\\(").replacing("}", with: ")")
    return Diagnostic.Note(
      "text with values in it: \"hi \\(name)\"", fix: [.init(range: text, text: swift)])
  }

  /// `'text'`, with the quotes that Swift has.
  private static func singleQuoted(_ kind: ParsingDiagnostic, at place: SourceRange) -> Diagnostic? {
    let bytes = Array(place.file.text.utf8)
    let quote = UInt8(ascii: "'")
    guard place.start < bytes.count, bytes[place.start] == quote,
      let end = bytes[(place.start + 1)...].firstIndex(where: { $0 == quote || $0 == 10 }), bytes[end] == quote
    else { return nil }
    var fault = Diagnostic(kind, at: place)
    let text = String(decoding: bytes[(place.start + 1)..<end], as: UTF8.self).replacing("\"", with: "\\\"")
    fault.fix = [
      .init(range: SourceRange(file: place.file, start: place.start, end: end + 1), text: "\"\(text)\"")
    ]
    return fault
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
