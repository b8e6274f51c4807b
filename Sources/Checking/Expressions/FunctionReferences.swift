import SyntaxTree
import Types

/// Functions, initializers and enum cases as values.
extension Checker {
  /// A function named without being called.
  func functionValue(
    _ candidates: [Candidate], _ name: String, _ labels: [String]?, _ range: SourceRange, expecting expected: Type?
  ) throws -> CheckedExpr {
    if !candidates.isEmpty, candidates.allSatisfy(changesItsOwner) {
      throw failure(ExpressionDiagnostic.mutatingReference, at: range)
    }
    var fitting = solved(candidates, name, at: range)
    if let labels {
      fitting = candidates.filter { candidate in
        parameters(of: candidate, candidate.substitution).map { $0.label ?? "_" } == labels
      }
      if fitting.isEmpty {
        let written = "\(name)(\(labels.map { $0 + ":" }.joined()))"
        guard let owner = candidates.first?.receiver?.type else {
          throw failure(ExpressionDiagnostic.unknownName(name: written, suggestion: nil), at: range)
        }
        throw failure(
          owner.isMetatype
            ? ExpressionDiagnostic.unknownStaticMember(type: settled(owner.instance), name: written, suggestion: nil)
            : .unknownMember(kind: "type", type: settled(owner), name: written, suggestion: nil), at: range)
      }
    }
    if expected == nil || expected?.isVariable == true {
      // Without anything to infer them from, those that have no type arguments are meant.
      let plain = fitting.filter { $0.function?.generics.isEmpty ?? true }
      if plain.count == 1 { fitting = plain }
    }
    if fitting.count > 1, let wanted = expected.flatMap(openFunction) {
      // The only one that takes so many values is meant, whatever they are: `[.a, .b].forEach(subject.onNext)`.
      let taking = fitting.filter { parameters(of: $0, $0.substitution).count == wanted.parameters.count }
      if taking.count == 1 { fitting = taking }
    }
    if fitting.count == 1 { return try reference(to: fitting[0], name, range) }
    if !isDecidingReference, let waiting = waitingReference(fitting, name, labels, range, expecting: expected) {
      return waiting
    }
    var best: (solution: Solution<CheckedExpr>, rank: Rank)?
    var isTied = false
    for candidate in fitting {
      let trial = attempt { () throws -> CheckedExpr in
        let value = try reference(to: candidate, name, range)
        guard let expected else { return value }
        let fitting = try convert(value, to: expected) {
          ConversionDiagnostic.mismatch(given: $0, wanted: $1, role: .expected)
        }
        try solveDeferred()
        return fitting
      }
      if case .success(let solution) = trial {
        let rank = Rank(
          score: solution.score,
          parts: [
            candidate.function?.isShunned == true ? 1 : 0, candidate.function?.generics.count ?? 0, candidate.distance,
          ])
        if best == nil || rank < best!.rank {
          best = (solution, rank)
          isTied = false
        } else if !(best!.rank < rank) {
          isTied = true
        }
      }
    }
    if isTied, expected == nil, rootPlace?.start == range.start, rootPlace?.end == range.end,
      fitting.allSatisfy({ $0.function?.declaredAt != nil && $0.receiver == nil })
    {
      throw failure(InferenceDiagnostic.ambiguousUse(name: name), at: range)
    }
    if let best { return adopt(best.solution) }
    guard let expected, !expected.isVariable else {
      let callee = name == "subscript" ? name : "'\(name)'"
      throw failure(InferenceDiagnostic.noExactReference(callee: callee), at: range)
    }
    throw failure(InferenceDiagnostic.noCandidateOfContext(name: name, type: settled(expected)), at: range)
  }

  /// Returns true for a mutating method of a value type: the value that it mutates could not be named later.
  func changesItsOwner(_ candidate: Candidate) -> Bool {
    guard let function = candidate.function, function.kind == .function, function.isMutating else { return false }
    return !isReference((candidate.receiver?.type ?? .void).instance)
  }

