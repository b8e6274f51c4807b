/// Whether a text can be run as it stands or the prompt should ask for more.
package enum Completeness: Equatable, Sendable {
  case complete
  /// More is needed; `depth` is the number of brackets that are open.
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
