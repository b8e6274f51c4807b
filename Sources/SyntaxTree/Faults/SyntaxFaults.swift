import SwiftSyntax

/// Diagnostics of swift-syntax about malformed text, one for each mistake, with swiftc's wording.
enum SyntaxFaults {
  /// Number of errors after which the others of a text are not reported.
  static let most = 20

  /// - Parameter text: Text that the tree was made of, with the places of the file's text.
  static func diagnostics(of tree: SourceFileSyntax, parsedFrom text: String, in file: SourceFile) -> [Diagnostic] {
    let invalid = InvalidCharacters.diagnostics(of: tree, in: file)
    if !invalid.isEmpty { return Array(invalid.prefix(most)) }
    let faults: [ParserFault]
    do {
      faults = try ParserFault.faults(of: reported(text, tree))
    } catch {
      let start = SourceRange(file: file, start: 0, end: 0)
      return [Diagnostic(ParsingDiagnostic.unexplained(library: error.fileName), at: start)]
    }
    let found = faults.map { (offset: min($0.offset, file.text.utf8.count), fault: $0) }.sorted {
      $0.offset < $1.offset
    }
    let unclosed = UnclosedTexts.found(in: tree, of: file)
    var result = unclosed.flatMap(\.diagnostics)
    var last: (line: Int, allowsMore: Bool) = (-1, false)
    var next = 0
    for (offset, fault) in found where !unclosed.contains(where: { $0.literal.contains(offset) }) {
      let line = file.lineIndex(of: offset)
      // No recovery of the parser explains a malformed token: its statement cannot be checked.
      let isOfToken = fault.isOfToken && result.allSatisfy(\.keepsStatements)
      // The block that a statement among the members ends in lacks its end all the same.
      let isOfEnd = offset < next && fault.kind == .missingRightBrace
      if offset < next, !isOfEnd, !isOfToken { continue }
      if let stray = StrayStatement(fault, at: offset, in: file) {
        result += stray.diagnostics
        (next, last) = (stray.end, (line, false))
        continue
      }
      if line == last.line, !last.allowsMore, !isOfEnd, !isOfToken { continue }
      let faults =
        strayToken(fault, at: offset, in: file) ?? missingColon(fault, at: offset, in: file)
        ?? [converted(fault, at: offset, in: file)]
      let allowsMore = faults.allSatisfy { ($0.kind as? ParsingDiagnostic)?.isOfEachPlace == true }
      // Further diagnostics on the same line result from the parser's recovery.
      if line <= last.line, !allowsMore, !isOfEnd, !isOfToken { continue }
      last = (line, allowsMore)
      result += faults
      if result.count >= most { break }
    }
    return result
  }

  /// The part of a text whose errors are reported: the time for all errors of a text is quadratic in their number.
  private static func reported(_ text: String, _ tree: SourceFileSyntax) -> String {
    let faulty = tree.statements.lazy.filter(\.hasError).dropFirst(4 * most)
    guard let last = faulty.first else { return text }
    return String(decoding: text.utf8.prefix(last.endPosition.utf8Offset), as: UTF8.self)
  }

  private static func converted(_ fault: ParserFault, at offset: Int, in file: SourceFile) -> Diagnostic {
    if let told = misreadDeclaration(fault, at: offset, in: file) { return told }
    if let told = misreadParameter(fault, at: offset, in: file) { return told }
    if let told = catchWithoutDo(fault, at: offset, in: file) { return told }
    let end = fault.node.lowerBound == offset ? lineEnd(from: offset, upTo: fault.node.upperBound, in: file) : offset
    var kind = FaultWording.kind(fault)
    if fault.kind == .secondIdentifier, fault.context == .pattern {
      kind = secondIdentifier(behind: offset, in: file)
    }
    if let place = beginning(of: kind, fault, in: file) {
      return Diagnostic(kind, at: SourceRange(file: file, start: place, end: place))
    }
    let shift = FaultWording.shift(of: fault.kind)
    if shift != 0 {
      let place = min(max(offset + shift, 0), file.text.utf8.count)
      return Diagnostic(kind, at: SourceRange(file: file, start: place, end: place))
    }
    if kind == .missingComma, fault.isAboutElement {
      let blanks = file.text.utf8.dropFirst(offset).prefix { $0 == UInt8(ascii: " ") }.count
      return comma(at: offset + blanks, in: file)
    }
    // The operand is missed before the next token, on whichever line that is.
    if fault.kind == .missingOperand {
      let next = file.nextToken(behind: offset)
      return Diagnostic(kind, at: SourceRange(file: file, start: next, end: next))
    }
    if let foreign = ForeignKeyword.diagnostic(kind, fault, at: offset, in: file) { return foreign }
    if kind == .missingComma { return comma(at: missingComma(at: offset, in: file), in: file) }
    if kind == .unclosedList, let place = nextArgument(behind: offset, in: file) { return comma(at: place, in: file) }
    if let told = missingEnd(kind, fault, at: offset, in: file) { return told }
    var notes = fault.notes.map { note -> Diagnostic.Note in
      let start = min(note.offset, file.text.utf8.count)
      return Diagnostic.Note(note.message, at: SourceRange(file: file, start: start, end: start))
    }
    if kind == .unclosedList, let note = nextLine(behind: offset, in: file) { notes.append(note) }
    return Diagnostic(
      kind, at: SourceRange(file: file, start: offset, end: max(offset, end)),
      notes: notes)
  }

