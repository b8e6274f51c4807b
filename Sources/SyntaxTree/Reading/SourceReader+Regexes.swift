/// Regular expression literals.
extension SourceReader {
  /// Reads `/…/` or `#/…/#`, where nothing says that the slashes are operators.
  mutating func regexLiteral() throws(Beyond) -> Expr {
    let isExtended = token.kind == .pound
    let first = token.start + (isExtended ? 2 : 1)
    guard patternMode == .none, !isExtended || byte(at: first - 1) == UInt8(ascii: "/") else { throw Beyond() }
    let isMultiline = isExtended && byte(at: first) == 10
    guard let last = isMultiline ? endOfLines(from: first) : endOfRegex(from: first, isExtended: isExtended) else {
      throw Beyond()
    }
    let start = token.start
    let written = text(first, last)
    let pattern = Converter.pattern(written, isMultiline: isMultiline)
    guard (try? Regex(pattern)) != nil else { throw Beyond() }
    end = last + (isExtended ? 2 : 1)
    lastWord = .none
    token = lexed(from: end)
    return Converter.regexLiteral(pattern, RegexCaptures(written, isExtended: isMultiline), range(from: start))
  }

  /// Returns the place of the slash that closes a literal of several lines, on a line of its own; nil where there is none, or another
  /// slash might close it.
  private func endOfLines(from first: Int) -> Int? {
    var position = first
    var isLineStart = true
    while position < bytes.count {
      switch bytes[position] {
      case 10: isLineStart = true
      case 32: break
      case 0..<32, 127: return nil
      case UInt8(ascii: "\\"):
        if byte(at: position + 1) == 10 { return nil }
        position += 1
        isLineStart = false
      case UInt8(ascii: "/") where byte(at: position + 1) == UInt8(ascii: "#"):
        return isLineStart && isEndOfRegex(position, from: first, isExtended: true) ? position : nil
      default: isLineStart = false
      }
      position += 1
    }
    return nil
  }

  /// Returns the place of the closing slash; nil where the literal might end elsewhere, or be none.
  private func endOfRegex(from first: Int, isExtended: Bool) -> Int? {
    var position = first
    var groups = 0
    var isInClass = false
    while position < bytes.count {
      switch bytes[position] {
      case 0..<32, 127: return nil
      case UInt8(ascii: "\\"): position += 1
      case UInt8(ascii: "["):
        if isInClass { return nil }
        isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "("): groups += isInClass ? 0 : 1
      case UInt8(ascii: ")"): groups -= isInClass ? 0 : 1
      case UInt8(ascii: "/") where !isExtended || byte(at: position + 1) == UInt8(ascii: "#"):
        let isWhole = position > first && groups == 0 && !isInClass
        return isWhole && isEndOfRegex(position, from: first, isExtended: isExtended) ? position : nil
      default: break
      }
      if groups < 0 { return nil }
      position += 1
    }
    return nil
  }

  /// True if white space and what follows leave no doubt of the delimiters.
  private func isEndOfRegex(_ position: Int, from first: Int, isExtended: Bool) -> Bool {
    if isExtended {
      let next = byte(at: position + 2)
      return next != UInt8(ascii: "#") && !Self.isNameByte(next)
    }
    guard byte(at: first) != 32, byte(at: first) != UInt8(ascii: "*"), byte(at: position - 1) != 32 else {
      return false
    }
    switch byte(at: position + 1) {
    case 10, 13, 32, UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: "."):
      return true
    default: return false
    }
  }
}
