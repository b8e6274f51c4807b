/// Classification of a text at the prompt: it can run, or more lines are needed.
package enum Completeness: Equatable, Sendable {
  case complete
  /// More lines are needed; `indent` is the number of spaces before the next one.
  case incomplete(indent: Int)

  /// Number of spaces by which the contents of brackets are indented.
  fileprivate static let step = 2

  /// Reads the text once, without parsing it; text that no continuation can repair counts as complete.
  package static func of(_ text: String) -> Completeness {
    // Nothing begins with a question, least of all one for help.
    if text.first(where: { !$0.isWhitespace }) == "?" { return .complete }
    if beginsPythonBlock(text) { return .complete }
    var scan = LexicalScan()
    scan.feed(text)
    if scan.depth == 0, scan.mode == .code, endsWithTwoEmptyLines(text) { return .complete }
    return scan.needsMore ? .incomplete(indent: scan.contentIndent) : .complete
  }

  /// Returns the indentation of a `switch` whose label the last line is, where it is one: labels stand at its column.
  package static func indentOfLabel(at text: String) -> Int? {
    guard let end = text.lastIndex(of: "\n") else { return nil }
    let first = text[end...].dropFirst().drop { $0 == " " }.prefix { $0.isLetter }
    guard first == "case" || first == "default" else { return nil }
    var scan = LexicalScan()
    scan.feed(text[...end])
    let innermost = scan.frames[scan.frames.count - 1]
    return scan.mode == .code && innermost.holdsCases ? innermost.indent : nil
  }

  /// Returns whether the text ends with two empty lines, which submits an incomplete statement so that its errors are reported.
  private static func endsWithTwoEmptyLines(_ text: String) -> Bool {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.count > 2 && lines.suffix(2).allSatisfy { $0.allSatisfy { $0 == " " || $0 == "\t" } }
  }

  /// True for a line with a colon where the block of a loop or a condition has to begin: `for i in range(3): print(i)`.
  private static func beginsPythonBlock(_ text: String) -> Bool {
    if text.contains("\n") { return false }
    let words = text.split(separator: " ")
    guard let head = words.first, ["for", "if", "while"].contains(head) else { return false }
    // A pattern and its type are separated by a colon.
    let isBinding = words.contains { ["let", "var", "case"].contains($0) }
    var (depth, isString, sawIn, colon) = (0, false, false, false)
    var word = ""
    for character in text {
      if character == "\"" { isString.toggle() }
      if isString { continue }
      switch character {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "{", "?": return false
      case ":" where depth == 0 && (head == "for" ? sawIn : !isBinding): colon = true
      default: break
      }
      word = character.isLetter ? word + String(character) : ""
      if word == "in" { sawIn = true }
    }
    return colon
  }
}

extension LexicalScan {
  /// Number of spaces before a line in the innermost open bracket: more than before the line that opens it. Brackets that one line
  /// opens, as in `subscribe(onNext: {`, indent together.
  fileprivate var contentIndent: Int { depth == 0 ? 0 : frames[depth].indent + Completeness.step }
}
