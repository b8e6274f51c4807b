import SyntaxTree
import Types

/// Rules of `try` in its three forms, and of the handling of errors.
extension Checker {
  func checkTry(
    _ expr: Expr, _ kind: Expr.TryKind, _ inner: Expr, expecting expected: Type?
  ) throws -> CheckedExpr {
    try marked(byTry: expr) { try checkMarked(expr, kind, inner, expecting: expected) }
  }

  /// Checks `body` as the operand of a `try`.
  func marked<Result>(byTry expr: Expr, _ body: () throws -> Result) rethrows -> Result {
    try inContext(expressionContext.tried(at: expr.range), body)
  }

  private func checkMarked(
    _ expr: Expr, _ kind: Expr.TryKind, _ inner: Expr, expecting expected: Type?
  ) throws -> CheckedExpr {
    let before = (throwingSites, suspensions)
    let value = try checkTried(expr, kind, inner, expecting: expected)
    // Operators that wait for elements of a sequence rethrow its errors.
    if (throwingSites, suspensions) == before {
      warn(
        WarningDiagnostic.needlessTry,
        at: SourceRange(file: expr.range.file, start: expr.range.start, end: expr.range.start + "try".utf8.count))
    }
    return value
  }

  private func checkTried(
    _ expr: Expr, _ kind: Expr.TryKind, _ inner: Expr, expecting expected: Type?
  ) throws -> CheckedExpr {
    switch kind {
    case .plain: return try check(inner, expecting: expected)
    case .forced:
      return try catching {
        let value = try check(inner, expecting: expected)
        return make(.forceTry(value), value.type, expr.range)
      }
    case .optional:
      return try catching {
        let value = try check(inner, expecting: expected?.head.optionalPayload)
        if universe.simplified(value.type, assuming: requirements).optionalPayload != nil {
          return make(.optionalTry(value, flattens: true), value.type, expr.range)
        }
        return make(.optionalTry(value, flattens: false), universe.optional(value.type), expr.range)
      }
    }
  }

  /// Checks an expression whose errors do not propagate.
  private func catching(_ body: () throws -> CheckedExpr) rethrows -> CheckedExpr {
    context.catchDepth += 1
    let thrown = context.thrown
    let thrownType = context.thrownType
    context.thrownType = nil
    defer {
      context.catchDepth -= 1
      context.thrown = thrown
      context.thrownType = thrownType
    }
    return try body()
  }

  /// Name of the enclosing construct that no error may leave.
  private var placeWithoutErrors: String? {
    if context.deferDepth > 0 { return "defer body" }
    return context.function == nil && context.owner != nil && !context.isClosure
      ? initializesStatic ? "global variable initializer" : "property initializer" : nil
  }

  /// Records a call that can throw: it needs `try`, and code that handles the error.
  func noteThrowing(at range: SourceRange, what: String = "call", thrown: Type? = nil) {
    throwingSites += 1
    if let place = placeWithoutErrors, context.catchDepth == 0 {
      return noteEffectFault(failure(FlowDiagnostic.throwingNotAllowed(site: what, place: place), at: range))
    }
    if !expressionContext.isTried {
      let isHandled = context.catchDepth > 0 || context.canThrow || context.isTopLevel
      guard isHandled else {
        return noteEffectFault(failure(FlowDiagnostic.notMarkedNotHandled(site: what), at: range))
      }
      return noteEffectFault(
        failure(FlowDiagnostic.missingTry(site: what), at: range).noting(
          Diagnostic.Note(
            "did you mean to use 'try'?",
            fix: [
              .insert("try ", before: expressionContext.whole.flatMap { $0.start < range.start ? $0 : nil } ?? range)
            ]),
          Diagnostic.Note("did you mean to handle error as optional value?"),
          Diagnostic.Note("did you mean to disable error propagation?")))
    }
    if let fault = otherError(thrown, at: range) { return noteEffectFault(fault) }
    noteThrown(at: expressionContext.tryMark?.place ?? range, thrown: thrown)
  }

  /// Keeps an error in the use of effects, which the end of the statement reports: it is none where the types are wrong.
  func noteEffectFault(_ fault: Failure) { effectFaults += [fault.diagnostic] + fault.further }

  /// The failure for a thrown error whose type is not the one in `throws(…)`.
  private func otherError(_ thrown: Type?, at range: SourceRange) -> Failure? {
    guard let only = context.thrownType else { return nil }
    let given = thrown ?? universe.anyError
    if unify(given, only) || given.isNever { return nil }
    return failure(
      ConversionDiagnostic.thrownOfOtherType(given: settled(given), wanted: settled(only)), at: range)
  }

  func noteThrown(at range: SourceRange, isThrow: Bool = false, thrown: Type? = nil) {
    context.thrown.append(thrown)
    if context.catchDepth > 0 { return }
    if isThrow, !context.isClosure, let function = context.function, function.isRethrowing,
      function.thrownParameter == nil, context.catchClauses == 0
    {
      return noteEffectFault(failure(FlowDiagnostic.rethrowsOther, at: range))
    }
    context.didThrow = true
    if !context.canThrow, !context.isClosure, !context.isTopLevel {
      let kind: FlowDiagnostic =
        context.partialCatches > 0 ? .catchNotExhaustive : isThrow ? .throwNotHandled : .errorsNotHandled
      noteEffectFault(failure(kind, at: range))
    }
  }
}