  /// The place of what is missing as swiftc has it: of the colon where the sign of `? :` is, of parameters where they should begin.
  private static func beginning(of kind: ParsingDiagnostic, _ fault: ParserFault, in file: SourceFile) -> Int? {
    switch kind {
    case .unfinishedTernary:
      let bytes = Array(file.text.utf8)
      return bytes[..<min(fault.offset, bytes.count)].lastIndex(of: UInt8(ascii: "?"))
    case .missingParameterList: return file.nextToken(behind: fault.offset)
    default: return nil
    }
  }

  /// The error of a list or a block without its end: it is missing before the next token, where that begins something else.
  private static func missingEnd(
    _ kind: ParsingDiagnostic, _ fault: ParserFault, at offset: Int, in file: SourceFile
  ) -> Diagnostic? {
    let next = file.nextToken(behind: offset)
    switch kind {
    case .missingEnd: break
    case .unclosedList where file.endsList(at: next): break
    default: return nil
    }
    let notes = fault.notes.map { note -> Diagnostic.Note in
      let start = min(note.offset, file.text.utf8.count)
      return Diagnostic.Note(note.message, at: SourceRange(file: file, start: start, end: start))
    }
    let place = SourceRange(file: file, start: next, end: next)
    return Diagnostic(ParsingDiagnostic.missingEnd(kind.message), at: place, notes: notes)
  }

  /// The error of a missing comma before an argument or element, with its correction where something follows that can be one.
  private static func comma(at place: Int, in file: SourceFile) -> Diagnostic {
    let bytes = file.text.utf8
    var diagnostic = Diagnostic(
      ParsingDiagnostic.missingComma, at: SourceRange(file: file, start: place, end: place))
    if let next = bytes.dropFirst(place).first, next.isOfWord || next == UInt8(ascii: "\"") {
      let before = place - bytes.prefix(place).reversed().prefix { $0 == UInt8(ascii: " ") }.count
      diagnostic.fix = [.insert(",", before: SourceRange(file: file, start: before, end: before))]
    }
    return diagnostic
  }

  /// The place of what follows an argument on its line without a comma.
  private static func nextArgument(behind offset: Int, in file: SourceFile) -> Int? {
    let rest = file.text.utf8.dropFirst(offset)
    let blanks = rest.prefix { $0 == UInt8(ascii: " ") }.count
    guard let next = rest.dropFirst(blanks).first, !next.isLineBreak, next != UInt8(ascii: "/") else { return nil }
    return offset + blanks
  }

  /// The note on a list whose next line begins with a label.
  private static func nextLine(behind offset: Int, in file: SourceFile) -> Diagnostic.Note? {
    let rest = file.text.utf8.dropFirst(offset).drop { $0 == UInt8(ascii: " ") }
    guard rest.first?.isLineBreak == true,
      case let line = rest.drop(while: { $0.isLineBreak || $0 == UInt8(ascii: " ") }),
      case let label = line.prefix(while: \.isOfWord), !label.isEmpty,
      line.dropFirst(label.count).first == UInt8(ascii: ":")
    else { return nil }
    let place = SourceRange(file: file, start: offset, end: offset)
    return Diagnostic.Note("arguments are separated by commas", fix: [.insert(",", before: place)])
  }

