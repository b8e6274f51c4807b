/// End of statements, as tokens determine it.
extension LexicalScan {
  mutating func push(_ kind: Frame.Kind, at position: Int) {
    var frame = Frame(kind: kind, indent: indent)
    if case .bracket(UInt8(ascii: "{")) = kind {
      frame.holdsCases = frames[frames.count - 1].awaitsCases
      frames[frames.count - 1].awaitsCases = false
    }
    frames.append(frame)
    if case .bracket(UInt8(ascii: "[")) = kind { squares += 1 }
    if depth > NestingLimits.shallowDepth { isShallow = false }
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
    fault = Fault(kind: .nestedTooDeeply, offset: offset + position)
  }

  mutating func note(_ kind: TokenKind, at position: Int) {
    let isFirst = sawNewline
    var goesOn = !isFirst || isContinuation(kind)
    if isFirstOfLine {
      continued = goesOn
      isFirstOfLine = false
    }
    if let read = label {
      label = nil
      if !read.sawColon, kind == .colon {
        label = (read.above, true)
      } else if read.sawColon, kind == .open(UInt8(ascii: "{")) {
        statement = read.above
        continued = true
        goesOn = true
      }
    }
    if !goesOn {
      if depth == 0, kind == .word(.plain), last == .close(UInt8(ascii: "}")) { label = (statement, false) }
      endStatement()
    }
    sawNewline = false
    let level = frames.count - 1
    defer { last = kind }
    switch kind {
    case .comma:
      frames[level].links = 0
      frames[level].attributes = 0
    case .semicolon: endStatement()
    default:
      if kind == .string { frames[level].comparisons = 0 }
      if kind == .attribute {
        frames[level].attributes += 1
        if frames[level].attributes > NestingLimits.attributes { tooDeep(at: position) }
      }
      if kind == .colon { frames[level].choices = max(0, frames[level].choices - 1) }
      // Words in a row (`try try try`) recurse in the parser and are rare in earnest.
      frames[level].links += follows(kind) ? 10 : 1
      if frames[level].links > NestingLimits.shallowLinks { isShallow = false }
      if frames[level].links > NestingLimits.links { tooDeep(at: position) }
    }
    if level == 0 {
      if !isFirst, statement.lacksBlock(before: kind, after: last) { isBroken = true }
      statement.take(kind, after: last)
    }
  }

  /// Counts the `<` between names that an operator belongs to, or ends their row.
  mutating func countComparison(_ text: String, at position: Int) {
    let level = frames.count - 1
    switch text {
    case "<":
      frames[level].comparisons += 1
      if frames[level].comparisons > NestingLimits.comparisons { tooDeep(at: position) }
    case "->", "&", "?", "!", "...": break
    default: frames[level].comparisons = 0
    }
  }

  private func follows(_ kind: TokenKind) -> Bool {
    if case .word = kind, case .word = last { return true }
    return false
  }

  private mutating func endStatement() {
    frames[frames.count - 1].links = 0
    frames[frames.count - 1].angles = 0
    frames[frames.count - 1].comparisons = 0
    frames[frames.count - 1].attributes = 0
    frames[frames.count - 1].choices = 0
    frames[frames.count - 1].awaitsCases = false
    if frames.count == 1 { statement = StatementShape() }
  }

  /// Returns true if a token at the beginning of a line continues the line before.
  private func isContinuation(_ kind: TokenKind) -> Bool {
    switch last {
    case .colon: return depth > 0 || statement.head != .caseWord
    case .infix, .prefix, .dot, .comma, .attribute: return true
    case .word(.plain), .word(.effect), .word(.operatorWord): break
    case .word: return true
    default: break
    }
    switch kind {
    case .dot, .infix, .colon, .comma, .open(UInt8(ascii: "{")), .close: return true
    case .word(.elseWord), .word(.catchWord), .word(.continuing): return true
    case .word(.whileWord): return statement.head == .repeatHead && !statement.sawWhile
    case .word(.effect): return statement.head == .blockHead && statement.wantsMore
    default: return false
    }
  }

  static let words: [String: Word] = {
    var table: [String: Word] = [
      "else": .elseWord, "while": .whileWord, "guard": .guardHead, "repeat": .repeatHead, "catch": .catchWord,
      "where": .continuing, "as": .continuing, "is": .continuing, "in": .continuing, "throws": .effect,
      "rethrows": .effect, "reasync": .effect, "async": .effect, "import": .importWord, "case": .caseWord,
      "default": .caseWord, "operator": .operatorWord,
    ]
    for word in [
      "try", "await", "let", "var", "throw", "typealias", "inout", "some", "any", "each", "consume", "copy", "unsafe",
      "sending",
    ] {
      table[word] = .expectant
    }
    for word in [
      "for", "func", "struct", "class", "enum", "protocol", "extension", "defer", "actor", "precedencegroup",
    ] { table[word] = .blockHead }
    for word in ["if", "switch", "do"] { table[word] = .branchHead }
    for word in ["private", "fileprivate", "internal", "public", "static"] + contextualModifiers {
      table[word] = .modifier
    }
    return table
  }()

  /// Modifiers that are names, too.
  private static let contextualModifiers = [
    "open", "package", "final", "override", "mutating", "nonmutating", "lazy", "weak", "unowned", "required",
    "convenience", "indirect", "dynamic", "prefix", "postfix", "infix", "nonisolated",
  ]
  /// Words that are names like any other, unless a name follows.
  static let contextualWords = Set(
    contextualModifiers + [
      "some", "any", "each", "consume", "copy", "unsafe", "sending", "actor", "precedencegroup", "reasync",
    ])
}
