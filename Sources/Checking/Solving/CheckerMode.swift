import Foundation

/// The type checker that statements are given to first.
enum CheckerMode: String {
  case old, new

  /// Set by `RXSH_CHECKER`, read once.
  static let current = ProcessInfo.processInfo.environment["RXSH_CHECKER"].flatMap(CheckerMode.init) ?? .old
}
