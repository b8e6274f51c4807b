extension TypeSyntax {
  /// True if the type is written as an optional.
  package var isOptional: Bool {
    switch kind {
    case .optional, .implicitlyUnwrapped: true
    case .attributed(_, let inner): inner.isOptional
    case .named(let components): components.last?.name == "Optional"
    default: false
    }
  }
}
