import Sema
import SyntaxTree
import Types

/// Closures take their types from where they are used.
extension Checker {
  func checkClosure(
    _ written: ClosureSyntax, _ expr: Expr, expecting expected: Type?, usage: ClosureUsage = ClosureUsage()
  ) throws -> CheckedExpr {
    var wanted: FunctionType?
    if let expected {
      var type = universe.simplified(expected, assuming: requirements)
      while let payload = type.optionalPayload { type = universe.simplified(payload, assuming: requirements) }
      wanted = type.functionType
    }
    let outerScope = scope
    let outerContext = context
    let outerExpression = expressionContext
    let inner = FunctionContext(parent: outerContext)
    inner.isClosure = true
    inner.isKept = usage.isKept
    inner.openingBrace = written.openingBrace
    inner.owner = outerContext.owner
    defer {
      scope = outerScope
      context = outerContext
      expressionContext = outerExpression
    }
    let captures = try checkCaptures(written)
    scope = Scope(parent: scope)
    let closure = try usage.builder.map { try built(written, by: $0) } ?? written
    for capture in captures { scope.declare(capture.variable) }
    expressionContext = ExpressionContext()
    let (parameters, types, splatted) = try closureParameters(closure, wanted, expr)
    let result = try closure.result.map { try resolve($0, open: true) } ?? wanted?.result ?? freshVariable()
    if let written = closure.result, let outer = wanted?.result, !unify(result, outer),
      !outer.hasVariables, !outer.isVoid, !result.hasVariables
    {
      let start = mark()
      let isFitting = conversion(from: result, to: outer) != nil
      rollBack(to: start)
      if !isFitting {
        throw failure(
          InferenceDiagnostic.otherContextualResult(declared: settled(result), contextual: settled(outer)),
          at: written.range)
      }
    }
    let effects = ClosureEffects(of: closure)
    inner.isAsync = wanted?.isAsync ?? effects.isAsync
    // A closure that shows no error handles them all, whatever is expected of it.
    inner.canThrow = effects.isThrowing
    inner.thrownType = try closure.thrownType.map { try resolve($0) }
    context = inner
    inner.result = result
    inner.namesVoid = closure.result.map { $0.range.text == "Void" } ?? wanted?.namesVoid ?? false
    inner.parameterNames = closure.parameters?.map(\.name)
    inner.parameterPlaces = closure.parameters?.map(\.range) ?? []
    for capture in captures where capture.variable.name == "self" {
      inner.selves.append(capture.variable)
      if case .variable(let outer) = capture.value.plain.kind, case .unwrapping = outer.introduction {
        inner.capturesUnwrapped = true
      }
    }
    let known = diagnostics.count
    let body = try checkClosureBody(closure, result, splatted, expr)
    if hasTypeErrors(since: known) {
      diagnostics.removeLast(diagnostics.count - known, where: { $0.kind.phase == .uses })
    }
    let throwing = effects.isThrowing || inner.didThrow
    var type = FunctionType(
      parameters: types, isAsync: closure.isAsync || inner.didSuspend, isThrowing: throwing, thrown: inner.thrownType,
      result: result)
    if closure.isThrowing, let written = inner.thrownType { type.throwOnly(written) }
    if let wanted, !usage.isArgument, inner.didThrow, !closure.isThrowing {
      type.throwOnly(onlyError(inner.thrown, of: wanted))
    }
    try refuseOtherErrors(type, where: wanted, at: closure.openingBrace)
    type.namesVoid = wanted?.namesVoid ?? false
    if throwing, let wanted, !wanted.isThrowing {
      throw failure(
        ExpressionDiagnostic.throwingAsNonThrowing(given: settled(.function(type)), wanted: settled(.function(wanted))),
        at: closure.openingBrace)
    }
    if usage.isArgument, type.isAsync, let wanted, !wanted.isAsync {
      throw failure(
        ExpressionDiagnostic.asyncAsSynchronousParameter(type: settled(.function(type))),
        at: closure.openingBrace)
    }
    try refuseSuspending(type, where: wanted, at: closure.openingBrace)
    // The expected type may be throwing where this one is not: calls of rethrowing functions look at the closure itself.
    type.isAsync = wanted?.isAsync ?? type.isAsync
    let checked = CheckedClosure(captures: captures, parameters: parameters, body: body, type: type)
    checked.isMainActor = closure.isMainActor
    checked.isKept = usage.isKept
    return make(.closure(checked), .function(type), expr.range)
  }

  /// A closure that is a value by itself may throw just what is wanted, without saying so.
  private func onlyError(_ thrown: [Type?], of wanted: FunctionType) -> Type? {
    guard let error = wanted.thrown, thrown.allSatisfy({ $0.map { Type.same($0, error) } ?? false }) else { return nil }
    return error
  }

  /// Rejects a closure that throws any error where a function with one specific error type is expected.
  private func refuseOtherErrors(_ type: FunctionType, where wanted: FunctionType?, at place: SourceRange) throws {
    guard type.isThrowing, let wanted, wanted.isThrowing, let error = wanted.thrown else { return }
    let given = type.thrown ?? universe.anyError
    if !unify(given, error), !settled(given).isNever {
      throw failure(ExpressionDiagnostic.otherThrownError(given: settled(given), wanted: settled(error)), at: place)
    }
  }