  /// The place that swiftc gives a missing comma: the element behind it, or where a line ends without one.
  private static func missingComma(at offset: Int, in file: SourceFile) -> Int {
    let bytes = file.text.utf8
    let blanks = bytes.dropFirst(offset).prefix { $0 == UInt8(ascii: " ") }.count
    let next = bytes.dropFirst(offset + blanks).first
    if let next, !next.isLineBreak, blanks > 0 { return offset + blanks }
    let before = bytes.prefix(offset).reversed().prefix { $0 == UInt8(ascii: " ") || $0.isLineBreak }
    return before.contains(where: \.isLineBreak) ? offset - before.count : offset
  }

  /// Returns swiftc's diagnostic for `let x == 1` and `x: Int = 1`: it stops after the name and reports what is missing
  /// there.
  private static func misreadDeclaration(_ fault: ParserFault, at offset: Int, in file: SourceFile) -> Diagnostic? {
    let rest = file.text.utf8.dropFirst(offset)
    let isComparison = rest.starts(with: "== ".utf8)
    guard fault.kind == .unexpected, isComparison || rest.starts(with: ": ".utf8) && fault.context == .sourceFile else {
      return nil
    }
    let lineStart = file.lineStart(of: offset)
    let line = String(decoding: Array(file.text.utf8)[lineStart..<offset], as: UTF8.self)
    let words = line.split(separator: " ")
    guard let name = words.last, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
    let start = offset - line.reversed().prefix { $0 == " " }.count - name.utf8.count
    let place = SourceRange(file: file, start: start, end: start + name.utf8.count)
    if isComparison {
      guard words.count > 1, ["let", "var"].contains(words[words.count - 2]) else { return nil }
      return Diagnostic(ParsingDiagnostic.missingTypeAnnotation, at: place)
    }
    return words.count == 1 ? Diagnostic(ParsingDiagnostic.nameWithoutDeclaration(name: String(name)), at: place) : nil
  }

  /// `(Int x)` and `(x Int)`: two names and no type.
  private static func misreadParameter(_ fault: ParserFault, at offset: Int, in file: SourceFile) -> Diagnostic? {
    let bytes = Array(file.text.utf8)
    var end = offset
    guard fault.context == .parameter else { return nil }
    if fault.kind == .missingColon {
      while end < bytes.count, bytes[end] == UInt8(ascii: " ") { end += 1 }
      while end < bytes.count, bytes[end].isOfWord { end += 1 }
    } else if fault.kind != .missingColonAndType {
      return nil
    }
    var start = end
    while start > 0, bytes[start - 1].isOfWord || bytes[start - 1] == UInt8(ascii: " ") { start -= 1 }
    let names = String(decoding: bytes[start..<end], as: UTF8.self).split(separator: " ")
    guard names.count == 2, end > offset || fault.kind != .missingColon else { return nil }
    let place = SourceRange(file: file, start: end, end: end)
    let note =
      names[0].first?.isUppercase == true || ["int", "string", "bool", "double", "float"].contains(names[0])
      ? Diagnostic.Note("a parameter's name comes first, then its type: \(names[1]): \(names[0])") : nil
    return Diagnostic(
      ParsingDiagnostic.parameterWithoutColon, at: place, notes: note.map { [$0] } ?? [])
  }

  /// An `else` without its `if`, an `in` without its `for`, or a comma between names where a closure lacks its `in`: another statement, on the
  /// line of the one before it or on the next one.
  private static func strayToken(_ fault: ParserFault, at offset: Int, in file: SourceFile) -> [Diagnostic]? {
    let bytes = file.text.utf8
    let isIn = bytes.begins(with: "in", at: offset) && fault.context != .statement
    guard fault.kind == .unexpected,
      isIn || bytes.begins(with: "else", at: offset)
        || fault.context == .closure && bytes.dropFirst(offset).first == UInt8(ascii: ",")
    else { return nil }
    func diagnostic(_ kind: ParsingDiagnostic, at place: Int) -> Diagnostic {
      Diagnostic(kind, at: SourceRange(file: file, start: place, end: place))
    }
    // Where the body around ends with it, the rest is read as something else.
    let isAmongMembers = isIn && fault.context == .typeDeclaration
    let kind =
      isAmongMembers ? ParsingDiagnostic.other(ParsingDiagnostic.missingExpression.message) : .missingExpression
    var missing = diagnostic(kind, at: offset)
    if isIn { missing.notes.append(Diagnostic.Note("whether an element is among others: list.contains(element)")) }
    let blanks = bytes.prefix(offset).reversed().prefix { $0 == UInt8(ascii: " ") }.count
    guard let before = bytes.prefix(offset - blanks).last, !before.isLineBreak, before != UInt8(ascii: ";") else {
      return [missing]
    }
    return [diagnostic(.statementsOnOneLine, at: offset - blanks), missing]
  }

