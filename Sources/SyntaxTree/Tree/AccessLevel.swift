/// Access level of a declaration, the narrowest first. `package` is equivalent to `public`: a program is one module.
package enum AccessLevel: Int, Comparable, Sendable {
  case privateLevel, filePrivate, internalLevel, publicLevel

  package init?(_ word: String) {
    switch word {
    case "private": self = .privateLevel
    case "fileprivate": self = .filePrivate
    case "internal": self = .internalLevel
    case "package", "public", "open": self = .publicLevel
    default: return nil
    }
  }

  /// Indefinite article before the keyword in messages.
  package var article: String { self == .internalLevel ? "an" : "a" }

  /// Keyword of the level.
  package var word: String {
    switch self {
    case .privateLevel: "private"
    case .filePrivate: "fileprivate"
    case .internalLevel: "internal"
    case .publicLevel: "public"
    }
  }

  package static func < (a: AccessLevel, b: AccessLevel) -> Bool { a.rawValue < b.rawValue }
}
