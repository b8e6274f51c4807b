/// Classification of a text at the prompt: it can run, or more lines are needed.
package enum Completeness: Equatable, Sendable {
  case complete
  /// More lines are needed; `depth` is the number of open brackets.
  case incomplete(depth: Int)

  /// Reads the text once, without parsing it; text that no continuation can repair counts as complete.
  package static func of(_ text: String) -> Completeness {
    // Nothing begins with a question, least of all one for help.
    if text.first(where: { !$0.isWhitespace }) == "?" { return .complete }
    var scan = LexicalScan()
    scan.feed(text)
    return scan.needsMore ? .incomplete(depth: scan.depth) : .complete
  }
}
