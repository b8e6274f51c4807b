import Foundation

/// The type checker that statements are given to first.
enum CheckerMode: String {
  case old, new
  /// The previous one, after which the other is asked, too: where they differ is written to standard error.
  case both

  /// Set by `RXSH_CHECKER`, read once.
  static let current = ProcessInfo.processInfo.environment["RXSH_CHECKER"].flatMap(CheckerMode.init) ?? .new
}
