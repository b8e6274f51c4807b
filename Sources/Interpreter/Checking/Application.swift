/// One candidate with its arguments: opening generics, checking arguments, building the call.
extension Checker {
  func apply(
    _ candidate: Candidate, _ name: String, _ arguments: [Expr.Argument], site: SourceRange, nameRange: SourceRange,
    explicit: [Type] = [], expecting expected: Type?
  ) throws -> CheckedExpr {
    if candidate.isUnbound { return try applyUnbound(candidate, name, arguments, site: site, nameRange: nameRange) }
    var substitution = candidate.substitution
    open(candidate, name, explicit, at: nameRange, into: &substitution)
    var parameters = parameters(of: candidate, substitution)
    if probe?.holdsMark(arguments) == true {
      for index in parameters.indices { parameters[index].hasDefault = true }
    }
    let matching: ArgumentMatching
    switch ArgumentMatching.match(arguments, to: parameters, couldBeFunction: couldBeFunction) {
    case .success(let found): matching = found
    case .failure(let mismatch):
      throw failure(mismatch.message, at: place(of: mismatch, arguments, nameRange))
    }
    let result = resultType(of: candidate, substitution)
    let subject = describe(candidate, name)
    for requirement in candidate.function?.requirements ?? [] {
      // What a member's own extension asks for is told as a reference to it.
      var told = subject
      if let function = candidate.function, let owner = function.owner,
        !function.generics.contains(where: { requirement.mentions($0) })
      {
        settleLiterals(in: candidate.receiver?.type ?? .error)
        told = "referencing \(subject) on '\(owner.name)'"
      }
      try require(requirement.substituting(substitution), at: nameRange, subject: told)
    }
    hint(result, expected)
    let values = try checkArguments(
      arguments, parameters, matching, candidate, substitution, subject: subject, site: site)
    try solveDeferred()
    if let function = candidate.function, trialDepth == 0 { noteDeprecation(function, at: nameRange) }
    return try build(candidate, values, normal(result), substitution, arguments, site: site, nameRange: nameRange)
  }

  /// Where swiftc points for arguments that do not match.
  private func place(
    of mismatch: ArgumentMatching.Mismatch, _ arguments: [Expr.Argument], _ nameRange: SourceRange
  ) -> SourceRange {
    switch mismatch.place {
    case .list: return nameRange.argumentList
    case .label(let index): return arguments[index].labelRange ?? arguments[index].value.range
    case .value(let index): return arguments[index].value.range
    case .after(let index):
      if arguments.indices.contains(index) { return arguments[index].value.range.following }
      let list = nameRange.argumentList
      return list.start == nameRange.start ? list : list.following
    }
  }

  /// A call that suspends: it needs `await`, in a function that may wait.
  private func noteSuspending(at range: SourceRange) throws {
    if awaitDepth == 0 { throw failure("expression is 'async' but is not marked with 'await'", at: range) }
    if let function = context.function, !function.isAsync, !context.isClosure {
      throw failure("'async' call in a function that does not support concurrency", at: range)
    }
  }

  /// Fresh variables for the candidate's own generic parameters, or the types written in `<…>`.
  private func open(
    _ candidate: Candidate, _ name: String, _ explicit: [Type], at place: SourceRange,
    into substitution: inout Substitution
  ) {
    let parameters: [GenericParameter] = candidate.function?.generics ?? []
    for (index, parameter) in parameters.enumerated() {
      substitution[parameter] =
        explicit.indices.contains(index) ? explicit[index] : openParameter(parameter.name, at: place)
    }
    if case .enumCase(let enumCase) = candidate.target, let type = candidate.receiver?.type.instance {
      let exact = caseType(enumCase, type)
      for (parameter, argument) in zip(enumCase.owner.allGenerics, exact.arguments) {
        substitution[parameter] = argument
      }
    }
  }

  func resultType(of candidate: Candidate, _ substitution: Substitution) -> Type {
    switch candidate.target {
    case .function(let function):
      if function.kind == .initializer, let type = candidate.receiver?.type.instance {
        return function.isFailable ? universe.optional(type) : type
      }
      return normal(function.result.substituting(substitution))
    case .subscripting(let declaration): return normal(declaration.getter.result.substituting(substitution))
    case .enumCase(let enumCase):
      return .nominal(enumCase.owner, enumCase.owner.allGenerics.map { substitution[$0] ?? .error })
    case .memberwise(let decl): return .nominal(decl, decl.allGenerics.map { substitution[$0] ?? .error })
    case .value(let value):
      return universe.simplified(value.type, assuming: requirements).functionType?.result ?? .error
    }
  }

