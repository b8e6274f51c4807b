/// Reads an input from a pipe as its lines come, each once, and says where the input may end. The editor itself knows nothing of
/// what is entered.
package protocol InputScan {
  /// Takes the next line.
  mutating func take(_ line: String)
  /// True if the input could end behind what was taken.
  var isComplete: Bool { get }
  /// True if any line could belong to it though it could end: where none can, nothing is waited for.
  var mayGoOn: Bool { get }
  /// Returns true if such a line, which says something, belongs to it.
  func goesOn(with line: String) -> Bool
}

/// An input is a line.
package struct SingleLines: InputScan {
  package init() {}
  package mutating func take(_ line: String) {}
  package var isComplete: Bool { true }
  package var mayGoOn: Bool { false }
  package func goesOn(with line: String) -> Bool { false }
}
