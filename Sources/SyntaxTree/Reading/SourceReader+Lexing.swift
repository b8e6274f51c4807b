/// Tokens.
extension SourceReader {
  /// Returns the token at or behind a place.
  func lexed(from place: Int) -> SourceToken {
    var position = place
    var isAtLineStart = place == 0
    // A comment of several lines at the end of a line of code.
    var isUncertain = false
    skipping: while position < bytes.count {
      switch bytes[position] {
      case 32, 9: position += 1
      case 10:
        isAtLineStart = true
        isUncertain = false
        position += 1
      case 13:
        if byte(at: position + 1) != 10 { return invalid(position) }
        position += 1
      case UInt8(ascii: "/"):
        if byte(at: position + 1) == UInt8(ascii: "/") {
          while position < bytes.count, bytes[position] != 10 {
            if bytes[position] == 0 || bytes[position] == 13 && byte(at: position + 1) != 10 {
              return invalid(position)
            }
            position += 1
          }
        } else if byte(at: position + 1) == UInt8(ascii: "*") {
          guard let (behind, hasBreak) = endOfComment(at: position) else { return invalid(position) }
          if hasBreak, !isAtLineStart { isUncertain = true }
          position = behind
        } else {
          break skipping
        }
      default: break skipping
      }
    }
    if isUncertain { return invalid(position) }
    guard position < bytes.count else {
      return SourceToken(kind: .end, start: position, end: position, isAtLineStart: isAtLineStart)
    }
    return token(at: position, isAtLineStart)
  }

  private func invalid(_ position: Int) -> SourceToken {
    SourceToken(kind: .invalid, start: position, end: position, isAtLineStart: false)
  }