  /// Lets what is expected decide open type arguments early, so that closures and implicit members know them.
  private func hint(_ result: Type, _ expected: Type?) {
    guard let expected else { return }
    var wanted = universe.simplified(expected, assuming: requirements)
    let given = universe.simplified(result, assuming: requirements)
    guard given.hasVariables, !wanted.isVariable else { return }
    if given.optionalPayload == nil, let payload = wanted.optionalPayload {
      wanted = universe.simplified(payload, assuming: requirements)
    }
    switch (given, wanted) {
    case (.nominal(let a, _), .nominal(let b, _)) where a === b: _ = unify(given, wanted)
    case (.variable, .nominal(let decl, _)) where decl.kind != .classType && expected.head.optionalPayload == nil:
      _ = unify(given, wanted)
    case (.tuple, .tuple): _ = unify(given, wanted)
    default: break
    }
  }

  // MARK: Arguments

  private func checkArguments(
    _ arguments: [Expr.Argument], _ parameters: [CallParameter], _ matching: ArgumentMatching, _ candidate: Candidate,
    _ substitution: Substitution, subject: String, site: SourceRange
  ) throws -> [CheckedExpr?] {
    var checked: [Int: CheckedExpr] = [:]
    var order: [(argument: Int, parameter: Int)] = []
    for (parameter, indices) in matching.bindings.enumerated() {
      for index in indices { order.append((index, parameter)) }
    }
    order.sort { $0.argument < $1.argument }
    // Implicit members and function references wait for the others: they need to know what is wanted.
    func weight(_ expr: Expr) -> Int {
      switch expr.kind {
      case .closure: return 3
      case .parenthesized(let inner): return weight(inner)
      case .nilLiteral: return 1
      case .member(nil, _, _, _, _): return 1
      case .call(let callee, _):
        if case .member(nil, _, _, _, _) = callee.kind { return 1 }
        return 0
      case .keyPath: return 2
      default: return 0
      }
    }
    // A `nil` among them makes an open parameter an optional before the others are looked at: `of("a", nil)`.
    for (argument, parameter) in order {
      guard case .nilLiteral = arguments[argument].value.kind else { continue }
      let wanted = universe.simplified(parameters[parameter].type, assuming: requirements)
      if case .variable(let variable) = wanted, variable.literal == nil {
        _ = unify(wanted, universe.optional(freshVariable()))
      }
    }
    for pass in 0...3 {
      for (argument, parameter) in order where weight(arguments[argument].value) == pass {
        if pass > 0 { try solveDeferred() }
        do {
          checked[argument] = try checkArgument(arguments[argument].value, parameters[parameter])
        } catch {
          // Where a text is completed only the argument at the cursor matters.
          guard let probe, !probe.isDone, probe.holdsMark(arguments) else { throw error }
        }
      }
    }
    var values: [CheckedExpr?] = []
    for (index, parameter) in parameters.enumerated() {
      let own = matching.bindings[index].compactMap { checked[$0] }
      if parameter.isVariadic {
        values.append(make(.array(own), universe.array(parameter.type), site))
      } else if let value = own.first {
        values.append(value)
      } else {
        values.append(try defaultArgument(index, parameter, candidate, substitution, site))
      }
    }
    return values
  }

