import Interpreter

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

  /// Whether a line goes on with the statement above it: it begins with a dot, or with an operator or word that cannot begin one.
  package func continuesPrevious(_ line: String) -> Bool {
    if line.hasPrefix(":") { return false }
    var splitter = InputSplitter()
    _ = splitter.append("a")
    return splitter.append(line).isEmpty
  }

  /// Whether a line could go on with a complete input: with a command none does.
  package func mayBeContinued(_ text: String) -> Bool { !text.hasPrefix(":") }

  /// Reports an input that cannot even be read.
  package func reject(_ message: String) { fail(CommandError(message)) }
}
