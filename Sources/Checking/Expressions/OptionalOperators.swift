import SyntaxTree
import Types

/// Operators with a shape of their own: `===` and comparisons with `nil`.
extension Checker {

  func checkIdentity(_ expr: Expr, _ left: Expr, _ right: Expr, negated: Bool) throws -> CheckedExpr {
    let a = try check(left)
    let b = try check(right, expecting: a.type)
    for side in [a, b] {
      let type = universe.simplified(side.type, assuming: requirements)
      let bare = type.optionalPayload ?? type
      let isNil = if case .nilLiteral = side.kind { true } else { false }
      guard isNil || isReference(bare) || bare.isMetatype || bare.isNominal("ObjectIdentifier") else {
        throw failure(
          ExpressionDiagnostic.identityOfValue(type: settled(bare)),
          at: side.range)
      }
      if isNil { _ = unify(side.type, universe.optional(freshVariable())) }
    }
    return make(.identical(a, b, negated: negated), universe.bool, expr.range)
  }

  /// `x == nil` works for every optional, Equatable or not.
  func checkNilComparison(_ expr: Expr, _ left: Expr, _ right: Expr, negated: Bool) throws -> CheckedExpr? {
    func isNil(_ expr: Expr) -> Bool {
      switch expr.kind {
      case .nilLiteral: true
      case .parenthesized(let inner): isNil(inner)
      default: false
      }
    }
    guard isNil(left) != isNil(right) else { return nil }
    let value = try check(isNil(left) ? right : left)
    let type = universe.simplified(value.type, assuming: requirements)
    guard type.optionalPayload != nil else {
      // A type that conforms to `ExpressibleByNilLiteral` is compared by its own `==`.
      if accepts(type, .nilLiteral) { return nil }
      warn(
        WarningDiagnostic.comparedToNil(type: settled(type), result: negated ? "true" : "false"),
        at: expr.place)
      let test = make(.boolean(negated), universe.bool, expr.range)
      return make(
        .sequence([CheckedStmt(.expression(make(.discard(value), .void, value.range)), value.range)], test),
        universe.bool, expr.range)
    }
    let branches = CheckedIf(
      conditions: [.pattern(.some(.wildcard), value)], then: [], otherwise: [], target: JumpTarget(),
      values: (make(.boolean(negated), universe.bool, expr.range), make(.boolean(!negated), universe.bool, expr.range)))
    return make(.ifExpression(branches), universe.bool, expr.range)
  }
}