  private func checkArgument(_ expr: Expr, _ parameter: CallParameter) throws -> CheckedExpr {
    if parameter.isInout, let known = knownArguments[ObjectIdentifier(expr)] {
      // The left side of an operator such as `+=`, checked already.
      guard unify(known.type, parameter.type) else {
        throw failure(
          "cannot convert value of type '\(settled(known.type))' to expected argument type '\(settled(parameter.type))'",
          at: expr.range)
      }
      return known
    }
    if parameter.isInout {
      guard case .inoutExpression(let inner) = expr.kind else {
        throw failure(
          "passing value of type '\(settled(parameter.type))' to an inout parameter requires explicit '&'",
          at: expr.range)
      }
      return try checkInout(inner, parameter.type, expr.range)
    }
    if case .inoutExpression = expr.kind {
      throw failure("'&' used with non-inout argument of type '\(settled(parameter.type))'", at: expr.range)
    }
    if parameter.isAutoclosure { return try checkAutoclosure(expr, parameter.type) }
    let value: CheckedExpr
    if let known = knownArguments[ObjectIdentifier(expr)] {
      value = known
    } else {
      value = try check(expr, expecting: parameter.type)
    }
    return try convert(value, to: parameter.type) {
      "cannot convert value of type '\($0)' to expected argument type '\($1)'"
    }
  }

  func checkInout(_ inner: Expr, _ type: Type, _ range: SourceRange) throws -> CheckedExpr {
    let target = try check(inner)
    if let message = whyNotInout(target, inner, range) { throw message }
    guard unify(target.type, type) else {
      throw failure(
        "cannot convert value of type '\(settled(target.type))' to expected argument type '\(settled(type))'",
        at: inner.range)
    }
    return make(.inoutArgument(target), target.type, range)
  }

  private func whyNotInout(_ target: CheckedExpr, _ written: Expr, _ range: SourceRange) -> Failure? {
    do {
      try requireWritable(target, written)
      return nil
    } catch let fault as Failure {
      return fault.reworded(as: "cannot pass immutable value as inout argument", at: range)
    } catch {
      return nil
    }
  }

  private func checkAutoclosure(_ expr: Expr, _ type: Type) throws -> CheckedExpr {
    let inner = FunctionContext(parent: context)
    inner.isClosure = true
    inner.owner = context.owner
    let outer = context
    context = inner
    defer { context = outer }
    let value = try check(expr, as: type) { "cannot convert value of type '\($0)' to expected argument type '\($1)'" }
    let function = FunctionType(parameters: [], isThrowing: inner.didThrow, result: type)
    if inner.didThrow { context.didThrow = true }
    let body = [CheckedStmt(.returnStatement(value), expr.range)]
    return make(
      .closure(CheckedClosure(captures: [], parameters: [], body: body, type: function)), .function(function),
      expr.range)
  }

  private func defaultArgument(
    _ index: Int, _ parameter: CallParameter, _ candidate: Candidate, _ substitution: Substitution, _ site: SourceRange
  ) throws -> CheckedExpr? {
    guard let written = parameter.defaultValue else { return nil }
    // The default belongs to the declaration; `#line` and the like mean the call.
    let outerSite = callSite
    let outerScope = scope
    callSite = callSite ?? site
    if candidate.function?.native != nil {
      scope = universe.nativeScope
    } else if let function = candidate.function, let home = function.defaultsScope {
      // Its generic parameters are what they are in this call: `type: E.Type = E.self`.
      scope = Scope(parent: home)
      scope.selfType = home.enclosingSelf?.substituting(substitution)
      for parameter in function.generics + (function.owner?.allGenerics ?? []) {
        if let type = substitution[parameter] { scope.types[parameter.name] = .type(type) }
      }
    }
    let outerTry = tryDepth
    defer {
      callSite = outerSite
      scope = outerScope
      tryDepth = outerTry
    }
    let value = try check(written, expecting: parameter.type)
    return try convert(value, to: parameter.type) {
      "default argument value of type '\($0)' cannot be converted to type '\($1)'"
    }
  }

  // MARK: The call

