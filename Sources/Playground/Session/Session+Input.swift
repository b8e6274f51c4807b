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

  /// Reports an input that cannot even be read.
  package func reject(_ message: String) { fail(CommandError(message)) }
}
