/// A fault of the program that Swift would stop the process for, or the user's interrupt. It is not an Error of the language:
/// no `catch`, `try?` or `retry` sees it.
package struct Trap: Error, Sendable {
  package enum Reason: Sendable { case fault(String), interrupted }
  package let reason: Reason
  /// Where it happened, innermost first.
  package let place: SourceRange?
  package init(_ reason: Reason, at place: SourceRange?) {
    self.reason = reason
    self.place = place
  }
}