  private func build(
    _ candidate: Candidate, _ values: [CheckedExpr?], _ result: Type, _ substitution: Substitution,
    _ arguments: [Expr.Argument], site: SourceRange, nameRange: SourceRange
  ) throws -> CheckedExpr {
    let filled = values.compactMap { $0 }
    switch candidate.target {
    case .function(let function):
      if function.isThrowing || function.isRethrowing && filled.contains(where: \.canThrowWhenCalled) {
        try noteThrowing(at: site)
      }
      if function.isAsync { try noteSuspending(at: site) }
      let callee = Callee(function, candidate.dispatch, typeArguments: hidden(function, substitution))
      if function.kind == .initializer, let type = candidate.receiver {
        if case .metatype(let exact) = type.kind, case .nominal = exact.head {
          return make(.construct(callee, arguments: filled), result, site)
        }
        return make(.call(callee, receiver: type, arguments: filled), result, site)
      }
      var receiver = candidate.receiver
      if function.isStatic, function.native != nil, !function.isRequirement { receiver = nil }
      if function.isMutating, let receiver, !isReference(receiver.type) {
        if let fault = whyNotMutating(receiver, at: nameRange) { throw fault }
      }
      return make(.call(callee, receiver: receiver, arguments: filled), result, site)
    case .enumCase(let enumCase):
      if result.optionalPayload != nil, let value = filled.first { return make(.wrap(value), result, site) }
      return make(.enumCase(enumCase, filled), result, site)
    case .memberwise(let decl):
      if decl.kind == .classType {
        return make(.memberwise(decl, decl.storedProperties.map { _ in nil }), result, site)
      }
      var given = values[...]
      let fields: [CheckedExpr?] = decl.storedProperties.map { property in
        if property.isLet, property.hasInitialValue || property.initialValue != nil { return nil }
        return given.popFirst() ?? nil
      }
      return make(.memberwise(decl, fields), result, site)
    case .subscripting(let declaration):
      guard let receiver = candidate.receiver else { fatalError("a subscript has a receiver") }
      let getter = Callee(
        declaration.getter, subscriptDispatch(declaration, candidate),
        typeArguments: hidden(declaration.getter, substitution))
      let setter = declaration.setter.map { setter -> Callee in
        var all = substitution
        for (own, other) in zip(setter.generics, declaration.getter.generics) { all[own] = all[other] }
        return Callee(setter, subscriptDispatch(declaration, candidate), typeArguments: hidden(setter, all))
      }
      return make(.subscriptCall(receiver, arguments: filled, getter: getter, setter: setter), result, site)
    case .value(let value):
      guard let function = universe.simplified(value.type, assuming: requirements).functionType else {
        fatalError("not a function")
      }
      if function.isThrowing { try noteThrowing(at: site) }
      return make(.apply(value, arguments: filled), result, site)
    }
  }

  private func subscriptDispatch(_ declaration: SubscriptDecl, _ candidate: Candidate) -> Callee.Dispatch {
    if declaration.getter.isRequirement { return .witness }
    if let owner = declaration.getter.owner, owner.kind == .classType, !owner.isNative { return .dynamic }
    return .direct
  }

  private func whyNotMutating(_ receiver: CheckedExpr, at place: SourceRange) -> Failure? {
    do {
      try requireWritable(receiver, Expr(.discard, receiver.range))
      return nil
    } catch let fault as Failure {
      return fault.reworded(as: "cannot use mutating member on immutable value", at: place)
    } catch {
      return nil
    }
  }

  /// `Type.method(receiver)(arguments)`.
  private func applyUnbound(
    _ candidate: Candidate, _ name: String, _ arguments: [Expr.Argument], site: SourceRange, nameRange: SourceRange
  ) throws -> CheckedExpr {
    let value = try functionValue([candidate], name, nil, nameRange, expecting: nil)
    if arguments.count != 1, let receiver = candidate.receiver {
      throw failure(
        "instance member '\(name)' cannot be used on type '\(settled(receiver.type.instance))'; did you mean to use a value of this type instead?",
        at: receiver.range)
    }
    return try apply(
      Candidate(.value(value)), name, arguments.map { Expr.Argument(label: nil, value: $0.value) }, site: site,
      nameRange: nameRange, expecting: nil)
  }

  private func noteDeprecation(_ function: FunctionDecl, at range: SourceRange) {
    guard let deprecation = function.deprecation else { return }
    let notes = deprecation.renamed.map { [Diagnostic.Note("use '\($0)' instead", at: range)] } ?? []
    let tail = deprecation.renamed.map { ": renamed to '\($0)'" } ?? deprecation.message.map { ": \($0)" } ?? ""
    warn("'\(function.fullName)' is deprecated\(tail)", at: range, notes: notes)
  }

  // MARK: Functions as values

