import SyntaxTree
import Types

/// Diagnosis of one operand that no operator takes.
extension Checker {
  /// The failure for an operator before or behind an operand that it does not take.
  func operandFailure(
    _ name: String, _ operand: CheckedExpr, isPostfix: Bool, hasForms: Bool, _ range: SourceRange
  ) -> Failure {
    if name == "++" || name == "--" {
      return failure(
        ExpressionDiagnostic.unknownIncrement(name: name, sign: String(name.prefix(1))),
        at: isPostfix ? operand.range.following : range)
    }
    if !hasForms, isPostfix { return failure(ExpressionDiagnostic.notPostfix(name: name), at: operand.range.following) }
    let type = settled(operand.type)
    if let payload = type.optionalPayload, !operand.isShorthandArgument,
      operators(name, [payload], isPrefix: nil).contains(where: { $0.function?.parameters.count == 1 })
    {
      return mustBeUnwrapped(operand, type, payload)
    }
    return failure(ExpressionDiagnostic.unaryOperand(name: name, type: type), at: range)
  }

  /// The failure for `!` before a value that is no truth value.
  func negationFailure(_ value: CheckedExpr, _ range: SourceRange) -> Failure {
    if value.type.head.optionalPayload != nil {
      return failure(ExpressionDiagnostic.optionalNegated(type: settled(value.type)), at: range)
    }
    if let fault = numberAsBoolean(value, universe.bool) { return fault }
    if case .integer = value.kind {
      return failure(
        ConversionDiagnostic.mismatch(given: universe.int, wanted: universe.bool, role: .argument), at: value.place)
    }
    if isInteger(value.type) {
      return failure(ExpressionDiagnostic.integerNegated(type: settled(value.type)), at: value.place)
    }
    return failure(
      ConversionDiagnostic.mismatch(given: settled(value.type), wanted: universe.bool, role: .argument),
      at: value.place)
  }
}
