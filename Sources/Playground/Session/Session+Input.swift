import SyntaxTree

/// Questions about text that is being typed; any thread asks them.
extension Session {
  /// How many brackets are open where more is needed to make the input complete; nil where it is.
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
