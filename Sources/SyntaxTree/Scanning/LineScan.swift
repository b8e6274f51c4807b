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

  /// True if the next line may continue the input; false for a command.
  package var mayGoOn: Bool { !isCommand }

  /// Returns true if a line continues the input so far, even if that could end: it begins with a dot, an operator or a
  /// word that cannot begin a statement, with a label before a block, or holds nothing but comments.
  package func goesOn(with line: String) -> Bool {
    if isCommand || line.hasPrefix(":") { return false }
    // A comment belongs to the following code.
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
