import SyntaxTree

/// Questions about text that is being typed; any thread asks them.
extension Session {
  /// Returns the number of open brackets of an incomplete input; nil if it is complete.
  package func openBrackets(in text: String) -> Int? {
    if text.hasPrefix(":") { return nil }
    switch Completeness.of(text) {
    case .complete: return nil
    case .incomplete(let depth): return depth
    }
  }

  /// Returns the number of brackets around the `switch` whose label the last line of an input is; nil where it is none.
  package func depthOfLabel(at text: String) -> Int? { Completeness.depthOfLabel(at: text) }

  /// Reports an input that cannot even be read.
  package func reject(_ message: String) { fail(CommandError(message)) }
}
