/// What `@available` says of a declaration that is not, or no longer, meant to be used.
package struct AvailabilityNote: Sendable {
  package let message: String?
  package let renamed: String?
  /// No release of today declares it any more: it is known for old programs only.
  package var isObsolete = false
  /// The new name stands elsewhere in the expression, so that a renaming alone would mean something else.
  package var isReshaped = false

  /// What is said of a name that nobody may use.
  package func message(for name: String) -> String {
    let reason = message.map { ": \($0)" } ?? ""
    if let renamed, !renamed.isEmpty { return "'\(name)' has been renamed to '\(renamed)'\(reason)" }
    return "'\(name)' is unavailable\(reason)"
  }
}
