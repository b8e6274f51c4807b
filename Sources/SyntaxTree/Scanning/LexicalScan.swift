/// Approximate scan of Swift's tokens, in one pass and constant stack: it finds open brackets, possible ends of
/// statements, and the nesting depth of an untrusted text. Fed line by line or all at once.
package struct LexicalScan {
  enum TokenKind: Equatable {
    case word(Word)
    case string
    case infix, prefix, postfix
    case dot, comma, colon, semicolon, attribute, directive
    case open(UInt8)
    case close(UInt8)
  }

  /// The words that matter to where a statement ends.
  enum Word: Equatable {
    case plain
    /// `try`, `let`, `throw` …: something must follow.
    case expectant
    /// `func`, `struct` …: a block must follow.
    case blockHead
    /// `if`, `switch`, `do`: a block must follow, also in an expression.
    case branchHead
    case guardHead, repeatHead, elseWord, whileWord, catchWord
    /// `where`, `as`, `is`, `in`: continues the line before.
    case continuing
    /// `throws`, `async`: continues the head of a function on the line before.
    case effect
    /// `private`, `static` …
    case modifier
    case importWord, caseWord, operatorWord

    /// True if no statement can end with it.
    var wantsMore: Bool {
      switch self {
      case .plain, .effect, .caseWord: false
      default: true
      }
    }
  }

  package struct Frame {
    package enum Kind {
      case top
      case bracket(UInt8)
      case interpolation(pounds: Int, isMultiline: Bool)
      case conditional
    }
    package let kind: Kind
    /// Number of spaces at the beginning of the line on which it was opened.
    var indent = 0
    /// Tokens since the last comma or end of a statement.
    var links = 0
    /// `<` that may open type arguments, since the last end of a statement.
    var angles = 0
    /// `<` with only what may be part of a type since the first of them.
    var comparisons = 0
    /// Attributes since the last comma or end of a statement.
    var attributes = 0
    /// `?` that wait for their `:`, since the last end of a statement.
    var choices = 0
    /// True behind a `switch` whose brace is still to come.
    var awaitsCases = false
    /// True within the braces of a `switch`.
    var holdsCases = false
    /// An interpolation in a string of one line: the next line cannot close it.
    var endsWithLine: Bool {
      if case .interpolation(_, isMultiline: false) = kind { return true }
      return false
    }
  }

  package enum Mode: Equatable {
    case code
    case comment(depth: Int)
    case string(pounds: Int, isMultiline: Bool)
    /// A regular expression between `#/` and `/#`.
    case regex(pounds: Int, isMultiline: Bool)
  }

  package struct Fault {
    let kind: ParsingDiagnostic
    let offset: Int
  }

  package var mode = Mode.code
  package var frames = [Frame(kind: .top)]
  package var fault: Fault?
  /// Brackets that do not match, or a string that ends with its line: more text will not help.
  package var isBroken = false
  var last: TokenKind?
  var statement = StatementShape()
  var squares = 0
  var offset = 0
  var sawNewline = true
  /// Number of spaces at the beginning of the present line, so far.
  private(set) var indent = 0
  private var isIndenting = true
  /// True if the last line continued the statement before it.
  var continued = false
  var isFirstOfLine = false
  /// True if no statement causes deep recursion in the parser.
  var isShallow = true

  /// Label at the beginning of a line after a `}`, as far as it was read: with a `{` it continues the call above,
  /// without it begins a statement.
  var label: (above: StatementShape, sawColon: Bool)?

  package init() {}

  var depth: Int { frames.count - 1 }

  /// True if the text so far is incomplete.
  var needsMore: Bool {
    if isBroken || fault != nil { return false }
    if mode != .code || depth > 0 { return !frames.contains { $0.endsWithLine } }
    return lastWantsMore || statement.wantsMore || frames[0].choices > 0
  }

  private var lastWantsMore: Bool {
    switch last {
    case .colon: statement.head != .caseWord
    case .infix, .dot, .comma, .attribute: true
    case .word(let word): word.wantsMore
    default: false
    }
  }

  /// Notes the start of a line, which may continue the statement before it.
  mutating func beginLine() {
    isFirstOfLine = true
    continued = false
  }

  /// Reads whole lines.
  package mutating func feed(_ text: some StringProtocol) {
    var text = String(text)
    text.withUTF8 { feed($0) }
  }

  mutating func feed(_ bytes: UnsafeBufferPointer<UInt8>) {
    var reader = ByteReader(bytes: bytes)
    while reader.position < bytes.count, fault == nil {
      switch mode {
      case .comment(let depth): skipComment(&reader, depth: depth)
      case .string(let pounds, let isMultiline): skipString(&reader, pounds: pounds, isMultiline: isMultiline)
      case .regex(let pounds, let isMultiline): skipRegex(&reader, pounds: pounds, isMultiline: isMultiline)
      case .code: code(&reader)
      }
    }
    // A string that is not multi-line ends with its line, also at the end of the text.
    switch mode {
    case .string(_, isMultiline: false), .regex(_, isMultiline: false):
      isBroken = true
      mode = .code
    default: break
    }
    offset += bytes.count
  }

  // MARK: Comments and strings

  private mutating func skipComment(_ reader: inout ByteReader, depth: Int) {
    var depth = depth
    while let byte = reader.current {
      if byte == UInt8(ascii: "*"), reader.peek(1) == UInt8(ascii: "/") {
        reader.position += 2
        depth -= 1
        if depth == 0 {
          mode = .code
          return
        }
      } else if byte == UInt8(ascii: "/"), reader.peek(1) == UInt8(ascii: "*") {
        reader.position += 2
        depth += 1
      } else {
        if byte == UInt8(ascii: "\n") { sawNewline = true }
        reader.position += 1
      }
    }
    mode = .comment(depth: depth)
  }

  private mutating func skipString(_ reader: inout ByteReader, pounds: Int, isMultiline: Bool) {
    while let byte = reader.current {
      switch byte {
      case UInt8(ascii: "\n") where !isMultiline:
        isBroken = true
        mode = .code
        return
      case UInt8(ascii: "\\") where reader.hasPounds(pounds, at: 1):
        reader.position += 1 + pounds
        if reader.current == UInt8(ascii: "(") {
          push(.interpolation(pounds: pounds, isMultiline: isMultiline), at: reader.position)
          mode = .code
          last = .open(UInt8(ascii: "("))
          reader.position += 1
          return
        }
        if reader.current != UInt8(ascii: "\n") { reader.position += 1 }
      case UInt8(ascii: "\""):
        let quotes = isMultiline ? 3 : 1
        if reader.hasQuotes(quotes), reader.hasPounds(pounds, at: quotes) {
          reader.position += quotes + pounds
          mode = .code
          last = .string
          return
        }
        reader.position += 1
      case 0:
        fault = Fault(kind: .nulCharacter, offset: offset + reader.position)
        return
      default: reader.position += 1
      }
    }
  }

  private mutating func skipRegex(_ reader: inout ByteReader, pounds: Int, isMultiline: Bool) {
    while let byte = reader.current {
      switch byte {
      case UInt8(ascii: "\n") where !isMultiline:
        isBroken = true
        mode = .code
        return
      case UInt8(ascii: "\\"): reader.position += reader.peek(1) == UInt8(ascii: "\n") ? 1 : 2
      case UInt8(ascii: "/") where reader.hasPounds(pounds, at: 1):
        reader.position += 1 + pounds
        mode = .code
        last = .string
        return
      default: reader.position += 1
      }
    }
    reader.position = min(reader.position, reader.bytes.count)
  }

  // MARK: Code

  private mutating func code(_ reader: inout ByteReader) {
    guard let byte = reader.current else { return }
    countIndent(byte)
    switch byte {
    case UInt8(ascii: "\n"):
      sawNewline = true
      if case .interpolation(_, isMultiline: false) = frames[frames.count - 1].kind { isBroken = true }
      reader.position += 1
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), 11, 12: reader.position += 1
    case 0: fault = Fault(kind: .nulCharacter, offset: offset + reader.position)
    case UInt8(ascii: "/") where reader.peek(1) == UInt8(ascii: "/"): reader.skipLine()
    case UInt8(ascii: "/") where reader.peek(1) == UInt8(ascii: "*"):
      reader.position += 2
      mode = .comment(depth: 1)
    case UInt8(ascii: "/") where reader.regexLength != nil:
      note(.string, at: reader.position)
      reader.position += reader.regexLength ?? 1
    case UInt8(ascii: "\""): openString(&reader, pounds: 0)
    case UInt8(ascii: "#"): pound(&reader)
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      note(.open(byte), at: reader.position)
      push(.bracket(byte), at: reader.position)
      reader.position += 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close(byte, &reader)
    case UInt8(ascii: ","): single(.comma, &reader)
    case UInt8(ascii: ";"): single(.semicolon, &reader)
    case UInt8(ascii: ":"): single(.colon, &reader)
    case UInt8(ascii: "@"):
      let start = reader.position
      reader.position += 1
      _ = reader.word()
      note(.attribute, at: start)
    case UInt8(ascii: "."):
      if reader.peek(1) == UInt8(ascii: ".") { operatorRun(&reader) } else { single(.dot, &reader) }
    default:
      if reader.isOperator { operatorRun(&reader) } else { word(&reader) }
    }
  }

  private mutating func countIndent(_ byte: UInt8) {
    if byte == UInt8(ascii: "\n") {
      (indent, isIndenting) = (0, true)
    } else if isIndenting {
      if byte == UInt8(ascii: " ") { indent += 1 } else { isIndenting = false }
    }
  }

  private mutating func single(_ kind: TokenKind, _ reader: inout ByteReader) {
    note(kind, at: reader.position)
    reader.position += 1
  }

  mutating func word(_ reader: inout ByteReader) {
    let start = reader.position
    if reader.current == UInt8(ascii: "`") {
      reader.position += 1
      while let byte = reader.current, byte != UInt8(ascii: "`"), byte != UInt8(ascii: "\n") { reader.position += 1 }
      reader.position = min(reader.position + 1, reader.bytes.count)
      note(.word(.plain), at: start)
      return
    }
    // No number is part of a type.
    if let byte = reader.current, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
      frames[frames.count - 1].comparisons = 0
    }
    let text = reader.word()
    if text.isEmpty { reader.position += 1 }
    // `0.0.0` is a chain of members.
    frames[frames.count - 1].links += 2 * text.utf8.count { $0 == UInt8(ascii: ".") }
    var word = last == .dot ? .plain : Self.words[text] ?? .plain
    if word != .plain, Self.contextualWords.contains(text), !(statement.isPreamble && !statement.isEmpty && depth == 0),
      !reader.isBeforeName, word != .expectant || last != .colon && last != .infix
    {
      word = .plain
    }
    note(.word(word), at: start)
    if word == .branchHead { frames[frames.count - 1].awaitsCases = text == "switch" }
  }

  private mutating func openString(_ reader: inout ByteReader, pounds: Int) {
    note(.string, at: reader.position)
    let isMultiline = reader.hasQuotes(3)
    // `""` is an empty string, not the beginning of a multi-line one.
    reader.position += isMultiline ? 3 : 1
    mode = .string(pounds: pounds, isMultiline: isMultiline)
  }

  private mutating func pound(_ reader: inout ByteReader) {
    let start = reader.position
    var pounds = 0
    while reader.current == UInt8(ascii: "#") {
      pounds += 1
      reader.position += 1
    }
    if reader.current == UInt8(ascii: "\"") { return openString(&reader, pounds: pounds) }
    if reader.current == UInt8(ascii: "/") {
      note(.string, at: start)
      reader.position += 1
      mode = .regex(pounds: pounds, isMultiline: reader.isLineEnd)
      return
    }
    if start == 0, offset == 0, reader.current == UInt8(ascii: "!") { return reader.skipLine() }
    switch reader.word() {
    case "if":
      note(.directive, at: start)
      push(.conditional, at: start)
      reader.skipLine()
    case "elseif", "else":
      note(.directive, at: start)
      reader.skipLine()
    case "endif":
      if case .conditional = frames[frames.count - 1].kind { frames.removeLast() } else { isBroken = true }
      note(.directive, at: start)
    default: note(.word(.plain), at: start)
    }
  }

  private mutating func operatorRun(_ reader: inout ByteReader) {
    let start = reader.position
    let spaceBefore = reader.isSpace(before: start)
    let text = reader.operatorRun()
    let spaceAfter = reader.isSpaceAtPosition
    // `as?` and `try!` are words; still something must follow.
    if text == "?" || text == "!", !spaceBefore, case .word(let word)? = last, word == .continuing || word == .expectant
    {
      return
    }
    // The name in its declaration.
    if last == .word(.operatorWord) { return note(.word(.plain), at: start) }
    let kind: TokenKind
    switch text {
    case "->": kind = .infix
    // Type arguments may begin on the next line.
    case "<" where !spaceBefore && spaceAfter: kind = .infix
    // After a name and before a line's end they are postfix operators.
    case "=", "&&", "||", "??": kind = spaceBefore || !spaceAfter ? .infix : .postfix
    case "!" where spaceBefore: kind = .prefix
    default: kind = spaceBefore == spaceAfter ? .infix : spaceBefore ? .prefix : .postfix
    }
    if text == "<", !spaceBefore {
      frames[frames.count - 1].angles += 1
      if frames[frames.count - 1].angles > NestingLimits.angles { tooDeep(at: start) }
    }
    countComparison(text, at: start)
    if text.utf8.first == UInt8(ascii: ">") {
      frames[frames.count - 1].angles = max(0, frames[frames.count - 1].angles - text.utf8.count)
    }
    frames[frames.count - 1].links += text.utf8.count - 1
    // `x?` and `x!` before a dot or a bracket have no space on either side, and are postfix.
    note(kind == .infix && (text.utf8.allSatisfy { $0 == 63 || $0 == 33 }) && !spaceBefore ? .postfix : kind, at: start)
    if text == "?", last == .infix { frames[frames.count - 1].choices += 1 }
  }
}