  /// A name between a name and what was meant as its type: `let count Int = 1`. A type that begins with a bracket is another statement.
  private static func missingColon(_ fault: ParserFault, at offset: Int, in file: SourceFile) -> [Diagnostic]? {
    guard fault.kind == .missingColon, fault.context == .typeAnnotation else { return nil }
    let next = file.nextToken(behind: offset)
    if file.text.utf8.dropFirst(next).first?.isOfWord == true {
      return [Diagnostic(secondIdentifier(behind: next, in: file), at: SourceRange(file: file, start: next, end: next))]
    }
    let name = offset - file.text.utf8.prefix(offset).reversed().prefix(while: \.isOfWord).count
    return [
      Diagnostic(ParsingDiagnostic.missingTypeAnnotation, at: SourceRange(file: file, start: name, end: offset)),
      Diagnostic(ParsingDiagnostic.statementsOnOneLine, at: SourceRange(file: file, start: offset, end: offset)),
    ]
  }

  /// The error of a second name in a pattern that begins with `let`, `var`, or no word.
  private static func secondIdentifier(behind offset: Int, in file: SourceFile) -> ParsingDiagnostic {
    let line = String(decoding: file.text.utf8.prefix(offset).dropFirst(file.lineStart(of: offset)), as: UTF8.self)
    let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    return .secondIdentifier(words.dropLast().last == "var" ? "variable" : "constant")
  }

  /// `try { … } catch { … }`.
  private static func catchWithoutDo(_ fault: ParserFault, at offset: Int, in file: SourceFile) -> Diagnostic? {
    let bytes = file.text.utf8
    guard fault.kind == .unexpected, bytes.begins(with: "catch", at: offset),
      let word = bytes.wordOfBlock(before: offset), bytes.begins(with: "try", at: word)
    else { return nil }
    let place = SourceRange(file: file, start: word, end: word + 3)
    return Diagnostic(
      ParsingDiagnostic.catchWithoutDo, at: place,
      notes: [
        Diagnostic.Note(
          "'do' begins what may throw, 'try' marks each call that can: do { try load() } catch { … }",
          fix: [.init(range: place, text: "do")])
      ])
  }

  /// Returns the end of an underline, which never extends past the line it begins on.
  private static func lineEnd(from start: Int, upTo end: Int, in file: SourceFile) -> Int {
    let line = file.lineIndex(of: start)
    let next = line + 1 < file.lineStarts.count ? file.lineStarts[line + 1] - 1 : file.text.utf8.count
    return min(end, next)
  }
}

extension UInt8 {
  fileprivate var isOfWord: Bool {
    self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z") || self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z")
      || self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") || self == UInt8(ascii: "_") || self >= 0x80
  }
}

extension String.UTF8View {
  /// Returns whether a word begins at an offset.
  fileprivate func begins(with word: String, at offset: Int) -> Bool {
    let rest = dropFirst(offset)
    return rest.starts(with: word.utf8) && rest.dropFirst(word.utf8.count).first?.isOfWord != true
  }

  /// Returns the start of the word before the block that ends before a place, as `try` of `try { … } catch`.
  fileprivate func wordOfBlock(before offset: Int) -> Int? {
    let bytes = Array(prefix(offset))
    var depth = 0
    var index = bytes.count
    while index > 0 {
      index -= 1
      if bytes[index] == UInt8(ascii: "}") { depth += 1 }
      if bytes[index] == UInt8(ascii: "{") { depth -= 1 }
      if depth == 0, bytes[index] == UInt8(ascii: "{") { break }
    }
    while index > 0, bytes[index - 1] == UInt8(ascii: " ") || bytes[index - 1].isLineBreak { index -= 1 }
    let end = index
    while index > 0, bytes[index - 1].isOfWord { index -= 1 }
    return index < end ? index : nil
  }
}

extension UInt8 {
  fileprivate var isLineBreak: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
