/// Removes prompts at the beginnings of pasted lines, as its bytes come. Of a piece of a session, which begins with a prompt, it removes
/// the lines without one as well: they were printed, unless a bracket of the input before them is still open.
struct PastedPrompts {
  /// The prompt of an input, then that of its further lines.
  private let prompts: [[UInt8]]
  private var brackets = OpenBrackets()
  /// The beginning of a line that is also one of a prompt; nil where no prompt can begin.
  private var beginning: [UInt8]?
  private var isFirstLine = true
  private var isSession = false
  /// True within a line that was printed.
  private var isPrinted = false

  init(_ prompts: [String]) { self.prompts = prompts.map { Array($0.utf8) } }

  /// A paste begins.
  mutating func begin() {
    beginning = []
    (isFirstLine, isSession, isPrinted) = (true, false, false)
  }

  /// Takes the next byte of a paste; returns the bytes that are known to be none of a prompt.
  mutating func take(_ byte: UInt8) -> [UInt8] {
    let isEnd = byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\n")
    defer {
      if isEnd {
        beginning = []
        (isFirstLine, isPrinted) = (false, false)
      }
    }
    if isPrinted {
      // The mark of the end of the paste begins with it.
      if byte == 0x1B { isPrinted = false }
      return isPrinted ? [] : [byte]
    }
    guard let held = beginning else {
      brackets.take(byte)
      return [byte]
    }
    let line = held + [byte]
    if prompts.contains(line) {
      if line == prompts.first { brackets = OpenBrackets() }
      beginning = nil
      if isFirstLine { isSession = true }
      return []
    }
    if prompts.contains(where: { $0.starts(with: line) }) {
      beginning = line
      return []
    }
    beginning = nil
    // Of a prompt with nothing behind it the space is often lost.
    let isBare = (isEnd || byte == 0x1B) && prompts.contains { !held.isEmpty && $0 == held + [UInt8(ascii: " ")] }
    if isSession, !isBare, !brackets.areOpen {
      isPrinted = byte != 0x1B
      return isPrinted ? [] : [byte]
    }
    if isBare { return [byte] }
    line.forEach { brackets.take($0) }
    return line
  }
}

/// Counts the brackets of an input that are open, those in its texts apart.
private struct OpenBrackets {
  private var depth = 0
  private var isInText = false
  private var isEscaped = false

  var areOpen: Bool { depth > 0 }

  mutating func take(_ byte: UInt8) {
    let isEnd = byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\n")
    if isInText {
      // A text ends with its line.
      if isEnd || byte == UInt8(ascii: "\"") && !isEscaped { isInText = false }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      return
    }
    switch byte {
    case UInt8(ascii: "\""): isInText = true
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
    default: break
    }
  }
}
