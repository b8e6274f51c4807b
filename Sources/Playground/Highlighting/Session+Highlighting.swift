import Interpreter

/// Colours of text that is being typed.
extension Session {
  /// Returns the parts of an input that have a meaning. Called on the editor's thread for each key; waits for nothing.
  ///
  /// - Parameters:
  ///   - cursor: In UTF-8; nil where the input is not edited any more.
  ///   - shown: The part of the text whose colours are wanted.
  ///   - highlighter: Knows the text as it was at the last key.
  package func highlighting(
    of text: [UInt8], cursor: Int?, shown: Range<Int>, by highlighter: SourceHighlighter
  ) -> [HighlightedRange] {
    highlighter.names = knownNames.withLock { $0 }
    return highlighter.ranges(of: text, cursor: cursor, shown: shown)
  }

  /// Stores the names that inputs can use from here on. Called on the run loop, where names are declared.
  func noteNames(of program: Program) {
    guard options.isInteractive else { return }
    knownNames.withLock { $0 = KnownNames(program, previous: $0) }
  }
}