  /// Which of several initializers or functions is meant is seen when more is known of what it will be given:
  /// `compose(half, String.init)`.
  private func waitingReference(
    _ candidates: [Candidate], _ name: String, _ labels: [String]?, _ range: SourceRange, expecting expected: Type?
  ) -> CheckedExpr? {
    guard let expected, let wanted = openFunction(expected) else { return nil }
    try? solveDeferred()
    guard openFunction(expected) != nil else { return nil }
    // The result type of the candidates that take this number of arguments is known in advance.
    let results = candidates.compactMap { candidate -> Type? in
      let parameters = parameters(of: candidate, candidate.substitution)
      guard parameters.count == wanted.parameters.count, candidate.function?.isFailable == false else { return nil }
      return resultType(of: candidate, candidate.substitution)
    }
    let mayFail = candidates.contains {
      $0.function?.isFailable == true && $0.function?.parameters.map(\.label) == [nil]
    }
    if name == "init", !mayFail, let first = results.first, !first.hasVariables,
      results.allSatisfy({ Type.same($0, first) }),
      case .variable = universe.simplified(wanted.result, assuming: requirements)
    {
      _ = unify(wanted.result, first)
    }
    let result = make(.void, quiet(expected), range)
    deferred.append(
      Deferred(
        kind: .resolve { [self] isFinal in
          if openFunction(expected) != nil, !isFinal { return false }
          isDecidingReference = true
          defer { isDecidingReference = false }
          let value = try convert(
            functionValue(candidates, name, labels, range, expecting: settled(expected)), to: expected
          ) {
            ConversionDiagnostic.mismatch(given: $0, wanted: $1, role: .argument)
          }
          result.kind = .convert(value, .identity)
          return true
        }, place: range))
    return result
  }

  /// Returns the expected function type without its effects: it may throw, but the function chosen later is not known to.
  func quiet(_ type: Type) -> Type {
    guard var function = universe.simplified(type, assuming: requirements).functionType else { return type }
    function.throwOnly(universe.never)
    function.isAsync = false
    return .function(function)
  }

  /// Which operator is meant is seen when one of its operands is known: `curry(+)(1)(2)`.
  func waitingOperator(_ name: String, _ expected: Type, _ expr: Expr) -> CheckedExpr {
    let result = make(.void, quiet(expected), expr.range)
    deferred.append(
      Deferred(
        kind: .resolve { [self] isFinal in
          if !isFinal, !knowsOperand(expected) { return false }
          if isFinal {
            for type in universe.simplified(expected, assuming: requirements).functionType?.parameters ?? [] {
              settleLiterals(in: type.type)
            }
          }
          isDecidingReference = true
          defer { isDecidingReference = false }
          let value = try convert(operatorValue(name, expr, expecting: settled(expected)), to: expected) {
            ConversionDiagnostic.mismatch(given: $0, wanted: $1, role: .argument)
          }
          result.kind = .convert(value, .identity)
          return true
        }, place: expr.range))
    return result
  }

  /// Returns true if the type of one of a function's parameters is known.
  func knowsOperand(_ type: Type) -> Bool {
    guard let function = universe.simplified(type, assuming: requirements).functionType else { return true }
    return function.parameters.contains { !universe.simplified($0.type, assuming: requirements).isVariable }
  }

  /// A function type whose parameters are all unknown.
  private func openFunction(_ type: Type) -> FunctionType? {
    guard let function = universe.simplified(type, assuming: requirements).functionType, !function.parameters.isEmpty
    else { return nil }
    let isOpen = function.parameters.allSatisfy {
      if case .variable(let variable) = universe.simplified($0.type, assuming: requirements) {
        return variable.literal == nil
      }
      return false
    }
    return isOpen ? function : nil
  }

  func reference(to candidate: Candidate, _ name: String, _ range: SourceRange) throws -> CheckedExpr {
    if case .value(let value) = candidate.target { return value }
    var substitution = candidate.substitution
    open(candidate, name, [], at: range, into: &substitution)
    for requirement in candidate.function?.requirements ?? [] {
      try require(requirement.substituting(substitution), at: range, subject: { self.describe(candidate, name) })
    }
    return try reference(to: candidate, substitution, name, range)
  }
}
