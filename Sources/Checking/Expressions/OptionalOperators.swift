import SyntaxTree
import Types

/// Operators with a shape of their own: `??`, `===` and comparisons with `nil`.
extension Checker {
  func checkCoalesce(_ expr: Expr, _ left: Expr, _ right: Expr, expecting expected: Type?) throws -> CheckedExpr {
    // `Any` and the like say nothing about what an operand is.
    let hint = operandHint("+", expected).map { universe.optional($0) }
    let begin = mark()
    let a: CheckedExpr
    do {
      a = try check(left, expecting: hint)
    } catch {
      // Two sides of different types may still meet in what is wanted.
      guard let expected, case .existential = universe.simplified(expected, assuming: requirements) else { throw error }
      rollBack(to: begin)
      a = try check(left, expecting: universe.optional(expected))
    }
    try solveDeferred()
    let outer = context.isAutoclosure
    context.isAutoclosure = true
    defer { context.isAutoclosure = outer }
    guard let payload = universe.simplified(a.type, assuming: requirements).optionalPayload else {
      settleLiterals(in: a.type)
      if members(named: "??", of: a.type).contains(where: \.decl.isStatic) {
        // The program's own, for a type of its own.
        let known = knownArguments
        knownArguments[ObjectIdentifier(left)] = a
        defer { knownArguments = known }
        return try selectOperator(
          operators("??", [a.type], isPrefix: nil), "??",
          [Expr.Argument(label: nil, value: left), Expr.Argument(label: nil, value: right)], [a], expr, expr.range,
          expecting: expected)
      }
      let message =
        WarningDiagnostic.needlessCoalescing(type: settled(a.type))
      warn(message, at: expr.place)
      let b = try check(right, expecting: a.type)
      let wrapped = make(.wrap(a), universe.optional(a.type), a.range)
      guard let fitting = converted(b, to: a.type) else { throw operandsMismatch("??", a, b, expr.place) }
      return make(.coalesce(wrapped, fitting), a.type, expr.range)
    }
    if expected?.isAny == true, !isBranch, right.literal == .integer, left.leavesItsTypeOpen,
      universe.simplified(payload, assuming: requirements).isBinaryFloat
    {
      // `print(lamp?.power ?? 0)` prints a 0 and no 0.0: both sides are an Any before the number is asked to be a Double.
      let b = try check(right)
      settleLiterals(in: b.type)
      if let first = converted(a, to: universe.optional(.any)), let second = converted(b, to: .any) {
        return make(.coalesce(first, second), .any, expr.range)
      }
    }
    // The default may be an optional itself; a plain value is what is meant first.
    let start = mark()
    let b: CheckedExpr
    do {
      b = try check(right, expecting: payload)
    } catch {
      rollBack(to: start)
      b = try check(right, expecting: a.type)
    }
    if b.type.isNever { return make(.coalesce(a, make(.convert(b, .identity), payload, b.range)), payload, expr.range) }
    if universe.simplified(b.type, assuming: requirements).optionalPayload == nil
      || payload.head.optionalPayload != nil,
      let fitting = converted(b, to: payload)
    {
      return make(.coalesce(a, fitting), payload, expr.range)
    }
    if let fitting = converted(b, to: a.type) { return make(.coalesce(a, fitting), a.type, expr.range) }
    if let expected, let first = converted(a, to: universe.optional(expected)), let second = converted(b, to: expected)
    {
      return make(.coalesce(first, second), expected, expr.range)
    }
    // Where what is on the left is what is wanted, the right side is at fault.
    if let expected, !expected.head.isVariable, !expected.isAny, conversion(from: payload, to: expected) != nil {
      _ = try convert(b, to: payload) { ConversionDiagnostic.mismatch(given: $0, wanted: $1, role: .argument) }
    }
    throw operandsMismatch("??", a, b, expr.place)
  }

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
    try solveDeferred()
    let type = universe.simplified(value.type, assuming: requirements)
    guard type.optionalPayload != nil else {
      // A type of the program that `nil` can be of has an `==` of its own.
      if accepts(type, .nilLiteral) { return nil }
      settleLiterals(in: type)
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

extension Expr {
  /// A chain, or what a closure gives: its type is not bound before what it is used for is looked at.
  fileprivate var leavesItsTypeOpen: Bool {
    switch kind {
    case .optionalChain: true
    case .parenthesized(let inner), .tryExpression(_, let inner): inner.leavesItsTypeOpen
    case .call(let callee, let arguments):
      if case .member(_, "map", _, _, _) = callee.kind, case .closure? = arguments.last?.value.kind {
        true
      } else {
        false
      }
    default: false
    }
  }
}