  private func checkCaptures(_ closure: ClosureSyntax) throws -> [CheckedClosure.Capture] {
    try closure.captures.map { capture in
      let written =
        capture.value ?? Expr(.identifier(capture.name, argumentLabels: nil, genericArguments: []), capture.range)
      let value = try check(written)
      var type = value.type
      if capture.strength == .weak, type.head.optionalPayload == nil { type = universe.optional(type) }
      if capture.strength != .strong {
        let bare = universe.simplified(type.head.optionalPayload ?? type, assuming: requirements)
        if !isReference(bare), !bare.isVariable {
          throw failure(
            "'\(capture.strength == .weak ? "weak" : "unowned")' may only be applied to class and class-bound protocol types, not '\(settled(bare))'",
            at: capture.nameRange)
        }
      }
      let variable = VariableDecl(name: capture.name, kind: .local, type: type, isLet: capture.strength != .weak)
      variable.ownership = capture.strength == .weak ? .weak : capture.strength == .unowned ? .unowned : .strong
      variable.introduction = .captured(capture.nameRange)
      madeVariables.append(variable)
      return CheckedClosure.Capture(
        variable: variable, value: converted(value, to: type) ?? value)
    }
  }

  /// The return of the value of an `if` or `switch` that is the whole body; nil where it is a statement after all.
  ///
  /// - Throws: The error of a branch of another type than is known to be the result.
  private func branchingResult(
    _ result: Type, _ range: SourceRange, _ check: () throws -> CheckedExpr
  ) throws -> CheckedStmt? {
    switch attempt(check) {
    case .success(let solution):
      let value = adopt(solution)
      return converted(value, to: result).map { CheckedStmt(.returnStatement($0), range) }
    case .failure(let fault):
      if !result.isUnknown, fault.diagnostic.kind is ConversionDiagnostic { throw fault }
      return nil
    }
  }

  private func checkClosureBody(
    _ closure: ClosureSyntax, _ result: Type, _ splatted: [CheckedStmt], _ expr: Expr
  ) throws -> [CheckedStmt] {
    let statements = closure.body.statements
    if statements.count == 1 {
      switch statements[0].kind {
      case .expression(let value):
        if case .delegation? = delegation(value) { break }
        return splatted + [
          try checkSingle(value, result, isReturn: false, statements[0].range, declared: closure.result)
        ]
      case .returnStatement(let value?):
        return splatted + [
          try checkSingle(value, result, isReturn: true, statements[0].range, declared: closure.result)
        ]
      case .ifStatement(let branches) where !result.isVoid && isValue(branches):
        let found = try branchingResult(result, statements[0].range) {
          try checkIfExpression(branches, statements[0].range, expecting: result)
        }
        if let found { return splatted + [found] }
      case .switchStatement(let cases) where !result.isVoid && cases.cases.allSatisfy({ isValueBranch($0.body) }):
        let found = try branchingResult(result, statements[0].range) {
          try checkSwitchExpression(cases, statements[0].range, expecting: result)
        }
        if let found { return splatted + [found] }
      default: break
      }
    }
    let known = diagnostics.count
    let body = try checkStatements(statements, openResult: result)
    if diagnostics.count > known { return splatted + body }
    if result.isVariable, !context.sawReturn {
      _ = unify(result, .void)
    } else if !result.isVoid, !result.isVariable, !result.isError, !alwaysLeaves(body) {
      report(missingReturn(in: "closure", result, body, end: expr.range.end(1)))
    }
    return splatted + body
  }

  /// The value that a closure returns, as its result.
  func returned(_ value: CheckedExpr, as result: Type) throws -> CheckedExpr {
    let isOpen = universe.simplified(result, assuming: requirements).isVariable
    return try convert(value, to: result, isPart: !isOpen) {
      ConversionDiagnostic.mismatch(given: $0, wanted: $1, role: .closureResult)
    }
  }

  /// A body of one expression gives its value; where nothing is wanted the value is dropped.
  private func checkSingle(
    _ value: Expr, _ result: Type, isReturn: Bool, _ range: SourceRange, declared: TypeSyntax? = nil
  ) throws -> CheckedStmt {
    context.sawReturn = true
    if result.isVoid {
      let checked = try check(value, expecting: isReturn ? result : nil)
      if checked.type.isVoid || !isReturn {
        try refuseUnusedFunction(checked, value)
        return CheckedStmt(.expression(checked), range)
      }
      if let fitting = converted(checked, to: result) { return CheckedStmt(.returnStatement(fitting), range) }
      if let declared {
        throw failure(
          ExpressionDiagnostic.otherDeclaredResult(declared: String(declared.range.text), given: settled(checked.type)),
          at: declared.range)
      }
      throw unexpectedValue(checked)
    }
    if !result.isVariable { try refuseNil(value, asResult: result) }
    let checked = try check(value, expecting: result)
    if checked.type.isNever { return CheckedStmt(.expression(checked), range) }
    do { return CheckedStmt(.returnStatement(try returned(checked, as: result)), range) } catch let fault
      as Failure
    {
      guard let declared, case .argument? = fault.cause,
        case .mismatch(_, _, .closureResult)? = fault.diagnostic.kind as? ConversionDiagnostic
      else {
        var fault = fault
        if let change = unwritableParameter(changedBy: value) { fault.further.append(change.diagnostic) }
        throw fault
      }
      throw failure(
        ExpressionDiagnostic.otherDeclaredResult(declared: settled(result).description, given: settled(checked.type)),
        at: declared.range)
    }
  }
}
