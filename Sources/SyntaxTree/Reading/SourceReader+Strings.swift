/// String literals.
extension SourceReader {
  /// Parts of a literal, as far as they were read.
  private struct Parts {
    var segments: [Expr.StringSegment] = []
    var text: [UInt8] = []

    mutating func flush() {
      if !text.isEmpty { segments.append(.text(String(decoding: text, as: UTF8.self))) }
      text.removeAll(keepingCapacity: true)
    }
  }

  mutating func string() throws(Beyond) -> Expr {
    let start = token.start
    var position = start
    while byte(at: position) == UInt8(ascii: "#") { position += 1 }
    let pounds = position - start
    let isMultiline = matches("\"\"\"", at: position)
    if isMultiline, pounds > 0, byte(at: position + 3) == UInt8(ascii: "\"") { throw Beyond() }
    position += isMultiline ? 3 : 1
    let segments: [Expr.StringSegment]
    if isMultiline {
      segments = try multilineParts(&position, pounds)
    } else if pounds == 0, let plain = plainText(&position) {
      segments = [.text(plain)]
    } else {
      segments = try parts(&position, pounds)
    }
    end = position
    token = lexed(from: position)
    return Expr(.stringLiteral(segments), range(from: start))
  }

  /// Returns the text of a literal without escapes and consumes it; nil for another one.
  private func plainText(_ position: inout Int) -> String? {
    var index = position
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        let found = text(position, index)
        position = index + 1
        return found
      case UInt8(ascii: "\\"), 0..<32: return nil
      default: index += 1
      }
    }
    return nil
  }

  /// Returns the end of a literal without escapes; nil for another one.
  func endOfPlainString(at start: Int) -> Int? {
    guard bytes[start] == UInt8(ascii: "\""), !matches("\"\"\"", at: start) else { return nil }
    var position = start + 1
    return plainText(&position) == nil ? nil : position
  }

  private mutating func parts(_ position: inout Int, _ pounds: Int) throws(Beyond) -> [Expr.StringSegment] {
    var parts = Parts()
    while true {
      guard position < bytes.count else { throw Beyond() }
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "\"") where hasPounds(pounds, at: position + 1):
        position += 1 + pounds
        parts.flush()
        return parts.segments.isEmpty ? [.text("")] : parts.segments
      case UInt8(ascii: "\\") where hasPounds(pounds, at: position + 1):
        let start = position
        try escape(&position, pounds, &parts)
        if bytes[start..<position].contains(10) { throw Beyond() }
      case 0..<32: throw Beyond()
      default:
        parts.text.append(byte)
        position += 1
      }
    }
  }

  private func hasPounds(_ count: Int, at start: Int) -> Bool {
    for index in 0..<count where byte(at: start + index) != UInt8(ascii: "#") { return false }
    return true
  }

  private mutating func multilineParts(_ position: inout Int, _ pounds: Int) throws(Beyond) -> [Expr.StringSegment] {
    guard byte(at: position) == 10 else { throw Beyond() }
    let indentation = try indentationOfEnd(from: position, pounds)
    var parts = Parts()
    while true {
      // At a line break, whose next line begins with the indentation or is empty.
      position += 1
      let isEnd = try skipIndentation(indentation, &position)
      if isEnd, matches("\"\"\"", at: position), hasPounds(pounds, at: position + 3) {
        position += 3 + pounds
        // The last line break is none of the text.
        if parts.text.last == 10 { parts.text.removeLast() }
        parts.flush()
        return parts.segments.isEmpty ? [.text("")] : parts.segments
      }
      try line(&position, pounds, &parts)
    }
  }

  /// Reads a line up to its break.
  private mutating func line(_ position: inout Int, _ pounds: Int, _ parts: inout Parts) throws(Beyond) {
    while true {
      guard position < bytes.count else { throw Beyond() }
      let byte = bytes[position]
      switch byte {
      case 10:
        parts.text.append(10)
        return
      case UInt8(ascii: "\\") where hasPounds(pounds, at: position + 1):
        // The line goes on in the next one.
        if self.byte(at: position + 1 + pounds) == 10 {
          position += 1 + pounds
          // The break of the last line, or of an empty one, is none to leave out.
          var ahead = position + 1
          while self.byte(at: ahead) == 32 { ahead += 1 }
          if matches("\"\"\"", at: ahead) || self.byte(at: ahead) == 10 { throw Beyond() }
          return
        }
        let start = position
        try escape(&position, pounds, &parts)
        if bytes[start..<position].contains(10) { throw Beyond() }
      case UInt8(ascii: "\"") where matches("\"\"\"", at: position) && hasPounds(pounds, at: position + 3):
        throw Beyond()
      case 0..<9, 11..<32: throw Beyond()
      default:
        parts.text.append(byte)
        position += 1
      }
    }
  }

  /// Skips the indentation of a line; an empty line needs none. Returns true if the line is indented.
  private func skipIndentation(_ indentation: Range<Int>, _ position: inout Int) throws(Beyond) -> Bool {
    if byte(at: position) == 10 { return indentation.isEmpty }
    for index in indentation {
      guard byte(at: position) == bytes[index] else { throw Beyond() }
      position += 1
    }
    return true
  }

  /// Returns the place of the white space before the closing quotes.
  private func indentationOfEnd(from start: Int, _ pounds: Int) throws(Beyond) -> Range<Int> {
    var position = start
    var lineStart = start
    /// Interpolations, in which there may be other literals.
    while position < bytes.count {
      switch bytes[position] {
      case 10:
        position += 1
        lineStart = position
        while byte(at: position) == 32 || byte(at: position) == 9 { position += 1 }
        if matches("\"\"\"", at: position), hasPounds(pounds, at: position + 3) { return lineStart..<position }
      case UInt8(ascii: "\\") where hasPounds(pounds, at: position + 1): position += 2 + pounds
      default: position += 1
      }
    }
    throw Beyond()
  }

  // MARK: Escapes

  /// Reads an escape or an interpolation.
  private mutating func escape(_ position: inout Int, _ pounds: Int, _ parts: inout Parts) throws(Beyond) {
    let start = position
    position += 1 + pounds
    let letter = byte(at: position)
    position += 1
    switch letter {
    case UInt8(ascii: "("):
      parts.flush()
      end = position
      token = lexed(from: position)
      let outer = (isCondition, patternMode)
      (isCondition, patternMode) = (false, .none)
      let arguments = try argumentList(.rightParen)
      if arguments.isEmpty { throw Beyond() }
      (isCondition, patternMode) = outer
      guard token.kind == .rightParen else { throw Beyond() }
      position = token.end
      parts.segments.append(.interpolation(arguments, SourceRange(file: file, start: start, end: position)))
    case UInt8(ascii: "n"): parts.text.append(10)
    case UInt8(ascii: "t"): parts.text.append(9)
    case UInt8(ascii: "r"): parts.text.append(13)
    case UInt8(ascii: "0"): parts.text.append(0)
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): parts.text.append(letter)
    case UInt8(ascii: "u"): try scalar(&position, &parts)
    default: throw Beyond()
    }
  }

  /// Reads the digits of `\u{…}`.
  private func scalar(_ position: inout Int, _ parts: inout Parts) throws(Beyond) {
    guard byte(at: position) == UInt8(ascii: "{") else { throw Beyond() }
    position += 1
    var value: UInt32 = 0
    var count = 0
    while byte(at: position) != UInt8(ascii: "}") {
      guard let digit = Character(UnicodeScalar(byte(at: position))).hexDigitValue, count < 8 else { throw Beyond() }
      value = value << 4 | UInt32(digit)
      count += 1
      position += 1
    }
    position += 1
    guard count > 0, let scalar = Unicode.Scalar(value) else { throw Beyond() }
    parts.text.append(contentsOf: Array(String(Character(scalar)).utf8))
  }
}
