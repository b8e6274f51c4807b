import Interpreter

/// Colours of text that is being typed.
extension Session {
  /// Returns the parts of an input that have a meaning. Called on the editor's thread for each key; waits for nothing.
  ///
  /// - Parameter cursor: In UTF-8; nil where the input is not edited any more.
  package func highlighting(of text: [UInt8], cursor: Int?) -> [HighlightedRange] {
    SourceHighlighter(names: knownNames.withLock { $0 }).ranges(of: text, cursor: cursor)
  }

  /// Stores the names that inputs can use from here on. Called on the run loop, where names are declared.
  func noteNames(of program: Program) {
    guard options.isInteractive else { return }
    knownNames.withLock { $0 = KnownNames(program, previous: $0) }
  }
}
