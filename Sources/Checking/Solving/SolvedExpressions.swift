import Sema
import SyntaxTree
import Types

/// Whole expressions: the constraint solver finds their types, from which the typed tree is written.
extension Checker {
  /// Checks an expression that the solution being applied says nothing of.
  func checkWhole(_ expr: Expr, expecting expected: Type?, _ usage: ExpressionUsage) throws -> CheckedExpr {
    let outer = solution
    solution = nil
    defer { solution = outer }
    switch expr.kind {
    // Most default arguments are literals of the parameter's type.
    case .integerLiteral, .floatLiteral, .booleanLiteral, .stringLiteral:
      if let expected, let standard = expr.literal.flatMap(defaultType), Type.same(standard, expected),
        let literal = try writtenLiteral(expr, expected)
      {
        return literal
      }
    // The branches are expressions by themselves.
    case .ifExpression(let syntax):
      try requireWholeValue(expr)
      return try checkIfExpression(syntax, expr.range, expecting: expected)
    case .switchExpression(let syntax):
      try requireWholeValue(expr)
      return try checkSwitchExpression(syntax, expr.range, expecting: expected)
    default: break
    }
    return try solved(expr, expecting: expected, usage)
  }

  private func solved(_ expr: Expr, expecting expected: Type?, _ usage: ExpressionUsage) throws -> CheckedExpr {
    try work(4, at: expr.range)
    environment.noteGiven()
    // A result of which nothing is known yet expects nothing.
    var wanted = expected?.head.isVariable == true || expected?.hasError == true ? nil : expected
    let opaque = wanted?.opaqueProtocols ?? []
    if !opaque.isEmpty { wanted = nil }
    let start = mark()
    let isUnwrapped = if case .unwrapped = usage { true } else { false }
    let system = ConstraintSystem(source: CheckerDeclarations(self))
    defer { environment.noteWork(system.work) }
    do {
      do {
        let found = try system.solve(expr, expecting: wanted, conformingTo: opaque, isUnwrapped: isUnwrapped)
        let value = try applied(
          found, to: expr, expecting: wanted, usage, since: start, isFinal: !system.choseByClosures)
        try refuseExistential(value, as: opaque, expr)
        return value
      } catch let error where system.choseByClosures && (error is Failure || error as? SolutionFailure == .ambiguous) {
        // The body of a closure may say which overload is meant: one that it does not fit is none.
        rollBack(to: start)
        solution = nil
        let thorough = ConstraintSystem(source: CheckerDeclarations(self))
        thorough.checksBodies = true
        guard
          let found = try? thorough.solve(expr, expecting: wanted, conformingTo: opaque, isUnwrapped: isUnwrapped)
        else { throw error }
        return try applied(found, to: expr, expecting: wanted, usage, since: start, isFinal: true)
      }
    } catch is BudgetExceeded {
      throw failure(InferenceDiagnostic.tooComplex, at: expr.range)
    } catch is CheckingInterrupted {
      throw failure(InferenceDiagnostic.interrupted, at: expr.range)
    } catch let fault as Failure {
      // The types are known: what the expression does with them is refused.
      rollBack(to: start)
      guard case .mutatingMember? = (fault.diagnostic.kind as? MutabilityDiagnostic)?.use else { throw fault }
      solution = nil
      var all = fault
      all.further += immutableUses(in: expr, beside: fault.reported)
      throw all
    } catch {
      rollBack(to: start)
      solution = nil
      return try refused(expr, expecting: expected, wanted, isUnwrapped: isUnwrapped, error, system)
    }
  }

  /// A value that is known by its protocols alone is of no type that `some P` could stand for.
  private func refuseExistential(_ value: CheckedExpr, as opaque: [ProtocolReference], _ expr: Expr) throws {
    guard case .existential(let own) = settled(value.type).head, !own.contains(where: \.isOpaque),
      let missing = opaque.first(where: { !universe.conforms(value.type, to: $0.decl, assuming: requirements) })
    else { return }
    throw failure(
      ExpressionDiagnostic.structuralConformance(type: settled(value.type), proto: missing.decl.name), at: expr.place)
  }

  /// Throws the errors of an expression without a solution.
  ///
  /// - Returns: A value for the expression if only its context rejects it; the caller reports the failed conversion.
  private func refused(
    _ expr: Expr, expecting expected: Type?, _ wanted: Type?, isUnwrapped: Bool, _ error: Error,
    _ system: ConstraintSystem
  ) throws -> CheckedExpr {
    let diagnosis: Diagnosis?
    do {
      if case SolutionFailure.ambiguous = error {
        diagnosis = system.ambiguity.flatMap { ambiguity(of: $0.use, among: $0.choices) }
      } else {
        try work(16, at: expr.range)
        diagnosis = try diagnose(expr, expecting: wanted, isUnwrapped: isUnwrapped)
      }
    } catch is CheckingInterrupted {
      throw failure(InferenceDiagnostic.interrupted, at: expr.range)
    }
    switch diagnosis {
    case .context(let value)?:
      guard let expected, case .failure = attempt({ try fit(value, expected) }) else { break }
      return value
    case .errors(let errors)?:
      // Errors that depend on an invalid contextual type are suppressed, since that type has been reported.
      let isFaulty = expected.map { $0.hasError || lacksRequirement($0) } ?? false
      let isOfContext = isFaulty && errors.allSatisfy { $0.kind is InferenceDiagnostic || $0.isOfRequirement }
      guard let first = errors.first, !isOfContext else { throw Silent.failure(at: expr.range) }
      throw Failure(diagnostic: first, further: Array(errors.dropFirst()))
    case nil: if expected?.hasError == true { throw Silent.failure(at: expr.range) }
    }
    environment.noteUndiagnosed(reason(error), at: expr.range)
    throw failure(InferenceDiagnostic.notDiagnosed, at: expr.range)
  }

  private func fit(_ value: CheckedExpr, _ expected: Type) throws {
    _ = try convert(value, to: expected) { .mismatch(given: $0, wanted: $1, role: .expected) }
  }

  /// The typed form of an expression with a solution.
  ///
  /// - Parameter isFinal: False where another solution may be looked for: then errors of statements in closures are thrown.
  private func applied(
    _ found: Sema.Solution, to expr: Expr, expecting wanted: Type?, _ usage: ExpressionUsage, since start: Mark,
    isFinal: Bool
  ) throws -> CheckedExpr {
    // Nodes made by operator lookup are not part of the typed tree.
    made.removeLast(made.count - beginning(of: start).made)
    let applied = AppliedSolution(found)
    solution = applied
    defer { solution = nil }
    let value = try apply(applied, to: expr, expecting: wanted, usage)
    if !isFinal, let fault = failure(since: start) { throw fault }
    return value
  }

  private func reason(_ error: Error) -> String {
    switch error {
    case let unsupported as UnsupportedConstruct: unsupported.name
    case SolutionFailure.unsolvable: "no solution"
    case SolutionFailure.ambiguous: "ambiguous"
    case SolutionFailure.undetermined: "undetermined"
    default: "application"
    }
  }
}

extension Type {
  /// The protocols of `some P`.
  fileprivate var opaqueProtocols: [ProtocolReference] {
    if case .existential(let protocols) = head, protocols.contains(where: \.isOpaque) { protocols } else { [] }
  }
}

extension Diagnostic {
  /// True for what a generic declaration requires of the types that it is used for.
  fileprivate var isOfRequirement: Bool {
    switch kind as? ExpressionDiagnostic {
    case .conformanceRequired, .inheritanceRequired, .classRequired, .typesNotEquivalent: true
    default: false
    }
  }
}
