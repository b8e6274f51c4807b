import Sema
import SyntaxTree
import Types

/// Application of calls and subscripts.
extension Checker {
  func writtenCall(
    _ expr: Expr, _ callee: Expr, _ arguments: [Expr.Argument], _ type: Type, _ solution: AppliedSolution
  ) throws -> CheckedExpr? {
    if case .parenthesized(let inner) = callee.kind {
      return try writtenCall(expr, inner, arguments, type, solution)
    }
    if let (use, chosen) = solution.application(of: expr) {
      guard let value = try writtenCallee(callee, of: expr, solution) else { return nil }
      // A dynamic call gives all arguments as one.
      return try writtenCall(
        of: use, chosen, use.arguments?.written ?? arguments, expr.range, base: callee.range, on: value)
    }
    if let (use, chosen) = solution.overload(of: expr) {
      if chosen.choice.isUnbound {
        guard let method = try writtenReference(use, chosen, callee, nil) else { return nil }
        return try writtenApplication(of: method, arguments, expr, callee)
      }
      switch chosen.choice.target {
      case .variable, .tupleElement: break
      default: return try writtenCall(of: use, chosen, arguments, expr.range, base: callee.placeOfBase)
      }
      guard let value = try writtenReference(use, chosen, callee, nil) else { return nil }
      return try writtenApplication(of: value, arguments, expr, callee)
    }
    if solution.covers(callee) {
      let called = try check(callee, usage: .closure(ClosureUsage(isKept: false)))
      return try writtenApplication(of: called, arguments, expr, callee)
    }
    if arguments.isEmpty, type.isVoid { return make(.void, .void, expr.range) }
    guard arguments.count == 1, solution.covers(arguments[0].value) else { return nil }
    if arguments[0].label == "of", namesTypeFunction(callee) {
      return try typeOf(check(arguments[0].value), expr.range)
    }
    // `Money(1.5)` is the literal as a `Money`.
    if case .member(let base?, _, _, _, _) = callee.kind, solution.covers(base) { return nil }
    let value = arguments[0].value
    return value.literal == nil && !value.isNilLiteral ? nil : try check(value)
  }

  /// A value that is called by its `callAsFunction`.
  private func writtenCallee(_ callee: Expr, of expr: Expr, _ solution: AppliedSolution) throws -> CheckedExpr? {
    if solution.covers(callee) { return try check(callee) }
    guard let (use, chosen) = solution.overload(of: expr) else { return nil }
    return switch chosen.choice.target {
    case .variable, .tupleElement: try writtenReference(use, chosen, callee, nil)
    default: nil
    }
  }

  func writtenSubscript(_ expr: Expr, _ type: Type, _ solution: AppliedSolution) throws -> CheckedExpr? {
    guard case .subscriptCall(let base, let arguments) = expr.kind else { return nil }
    if arguments.count == 1, arguments[0].label == "keyPath" {
      return try writtenAccess(to: base, through: arguments[0].value, type, expr)
    }
    guard let (use, chosen) = solution.overload(of: expr), let (written, _) = use.arguments else { return nil }
    return try writtenCall(of: use, chosen, written, expr.range, base: use.nameRange)
  }

  /// A call of a declaration, with the arguments of each parameter that the solution has found.
  func writtenCall(
    of use: OverloadUse, _ chosen: ChosenOverload, _ arguments: [Expr.Argument], _ site: SourceRange, base: SourceRange,
    on value: CheckedExpr? = nil
  ) throws -> CheckedExpr? {
    let choice = chosen.choice
    guard let matching = chosen.matching else { return nil }
    let (receiver, isSuper) =
      try value.map { ($0, false) }
      ?? receiver(of: use, choice, "call to method '\(use.name)'", at: use.name == "init" ? use.nameRange : base)
    guard let candidate = candidate(choice, receiver, isSuper: isSuper), !candidate.isUnbound else { return nil }
    try refuseExistentialMember(candidate, use.name)
    let parameters = parameters(of: candidate, chosen.substitution)
    if isThorough, case .backward(let argument, let parameter) = matching.scan, let label = parameters[parameter].label
    {
      warn(WarningDiagnostic.backwardMatching(label: label), at: arguments[argument].value.range)
    }
    let values = try writtenArguments(
      arguments, parameters, matching, candidate, chosen.substitution, site: site, nameRange: use.nameRange)
    if case .enumCase(let enumCase) = candidate.target {
      if let owner = receiver?.type.instance { noteOldName(use, of: enumCase.name, owner) }
      refuseUnavailable(enumCase.unavailability, enumCase.name, at: use.nameRange)
    }
    if let function = candidate.function {
      noteDeprecation(function, at: use.nameRange)
      let name = use.isSubscript ? function.subscriptName : function.shownName
      refuseUnavailable(function.unavailability, name, at: use.nameRange)
    }
    return try build(
      candidate, values, settled(resultType(of: candidate, chosen.substitution)), chosen.substitution, arguments,
      site: site, nameRange: use.nameRange)
  }

