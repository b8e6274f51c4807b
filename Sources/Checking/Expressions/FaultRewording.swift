import SyntaxTree

extension Checker.Failure {
  /// Returns the error for another use (an operator, an argument, a mutating member) with the same reason.
  func reworded(as use: MutabilityDiagnostic.Use, at place: SourceRange) -> Checker.Failure {
    var changed = diagnostic
    changed.become(MutabilityDiagnostic(use, (diagnostic.kind as? MutabilityDiagnostic)?.reason))
    changed.highlights.append(diagnostic.caret)
    changed.caret = place
    return Checker.Failure(diagnostic: changed)
  }

  /// Returns the error of a property's written initial value that is passed to its wrapper: the type of the property is meant.
  func reworded(asInitialValue value: Expr) -> Checker.Failure {
    guard case .mismatch(let given, let wanted, .argument)? = diagnostic.kind as? ConversionDiagnostic,
      diagnostic.caret.start == value.place.start
    else { return self }
    var changed = self
    changed.diagnostic.become(ConversionDiagnostic.mismatch(given: given, wanted: wanted, role: .specified))
    return changed
  }

  /// Returns the error at the `=` of an assignment: type arguments differ, and neither side is wrong by itself.
  func told(atSign sign: SourceRange?) -> Checker.Failure {
    guard let sign, diagnostic.notes.contains(where: { $0.kind is ConversionNote }) else { return self }
    var moved = self
    moved.diagnostic.caret = sign
    return moved
  }
}
