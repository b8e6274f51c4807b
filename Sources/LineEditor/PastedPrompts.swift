/// Removes prompts at the beginnings of pasted lines, as its bytes come. Of a piece of a session, which begins with a prompt, it removes
/// the lines without one as well: they were printed.
struct PastedPrompts {
  private let prompts: [[UInt8]]
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
    guard let held = beginning else { return [byte] }
    let line = held + [byte]
    if prompts.contains(line) {
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
    if isSession, !isBare {
      isPrinted = byte != 0x1B
      return isPrinted ? [] : [byte]
    }
    return isBare ? [byte] : line
  }
}
