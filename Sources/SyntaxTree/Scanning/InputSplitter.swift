/// Divides a stream of lines into statements and `:` commands, each to be parsed, checked and run before the next.
///
/// A statement ends where the next one begins, because a line that starts with `.map` continues the line above it; so
/// the last one is returned by `finish`.
package struct InputSplitter {
  package struct Item: Equatable, Sendable {
    package enum Kind: Sendable { case statement, command }
    package let kind: Kind
    /// Whole lines, without the last line break.
    package let text: String
    /// The number of its first line in the whole input.
    package let firstLine: Int

    package init(kind: Kind, text: String, firstLine: Int) {
      self.kind = kind
      self.text = text
      self.firstLine = firstLine
    }
  }

  private var scan = LexicalScan()
  private var pending: [Substring] = []
  private var pendingStart = 1
  /// True when `pending` holds more than comments.
  private var hasCode = false
  /// Blank lines and comments after a statement: part of it if it continues, else of the next.
  private var gap: [Substring] = []
  private var line = 0

  package init(firstLine: Int = 1) {
    line = firstLine - 1
    pendingStart = firstLine
  }

  /// Appends the next line, without its line break, and returns the items that are complete.
  package mutating func append(_ text: some StringProtocol) -> [Item] {
    line += 1
    let text = Substring(text.last == "\r" ? String(text.dropLast()) : String(text))
    if scan.needsMore {
      take(text)
      return []
    }
    if text.utf8.first == UInt8(ascii: ":") {
      let items = finish()
      pendingStart = line + 1
      return items + [Item(kind: .command, text: String(text), firstLine: line)]
    }
    guard hasCode else {
      if pending.isEmpty {
        pendingStart = line
        if text.allSatisfy(\.isWhitespace) { return [] }
      }
      take(text)
      return []
    }
    var ahead = LexicalScan()
    ahead.feed(text)
    if ahead.statement.isEmpty, ahead.depth == 0, ahead.mode == .code {
      gap.append(text)
      return []
    }
    let before = scan
    for blank in gap { feed(blank) }
    feed(text)
    if scan.continued {
      pending += gap
      pending.append(text)
      gap = []
      return []
    }
    scan = before
    let held = gap.drop { $0.allSatisfy(\.isWhitespace) }
    gap = []
    let items = finish()
    pendingStart = line - held.count
    for blank in held { take(blank) }
    take(text)
    return items
  }

  /// Returns the remaining items, complete or not.
  package mutating func finish() -> [Item] {
    // Most items have one line, and the first text that is joined takes long: the runtime looks for what it needs.
    let text = pending.count == 1 ? String(pending[0]) : pending.joined(separator: "\n")
    let items = hasCode ? [Item(kind: .statement, text: text, firstLine: pendingStart)] : []
    pending = []
    gap = []
    hasCode = false
    scan = LexicalScan()
    pendingStart = line + 1
    return items
  }

  /// Returns all items of a text.
  package static func split(_ text: String, firstLine: Int = 1) -> [Item] {
    var splitter = InputSplitter(firstLine: firstLine)
    var items: [Item] = []
    // By bytes: "\r\n" is one Character, which a search for "\n" would pass over.
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      items += splitter.append(Substring(line))
    }
    return items + splitter.finish()
  }

  private mutating func take(_ text: Substring) {
    pending.append(text)
    feed(text)
    if !scan.statement.isEmpty || scan.depth > 0 || scan.isBroken || scan.fault != nil { hasCode = true }
  }

  private mutating func feed(_ text: Substring) {
    scan.beginLine()
    scan.feed(text + "\n")
  }
}
