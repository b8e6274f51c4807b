/// What tokens say about where statements end.
extension LexicalScan {
  mutating func push(_ kind: Frame.Kind, at position: Int) {
    frames.append(Frame(kind: kind))
    if case .bracket(UInt8(ascii: "[")) = kind { squares += 1 }
    if depth > NestingLimits.depth || squares > NestingLimits.squares { tooDeep(at: position) }
  }

  mutating func close(_ bracket: UInt8, _ reader: inout ByteReader) {
    let position = reader.position
    reader.position += 1
    switch frames[frames.count - 1].kind {
    case .interpolation(let pounds, let isMultiline) where bracket == UInt8(ascii: ")"):
      frames.removeLast()
      mode = .string(pounds: pounds, isMultiline: isMultiline)
      return
    case .bracket(let opening):
      if opening == UInt8(ascii: "[") { squares -= 1 }
      if bracket != (opening == UInt8(ascii: "(") ? opening + 1 : opening + 2) { isBroken = true }
      frames.removeLast()
    default: isBroken = true
    }
    note(.close(bracket), at: position)
  }

  mutating func tooDeep(at position: Int) {
    fault = Fault(message: "nested too deeply", offset: offset + position)
  }

  mutating func note(_ kind: TokenKind, at position: Int) {
    let goesOn = !sawNewline || isContinuation(kind)
    if isFirstOfLine {
      continued = goesOn
      isFirstOfLine = false
    }
    if !goesOn { endStatement() }
    sawNewline = false
    let level = frames.count - 1
    defer { last = kind }
    switch kind {
    case .comma: frames[level].links = 0
    case .semicolon: endStatement()
    default:
      // Words in a row (`try try try`) recurse in the parser and are rare in earnest.
      frames[level].links += follows(kind) ? 10 : 1
      if frames[level].links > NestingLimits.links { tooDeep(at: position) }
    }
    if level == 0 { shape(kind) }
  }

  private func follows(_ kind: TokenKind) -> Bool {
    if case .word = kind, case .word = last { return true }
    return false
  }

  private mutating func endStatement() {
    frames[frames.count - 1].links = 0
    frames[frames.count - 1].angles = 0
    if frames.count == 1 { statement = StatementShape() }
  }

  /// Whether a token at the beginning of a line goes on with the line before.
  private func isContinuation(_ kind: TokenKind) -> Bool {
    switch last {
    case .infix, .prefix, .dot, .comma, .colon, .attribute: return true
    case .word(.plain), .word(.continuing): break
    case .word: return true
    default: break
    }
    switch kind {
    case .dot, .infix, .colon, .comma, .open(UInt8(ascii: "{")), .close: return true
    case .word(.elseWord), .word(.continuing): return true
    case .word(.whileWord): return statement.head == .repeatHead && !statement.sawWhile
    default: return false
    }
  }

  private mutating func shape(_ kind: TokenKind) {
    statement.isEmpty = false
    switch kind {
    case .attribute, .word(.modifier): break
    case .word(let word):
      statement.isPreamble = false
      if statement.head == nil { statement.head = word }
      if word == .elseWord { statement.sawElse = true }
      if word == .whileWord { statement.sawWhile = true }
    case .open(UInt8(ascii: "{")):
      statement.sawBlock = true
      statement.isPreamble = false
    case .open where last == .attribute, .close: break  // `@available(iOS 15, *)` is still a preamble.
    default:
      statement.isPreamble = false
      if statement.head == nil { statement.head = .plain }
    }
  }

  static let words: [String: Word] = {
    var table: [String: Word] = [
      "else": .elseWord, "while": .whileWord, "guard": .guardHead, "repeat": .repeatHead, "catch": .continuing,
      "where": .continuing, "as": .continuing, "is": .continuing,
    ]
    for word in ["try", "await", "let", "var", "throw", "import", "typealias", "case", "in", "inout", "some", "any"] {
      table[word] = .expectant
    }
    for word in [
      "if", "for", "switch", "func", "struct", "class", "enum", "protocol", "extension", "do", "defer", "actor",
      "precedencegroup",
    ] { table[word] = .blockHead }
    for word in [
      "private", "fileprivate", "internal", "public", "open", "package", "static", "final", "override", "mutating",
      "nonmutating", "lazy", "weak", "unowned", "required", "convenience", "indirect", "dynamic", "prefix", "postfix",
      "infix", "nonisolated",
    ] { table[word] = .modifier }
    return table
  }()
}
