/// Reads an input line by line, each line once, and says where it may end: as `Completeness` and `InputSplitter` do for a whole text.
package struct LineScan {
  private var scan = LexicalScan()
  private var isCommand = false
  private var isFirst = true

  package init() {}

  package mutating func take(_ line: some StringProtocol) {
    if isFirst, line.utf8.first == UInt8(ascii: ":") { isCommand = true }
    isFirst = false
    if !isCommand { scan.feed(line + "\n") }
  }

  package var isComplete: Bool { isCommand || !scan.needsMore }

  /// Behind a command none does.
  package var mayGoOn: Bool { !isCommand }

  /// Whether a line goes on with what was taken, though that could end: it begins with a dot, an operator or a word that cannot
  /// begin a statement, with a label that stands before a block, or holds nothing but comments.
  package func goesOn(with line: String) -> Bool {
    if isCommand || line.hasPrefix(":") { return false }
    // A comment belongs to what stands below it.
    if scan.last == nil { return true }
    var ahead = scan
    if scan.isBroken || scan.fault != nil || scan.mode != .code {
      ahead = LexicalScan()
      ahead.feed("a\n")
    }
    ahead.beginLine()
    ahead.feed(line)
    return ahead.continued || ahead.isFirstOfLine
  }
}
