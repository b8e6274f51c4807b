extension String {
  /// True for the name of a closure's argument that the closure does not name itself: `$0`.
  package var isShorthandArgument: Bool { count > 1 && hasPrefix("$") && dropFirst().allSatisfy(\.isNumber) }
}

extension Expr {
  /// True for an argument of the closure around that the closure does not name itself.
  package var isShorthandArgument: Bool {
    if case .identifier(let name, _, _) = kind { name.isShorthandArgument } else { false }
  }
}
