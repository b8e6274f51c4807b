/// Functions, initializers and enum cases as values.
extension Checker {
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
    if expected == nil || expected?.isVariable == true {
      // Without anything to infer them from, those that have no type arguments are meant.
      let plain = fitting.filter { $0.function?.generics.isEmpty ?? true }
      if plain.count == 1 { fitting = plain }
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

  func reference(to candidate: Candidate, _ name: String, _ range: SourceRange) throws -> CheckedExpr {
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
      let callee = Callee(
        function, candidate.dispatch, typeArguments: hidden(function, substitution), isSuper: candidate.isSuper)
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