  /// Returns the end of a comment, and whether it goes over several lines.
  func endOfComment(at start: Int) -> (end: Int, hasBreak: Bool)? {
    var position = start + 2
    var depth = 1
    var hasBreak = false
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "*") where byte(at: position + 1) == UInt8(ascii: "/"):
        position += 2
        depth -= 1
        if depth == 0 { return (position, hasBreak) }
      case UInt8(ascii: "/") where byte(at: position + 1) == UInt8(ascii: "*"):
        position += 2
        depth += 1
      case 0: return nil
      case 10, 13:
        hasBreak = true
        position += 1
      default: position += 1
      }
    }
    return nil
  }

  static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 97...122, 65...90, 48...57, 95: true
    default: false
    }
  }

  private func token(at start: Int, _ isAtLineStart: Bool) -> SourceToken {
    let kind: SourceToken.Kind
    switch bytes[start] {
    case 97...122, 65...90, 95:
      var end = start + 1
      while end < bytes.count, Self.isNameByte(bytes[end]) { end += 1 }
      if byte(at: end) >= 0x80 { return foreignName(at: start, isAtLineStart) }
      if byte(at: end) == UInt8(ascii: "$") { return invalid(start) }
      return SourceToken(
        kind: .name, word: words.word(bytes, start, end), start: start, end: end, isAtLineStart: isAtLineStart)
    case UInt8(ascii: "`"):
      var end = start + 1
      while end < bytes.count, Self.isNameByte(bytes[end]) { end += 1 }
      guard end > start + 1, byte(at: end) == UInt8(ascii: "`"), !(48...57).contains(bytes[start + 1]),
        bytes[start + 1] != 95 || end > start + 2, !Self.isNameByte(byte(at: end + 1)), byte(at: end + 1) < 0x80
      else { return invalid(start) }
      return SourceToken(kind: .name, start: start, end: end + 1, isAtLineStart: isAtLineStart, isQuoted: true)
    case 48...57:
      guard let end = endOfNumber(at: start) else { return invalid(start) }
      return SourceToken(kind: .number, start: start, end: end, isAtLineStart: isAtLineStart)
    case UInt8(ascii: "$"):
      var end = start + 1
      while end < bytes.count, Self.isNameByte(bytes[end]) { end += 1 }
      if end == start + 1 || byte(at: end) >= 0x80 { return invalid(start) }
      if (48...57).contains(bytes[start + 1]), !bytes[(start + 1)..<end].allSatisfy({ (48...57).contains($0) }) {
        return invalid(start)
      }
      return SourceToken(kind: .dollar, start: start, end: end, isAtLineStart: isAtLineStart)
    case UInt8(ascii: "\""): kind = .quote
    case UInt8(ascii: "#"):
      var ahead = start + 1
      while byte(at: ahead) == UInt8(ascii: "#") { ahead += 1 }
      kind = byte(at: ahead) == UInt8(ascii: "\"") ? .quote : .pound
    case UInt8(ascii: "("): kind = .leftParen
    case UInt8(ascii: ")"): kind = .rightParen
    case UInt8(ascii: "["): kind = .leftSquare
    case UInt8(ascii: "]"): kind = .rightSquare
    case UInt8(ascii: "{"): kind = .leftBrace
    case UInt8(ascii: "}"): kind = .rightBrace
    case UInt8(ascii: ","): kind = .comma
    case UInt8(ascii: ":"): kind = .colon
    case UInt8(ascii: ";"): kind = .semicolon
    case UInt8(ascii: "@"): kind = .at
    case UInt8(ascii: "\\"): kind = .backslash
    case 0x80...: return foreignName(at: start, isAtLineStart)
    default: return operatorToken(at: start, isAtLineStart)
    }
    return SourceToken(kind: kind, start: start, end: start + 1, isAtLineStart: isAtLineStart)
  }

  // MARK: Beyond ASCII

  /// Returns a name with letters beyond ASCII, or an operator.
  private func foreignName(at start: Int, _ isAtLineStart: Bool) -> SourceToken {
    var end = start
    while end < bytes.count {
      if bytes[end] < 0x80 {
        guard Self.isNameByte(bytes[end]) else { break }
        end += 1
      } else if let (scalar, length) = scalar(at: end) {
        if ByteReader.isOperator(scalar) { break }
        guard Self.isLetter(scalar) else { return invalid(start) }
        end += length
      } else {
        return invalid(start)
      }
    }
    if end == start { return operatorToken(at: start, isAtLineStart) }
    return SourceToken(kind: .name, start: start, end: end, isAtLineStart: isAtLineStart)
  }

  private func scalar(at start: Int) -> (value: UInt32, length: Int)? {
    let first = bytes[start]
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard first >= 0xC0, start + length <= bytes.count else { return nil }
    var value = UInt32(first) & (length == 2 ? 0x1F : length == 3 ? 0x0F : 0x07)
    for index in 1..<length { value = value << 6 | UInt32(bytes[start + index] & 0x3F) }
    return (value, length)
  }

  /// True for letters of Latin, Greek, Cyrillic, Japanese, Chinese and Korean; those of other scripts are left to the parser.
  private static func isLetter(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x388...0x3CE, 0x400...0x481, 0x3041...0x3096, 0x30A1...0x30FA,
      0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3:
      true
    default: false
    }
  }

  // MARK: Operators

  private static func isOperatorByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
      UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
      UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
      true
    default: false
    }
  }

  private func operatorToken(at start: Int, _ isAtLineStart: Bool) -> SourceToken {
    let isLeft = isBound(before: start)
    // Behind an operand these are tokens of their own.
    if isLeft, bytes[start] == UInt8(ascii: "!") || bytes[start] == UInt8(ascii: "?") {
      let kind: SourceToken.Kind = bytes[start] == UInt8(ascii: "!") ? .exclamation : .postfixQuestion
      return SourceToken(kind: kind, start: start, end: start + 1, isAtLineStart: isAtLineStart)
    }
    let allowsDots = bytes[start] == UInt8(ascii: ".")
    var end = start
    while end < bytes.count {
      let byte = bytes[end]
      if byte == UInt8(ascii: "."), allowsDots {
        end += 1
      } else if Self.isOperatorByte(byte) {
        // Comments, and regular expressions in most places.
        if byte == UInt8(ascii: "/"), end > start { return invalid(start) }
        if byte == UInt8(ascii: "*"), self.byte(at: end + 1) == UInt8(ascii: "/") { return invalid(start) }
        end += 1
      } else if byte >= 0x80, let (scalar, length) = scalar(at: end) {
        guard ByteReader.isOperator(scalar) else { break }
        end += length
      } else {
        break
      }
    }
    if end == start { return invalid(start) }
    let isRight = isBound(behind: end, isLeft)
    var kind: SourceToken.Kind = isLeft == isRight ? .binaryOperator : isLeft ? .postfixOperator : .prefixOperator
    if end == start + 1 {
      switch bytes[start] {
      case UInt8(ascii: "="):
        if isLeft != isRight { return invalid(start) }
        kind = .equal
      case UInt8(ascii: "&"): if kind == .prefixOperator { kind = .ampersand }
      case UInt8(ascii: "."): kind = .period
      case UInt8(ascii: "?"): kind = .infixQuestion
      default: break
      }
    } else if end == start + 2, matches("->", at: start) {
      kind = .arrow
    }
    return SourceToken(kind: kind, start: start, end: end, isAtLineStart: isAtLineStart)
  }

  /// True if what is before an operator belongs to it.
  private func isBound(before start: Int) -> Bool {
    guard start > 0 else { return false }
    switch bytes[start - 1] {
    case 32, 9, 10, 13, 0, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "/"): return byte(at: start - 2) != UInt8(ascii: "*")
    default: return true
    }
  }

  /// True if what is behind an operator belongs to it.
  private func isBound(behind end: Int, _ isLeft: Bool) -> Bool {
    switch byte(at: end) {
    case 32, 9, 10, 13, 0, UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "."): return !isLeft
    case UInt8(ascii: "/"):
      let next = byte(at: end + 1)
      return next != UInt8(ascii: "/") && next != UInt8(ascii: "*")
    default: return true
    }
  }

  // MARK: Numbers

  private func endOfNumber(at start: Int) -> Int? {
    var end = start
    func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
    if bytes[start] == 48, let radix = radix(byte(at: start + 1)) {
      end = start + 2
      guard radix.contains(byte(at: end)) else { return nil }
      while radix.contains(byte(at: end)) || byte(at: end) == 95 { end += 1 }
      if radix.count > 10 {
        let hasFraction = byte(at: end) == UInt8(ascii: ".") && Self.isNameByte(byte(at: end + 1))
        if hasFraction {
          end += 1
          guard radix.contains(byte(at: end)) else { return nil }
          while radix.contains(byte(at: end)) || byte(at: end) == 95 { end += 1 }
        }
        if byte(at: end) | 32 == UInt8(ascii: "p") {
          end += 1
          if byte(at: end) == UInt8(ascii: "+") || byte(at: end) == UInt8(ascii: "-") { end += 1 }
          guard isDigit(byte(at: end)) else { return nil }
          while isDigit(byte(at: end)) || byte(at: end) == 95 { end += 1 }
        } else if hasFraction {
          return nil
        }
      }
      return isOtherName(at: end) ? nil : end
    }
    while isDigit(byte(at: end)) || byte(at: end) == 95 { end += 1 }
    // Behind a dot there is the index of a tuple.
    let isIndex = byte(at: start - 1) == UInt8(ascii: ".") && !isOfOperator(byte(at: start - 2))
    if !isIndex {
      if byte(at: end) == UInt8(ascii: "."), isDigit(byte(at: end + 1)) {
        end += 1
        while isDigit(byte(at: end)) || byte(at: end) == 95 { end += 1 }
      }
      if byte(at: end) | 32 == UInt8(ascii: "e") {
        end += 1
        if byte(at: end) == UInt8(ascii: "+") || byte(at: end) == UInt8(ascii: "-") { end += 1 }
        guard isDigit(byte(at: end)) else { return nil }
        while isDigit(byte(at: end)) || byte(at: end) == 95 { end += 1 }
      }
    }
    return isOtherName(at: end) ? nil : end
  }

  /// True for a character before a dot that makes an operator of both.
  private func isOfOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ">"): false
    case UInt8(ascii: "."): true
    default: Self.isOperatorByte(byte)
    }
  }

  /// True if a number would go on as a name.
  private func isOtherName(at place: Int) -> Bool {
    let byte = byte(at: place)
    if byte < 0x80 { return Self.isNameByte(byte) || byte == UInt8(ascii: "$") }
    guard let (scalar, _) = scalar(at: place) else { return true }
    return !ByteReader.isOperator(scalar)
  }

  private func radix(_ letter: UInt8) -> Set<UInt8>? {
    switch letter {
    case UInt8(ascii: "x"): Set("0123456789abcdefABCDEF".utf8)
    case UInt8(ascii: "o"): Set("01234567".utf8)
    case UInt8(ascii: "b"): Set("01".utf8)
    default: nil
    }
  }
}
