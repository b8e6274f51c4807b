import SyntaxTree

/// A text cut at the cursor and repaired: the typed word is replaced by a mark, open brackets are closed.
package struct CompletionText {
  /// Name of the mark, which no declaration has.
  static let mark = "completionMark__"

  /// The part of the word that is typed already.
  let prefix: String
  package let start: Int
  package let repaired: String
  /// True behind a dot.
  let isMember: Bool
  /// True if a statement may begin here.
  let isStatementStart: Bool
  /// True if only a type is valid, as far as one character shows.
  let isAfterColonOrArrow: Bool

  /// True within the brackets of type arguments: `PublishSubject<`.
  let isTypeArgument: Bool

  private static let mostBytes = 100_000

  /// Nil inside of strings and comments, in numbers, and if the text is malformed.
  package init?(_ text: String, at offset: Int) {
    let bytes = Array(text.utf8.prefix(max(0, offset)))
    guard bytes.count <= Self.mostBytes else { return nil }
    var start = bytes.count
    while start > 0, Self.isNameByte(bytes[start - 1]) { start -= 1 }
    let word = bytes[start...]
    if let first = word.first, first >= 48, first <= 57 { return nil }
    // A cursor within a character is nowhere.
    guard let prefix = String(validating: word, as: UTF8.self),
      let head = String(validating: bytes[..<start], as: UTF8.self)
    else { return nil }
    var scan = LexicalScan()
    scan.feed(head)
    guard scan.mode == .code, !scan.isBroken, scan.fault == nil, !Self.endsInLineComment(head) else { return nil }
    self.prefix = prefix
    self.start = start
    let before = bytes[..<start].last { $0 != 32 && $0 != 9 }
    isMember = bytes[..<start].last { $0 != 32 && $0 != 9 && $0 != 10 && $0 != 13 } == UInt8(ascii: ".")
    let precedingWord = head.split(whereSeparator: \.isWhitespace).last
    isStatementStart =
      !isMember
      && (before == nil || before == 10 || before == 13 || before == UInt8(ascii: ";") || before == UInt8(ascii: "{")
        || (precedingWord == "in" && head.last?.isWhitespace == true))
    isTypeArgument = Self.endsInTypeArguments(head)
    let trimmed = head.reversed().drop { $0 == " " }
    isAfterColonOrArrow = isTypeArgument || trimmed.first == ":" || (trimmed.starts(with: ">-"))
    var closers = ""
    for frame in scan.frames.reversed() {
      switch frame.kind {
      case .top: break
      case .bracket(UInt8(ascii: "(")): closers += ")"
      case .bracket(UInt8(ascii: "[")): closers += "]"
      case .bracket: closers += "}"
      case .interpolation(let pounds, let isMultiline):
        closers += ")" + (isMultiline ? "\n\"\"\"" : "\"") + String(repeating: "#", count: pounds)
      case .conditional: closers += "\n#endif\n"
      }
    }
    // The parser reads a member only on the line of its dot.
    let blanks = isMember ? head.utf8.reversed().prefix { $0 != UInt8(ascii: ".") }.count : 0
    let line = String(decoding: head.utf8.dropLast(blanks), as: UTF8.self) + String(repeating: " ", count: blanks)
    repaired = line + Self.mark + (isTypeArgument ? ">" : "") + closers
  }

  /// True behind a `<` that follows the name of a type directly, and what may be arguments of it.
  private static func endsInTypeArguments(_ head: String) -> Bool {
    let rest = head.utf8.reversed().drop { isNameByte($0) || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: " ") }
    guard rest.first == UInt8(ascii: "<") else { return false }
    let name = String(decoding: rest.dropFirst().prefix(while: isNameByte).reversed(), as: UTF8.self)
    return name.first?.isUppercase == true
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 48...57, 65...90, 97...122, UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...: true
    default: false
    }
  }

  private static func endsInLineComment(_ head: String) -> Bool {
    let line = head.utf8.split(separator: 10, omittingEmptySubsequences: false).last ?? Substring().utf8
    var previous: UInt8 = 0
    for index in line.indices {
      defer { previous = line[index] }
      guard line[index] == UInt8(ascii: "/"), previous == UInt8(ascii: "/") else { continue }
      var scan = LexicalScan()
      scan.feed(Substring(head.utf8[..<line.index(before: index)]))
      if scan.mode == .code, !scan.isBroken { return true }
    }
    return false
  }
}