  /// A function named without being called.
  func functionValue(
    _ candidates: [Candidate], _ name: String, _ labels: [String]?, _ range: SourceRange, expecting expected: Type?
  ) throws -> CheckedExpr {
    var fitting = candidates
    if let labels {
      fitting = candidates.filter { candidate in
        parameters(of: candidate, candidate.substitution).map { $0.label ?? "_" } == labels
      }
      if fitting.isEmpty {
        throw failure("no '\(name)' takes the labels '\(labels.map { $0 + ":" }.joined())'", at: range)
      }
    }
    if fitting.count == 1 { return try reference(to: fitting[0], name, range) }
    var best: (solution: Solution<CheckedExpr>, rank: Rank)?
    for candidate in fitting {
      let trial = attempt { () throws -> CheckedExpr in
        let value = try reference(to: candidate, name, range)
        guard let expected else { return value }
        let fitting = try convert(value, to: expected) {
          "cannot convert value of type '\($0)' to expected type '\($1)'"
        }
        try solveDeferred()
        return fitting
      }
      if case .success(let solution) = trial {
        let rank = Rank(
          score: solution.score,
          parts: [
            candidate.function?.deprecation == nil ? 0 : 1, candidate.function?.generics.count ?? 0, candidate.distance,
          ])
        if best == nil || rank < best!.rank { best = (solution, rank) }
      }
    }
    if let best { return adopt(best.solution) }
    throw failure("no exact matches in reference to '\(name)'", at: range)
  }

  private func reference(to candidate: Candidate, _ name: String, _ range: SourceRange) throws -> CheckedExpr {
    if case .value(let value) = candidate.target { return value }
    var substitution = candidate.substitution
    open(candidate, name, [], at: range, into: &substitution)
    for requirement in candidate.function?.requirements ?? [] {
      try require(requirement.substituting(substitution), at: range, subject: describe(candidate, name))
    }
    let parameters = parameters(of: candidate, substitution)
    let result = resultType(of: candidate, substitution)
    let type = FunctionType(
      parameters: parameters.map {
        FunctionType.Parameter($0.isVariadic ? universe.array($0.type) : $0.type, isInout: $0.isInout)
      },
      isAsync: candidate.function?.isAsync ?? false,
      isThrowing: (candidate.function?.isThrowing ?? false) || (candidate.function?.isRethrowing ?? false),
      result: result)
    switch candidate.target {
    case .function(let function):
      let callee = Callee(function, candidate.dispatch, typeArguments: hidden(function, substitution))
      if candidate.isUnbound {
        let own = candidate.receiver?.type.instance ?? .error
        let outer = FunctionType(parameters: [FunctionType.Parameter(own)], result: .function(type))
        return make(.unboundMethod(callee), .function(outer), range)
      }
      let receiver = function.isStatic && function.native != nil && !function.isRequirement ? nil : candidate.receiver
      return make(.function(callee, receiver: receiver), .function(type), range)
    case .enumCase(let enumCase): return make(.enumCaseFunction(enumCase), .function(type), range)
    case .memberwise(let decl): return try memberwiseFunction(decl, type, range)
    case .subscripting, .value: throw failure("'\(name)' cannot be used as a value here", at: range)
    }
  }

  /// A struct's memberwise initializer as a function.
  private func memberwiseFunction(_ decl: NominalDecl, _ type: FunctionType, _ range: SourceRange) throws -> CheckedExpr
  {
    let variables = type.parameters.enumerated().map {
      VariableDecl(name: "$\($0.offset)", kind: .local, type: $0.element.type, isLet: true)
    }
    madeVariables += variables
    var waiting = variables[...]
    let fields: [CheckedExpr?] = decl.storedProperties.map { property in
      if property.isLet, property.hasInitialValue { return nil }
      guard let variable = waiting.popFirst() else { return nil }
      return make(.variable(variable), variable.type, range)
    }
    let body = [CheckedStmt(.returnStatement(make(.memberwise(decl, fields), type.result, range)), range)]
    return make(
      .closure(CheckedClosure(captures: [], parameters: variables, body: body, type: type)), .function(type), range)
  }
}

extension CheckedExpr {
  /// Whether a function value throws by itself, whatever it was converted to.
  var canThrowWhenCalled: Bool {
    switch kind {
    case .convert(let inner, _), .wrap(let inner): inner.canThrowWhenCalled
    default: type.functionType?.isThrowing == true
    }
  }
}