  /// A call of a value of function type.
  private func writtenApplication(
    of function: CheckedExpr, _ arguments: [Expr.Argument], _ expr: Expr, _ callee: Expr
  ) throws -> CheckedExpr? {
    var value = function
    if let payload = value.type.head.optionalPayload, payload.head.functionType != nil,
      value.implicitlyUnwrappedVariable?.isImplicitlyUnwrapped == true
    {
      value = make(.forceUnwrap(value), payload, value.range)
    }
    guard let type = universe.simplified(value.type, assuming: requirements).functionType else {
      throw UnsupportedConstruct("call of a value in application")
    }
    let candidate = Candidate(.value(value))
    let parameters = parameters(of: candidate, Substitution())
    guard
      case .success(let matching) = ArgumentMatching.match(
        arguments, to: parameters, couldBeFunction: couldBeFunction)
    else { throw UnsupportedConstruct("call of a value in application") }
    let values = try writtenArguments(
      arguments, parameters, matching, candidate, Substitution(), site: expr.range, nameRange: callee.range)
    return try build(
      candidate, values, settled(type.result), Substitution(), arguments, site: expr.range, nameRange: callee.range)
  }

  /// One value for each parameter.
  private func writtenArguments(
    _ arguments: [Expr.Argument], _ parameters: [CallParameter], _ matching: ArgumentMatching, _ candidate: Candidate,
    _ substitution: Substitution, site: SourceRange, nameRange: SourceRange
  ) throws -> [CheckedExpr?] {
    var parameterOf = [Int](repeating: 0, count: arguments.count)
    for (parameter, indices) in matching.bindings.enumerated() {
      for index in indices { parameterOf[index] = parameter }
    }
    let checked = try arguments.indices.map { try writtenArgument(arguments[$0].value, parameters[parameterOf[$0]]) }
    var values: [CheckedExpr?] = []
    values.reserveCapacity(parameters.count)
    for (index, parameter) in parameters.enumerated() {
      let indices = matching.bindings[index]
      if parameter.isVariadic {
        values.append(make(.array(indices.map { checked[$0] }), universe.array(parameter.type), site))
      } else if let only = indices.first {
        values.append(checked[only])
      } else {
        values.append(try defaultArgument(index, parameter, candidate, substitution, nameRange))
      }
    }
    return values
  }

  private func writtenArgument(_ expr: Expr, _ parameter: CallParameter) throws -> CheckedExpr {
    if case .inoutExpression(let inner) = expr.kind { return try checkInout(inner, parameter.type, expr.range) }
    if parameter.isAutoclosure { return try checkAutoclosure(expr, parameter.type) }
    let usage = ClosureUsage(isArgument: true, isKept: parameter.isEscaping, builder: parameter.builder)
    return try coerced(check(expr, expecting: parameter.type, usage: .closure(usage)), to: parameter.type)
  }

  func couldBeFunction(_ type: Type) -> Bool {
    type.couldBeFunction { universe.simplified($0, assuming: requirements) }
  }

  /// Returns whether the callee is `type` or `Swift.type`, as in `type(of:)`.
  private func namesTypeFunction(_ callee: Expr) -> Bool {
    switch callee.kind {
    case .identifier("type", _, _): true
    case .member(let base?, "type", _, _, _):
      if case .identifier(let module, _, _) = base.kind { isModule(module, at: base.range) } else { false }
    default: false
    }
  }

  func typeOf(_ value: CheckedExpr, _ range: SourceRange) throws -> CheckedExpr {
    guard case .function(let function)? = universe.globals(named: "type").first else {
      throw failure(ExpressionDiagnostic.unknownName(name: "type", suggestion: nil), at: range)
    }
    let arguments = function.hiddenParameters.map { _ in value.type }
    return make(
      .call(Callee(function, typeArguments: arguments), receiver: nil, arguments: [value]), .metatype(value.type), range
    )
  }
}

extension Expr {
  /// The place of what a called member belongs to.
  fileprivate var placeOfBase: SourceRange {
    if case .member(let base?, _, _, _, _) = kind { base.range } else { range }
  }
}
