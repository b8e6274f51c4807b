import SyntaxTree

/// A fault of the program that Swift would stop the process for, or the user's interrupt. It is not an Error of the language:
/// no `catch`, `try?` or `retry` sees it.
package struct Trap: Error, Sendable, CustomStringConvertible {
  package enum Reason: Sendable {
    case fault(String)
    /// The host has a value no more: the program that runs compiled could not have asked for it.
    case gone(String)
    case interrupted
  }
  /// A fault's message is without Swift's `Fatal error: `.
  package let reason: Reason
  /// Place of the fault, innermost first; native code gives none, and the call that reached it adds its own.
  package let place: SourceRange?
  /// Note with the values that caused the fault, if the message does not show them.
  package let note: String?
  /// Brief description of the error that the top level threw, where the fault is that.
  package let uncaughtError: String?

  package init(_ reason: Reason, at place: SourceRange? = nil, note: String? = nil, uncaughtError: String? = nil) {
    self.reason = reason
    self.place = place
    self.note = note
    self.uncaughtError = uncaughtError
  }

  package static func fault(_ message: String, at place: SourceRange? = nil) -> Trap {
    Trap(.fault(message), at: place)
  }

  package var description: String {
    switch reason {
    case .fault(let message): "Fatal error: \(message)"
    case .gone(let message): message
    case .interrupted: "interrupted"
    }
  }

  func placed(at site: SourceRange) -> Trap {
    place == nil ? Trap(reason, at: site, note: note, uncaughtError: uncaughtError) : self
  }
}
