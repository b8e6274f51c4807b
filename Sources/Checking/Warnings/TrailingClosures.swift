import SyntaxTree

/// A closure behind a call, right before the body of the statement, reads as if it were that.
extension Checker {
  func lookForTrailingClosure(in expr: Expr) {
    guard isThorough else { return }
    switch expr.kind {
    case .call(let callee, let arguments):
      lookForTrailingClosure(in: callee)
      if let closure = arguments.first(where: \.isTrailing) {
        warn(
          WarningDiagnostic.confusableTrailingClosure,
          at: closure.value.range)
      }
    case .member(let base?, _, _, _, _), .subscriptCall(let base, _): lookForTrailingClosure(in: base)
    case .binary(_, _, let left, let right), .assignment(let left, let right):
      lookForTrailingClosure(in: left)
      lookForTrailingClosure(in: right)
    case .ternary(let condition, let then, let otherwise):
      for part in [condition, then, otherwise] { lookForTrailingClosure(in: part) }
    case .bindOptional(let inner), .optionalChain(let inner), .forceUnwrap(let inner), .prefixOperator(_, let inner),
      .postfixOperator(_, let inner), .cast(let inner, _, _), .tryExpression(_, let inner), .awaitExpression(let inner):
      lookForTrailingClosure(in: inner)
    default: break
    }
  }
}
