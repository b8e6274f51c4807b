/// An `@available` attribute of a declaration that is unavailable or deprecated.
package struct AvailabilityNote: Sendable {
  package let message: String?
  package let renamed: String?
  /// The text of a note behind the error, which declarations of the library have.
  package var hint: String?
  /// True if it is not part of any current release: it is known for old programs only.
  package var isObsolete = false
  /// True if the new name belongs elsewhere in the expression, so that renaming alone would change the meaning.
  package var isReshaped = false

  /// Returns the message for a use of an unavailable declaration.
  package func message(for name: String) -> String {
    let reason = message.map { ": \($0)" } ?? ""
    if let renamed, !renamed.isEmpty { return "'\(name)' has been renamed to '\(renamed)'\(reason)" }
    return "'\(name)' is unavailable\(reason)"
  }
}
