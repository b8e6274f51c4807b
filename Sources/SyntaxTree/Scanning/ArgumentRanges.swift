/// Stretches of a text by its brackets, where it does not parse as it was meant; string literals count as a whole.
extension SourceFile {
  /// The place behind the bracket that closes the one at an offset.
  package func endOfBracket(at offset: Int) -> Int? {
    var end: Int?
    scanBrackets(from: offset) { index, depth, isClosing in
      guard isClosing, depth == 0 else { return true }
      end = index + 1
      return false
    }
    return end
  }

  /// The end of an argument that is read from an offset on: the bracket that closes its call, or the end of the line.
  func endOfArgument(from offset: Int) -> Int {
    var end = lineRange(at: offset).end
    let limit = end
    scanBrackets(from: offset) { index, depth, _ in
      if index >= limit { return false }
      if depth < 0 { end = index }
      return depth >= 0
    }
    return end
  }

  /// The line that an offset lies in, without its line break.
  func lineRange(at offset: Int) -> SourceRange {
    let start = lineStart(of: offset)
    return SourceRange(file: self, start: start, end: start + line(at: offset).utf8.count)
  }

  /// Calls a function with each bracket outside string literals, and the depth behind it, until it returns false.
  private func scanBrackets(from offset: Int, _ body: (_ index: Int, _ depth: Int, _ isClosing: Bool) -> Bool) {
    let bytes = Array(text.utf8)
    var (index, depth, isString) = (offset, 0, false)
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\") where isString: index += 1
      case UInt8(ascii: "\""): isString.toggle()
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        if isString { break }
        depth += 1
        if !body(index, depth, false) { return }
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if isString { break }
        depth -= 1
        if !body(index, depth, true) { return }
      default: break
      }
      index += 1
    }
  }
}

extension StringProtocol {
  /// The text without blanks at its ends.
  var trimmingBlanks: String {
    var rest = self[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
