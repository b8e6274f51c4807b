import SyntaxTree

/// Questions about text that is being typed; any thread asks them.
extension Session {
  /// Returns the indentation of the next line of an incomplete input, in spaces; nil if it is complete.
  package func indentation(behind text: String) -> Int? {
    if text.hasPrefix(":") { return nil }
    switch Completeness.of(text) {
    case .complete: return nil
    case .incomplete(let indent): return indent
    }
  }

  /// Returns the indentation of the `switch` whose label the last line of an input is, in spaces; nil where it is none.
  package func labelIndentation(at text: String) -> Int? { Completeness.indentOfLabel(at: text) }

  /// Reports an input that cannot even be read.
  package func reject(_ message: String) { fail(CommandError(message)) }
}
