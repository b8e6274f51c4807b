import Sema
import SyntaxTree
import Types

/// Expressions that the constraint solver checks; the others are left to the previous checker.
extension Checker {
  /// Checks a whole expression by the checkers of the mode.
  func checkWhole(_ expr: Expr, expecting expected: Type?) throws -> CheckedExpr {
    switch CheckerMode.current {
    case _ where universe.usesSolver != nil: try checkBySolver(expr, expecting: expected)
    case .old, .new: try checkBySolver(expr, expecting: expected)
    case .both: try checkByBoth(expr, expecting: expected)
    }
  }

  /// Checks a part of an expression that the solution being applied says nothing of, as a whole expression.
  func checkApart(_ expr: Expr, expecting expected: Type?) throws -> CheckedExpr {
    let outer = solution
    solution = nil
    defer { solution = outer }
    // Most default arguments are literals of the parameter's type.
    switch expr.kind {
    case .integerLiteral, .floatLiteral, .booleanLiteral, .stringLiteral:
      if let expected, let standard = expr.literal.flatMap(defaultType), Type.same(standard, expected),
        let literal = try writtenLiteral(expr, expected)
      {
        return literal
      }
    default: break
    }
    return try checkWhole(expr, expecting: expected)
  }

  /// Checks a whole expression, by the solver where it can.
  func checkBySolver(_ expr: Expr, expecting expected: Type?) throws -> CheckedExpr {
    let (reason, diagnosis): (String, Diagnosis?)
    switch try solved(expr, expecting: expected) {
    case .value(let value): return value
    case .notGiven: (reason, diagnosis) = ("", nil)
    case .left(let why, let found): (reason, diagnosis) = (why, found)
    }
    let outer = solution
    solution = nil
    defer { solution = outer }
    if case .context(let value)? = diagnosis, let expected {
      // What expects the value refuses it in its own words.
      if case .failure = attempt({ try fit(value, expected) }) {
        environment.noteDiagnosed("context", at: expr.range)
        return value
      }
    }
    let value: CheckedExpr
    do { value = try checkKind(expr, expecting: expected) } catch let fault as Failure {
      // The solver has to cover all constructs before it alone refuses an expression.
      if case .errors(let errors)? = diagnosis { try refuse(expr, with: errors) }
      if !reason.isEmpty { environment.noteUndiagnosed(reason, at: expr.range) }
      throw fault
    }
    if case .errors(let errors)? = diagnosis, let expected, case .failure = attempt({ try fit(value, expected) }) {
      try refuse(expr, with: errors)
    } else if !reason.isEmpty {
      environment.noteLeft(reason, at: expr.range)
    }
    return value
  }

  /// Throws the solver's errors, where there are any.
  private func refuse(_ expr: Expr, with errors: [Diagnostic]) throws {
    guard let first = errors.first else { throw Silent.failure(at: expr.range) }
    environment.noteDiagnosed(first.message, at: expr.range)
    throw Failure(diagnostic: first, further: Array(errors.dropFirst()))
  }

  private func fit(_ value: CheckedExpr, _ expected: Type) throws {
    _ = try convert(value, to: expected) { .mismatch(given: $0, wanted: $1, role: .expected) }
  }

  private enum SolvedExpression {
    case value(CheckedExpr)
    /// The solver does not support the expression or finds no solution, which may have a diagnosis.
    case left(String, Diagnosis?)
    case notGiven
  }

  private func solved(_ expr: Expr, expecting expected: Type?) throws -> SolvedExpression {
    guard universe.usesSolver ?? (CheckerMode.current != .old), leftOut.isEmpty, typesLeftOut.isEmpty,
      labelsLeftOut.isEmpty,
      !context.isInsideClosure, !left.contains(ObjectIdentifier(expr)), deferred.isEmpty,
      expected?.hasVariables != true || context.isSolved
    else { return .notGiven }
    // The branches are expressions by themselves.
    if expr.isBranching { return .notGiven }
    environment.noteGiven()
    var wanted = expected?.hasVariables == true || expected?.hasError == true ? nil : expected
    let opaque = wanted?.opaqueProtocols ?? []
    if !opaque.isEmpty { wanted = nil }
    let start = mark()
    let outer = (solution, isUnwrapped)
    defer { (solution, isUnwrapped) = outer }
    (solution, isUnwrapped) = (nil, false)
    let system = ConstraintSystem(source: CheckerDeclarations(self))
    defer { environment.noteWork(system.work) }
    do {
      do {
        let found = try system.solve(expr, expecting: wanted, conformingTo: opaque, isUnwrapped: outer.1)
        return .value(try applied(found, to: expr, expecting: wanted, since: start))
      } catch let error where system.choseByClosures && (error is Failure || error as? SolutionFailure == .ambiguous) {
        // The body of a closure may say which overload is meant: one that it does not fit is none.
        rollBack(to: start)
        solution = nil
        let thorough = ConstraintSystem(source: CheckerDeclarations(self))
        thorough.checksBodies = true
        guard
          let found = try? thorough.solve(expr, expecting: wanted, conformingTo: opaque, isUnwrapped: outer.1)
        else { throw error }
        return .value(try applied(found, to: expr, expecting: wanted, since: start))
      }
    } catch is BudgetExceeded {
      throw failure(InferenceDiagnostic.tooComplex, at: expr.range)
    } catch is CheckingInterrupted {
      throw failure(InferenceDiagnostic.interrupted, at: expr.range)
    } catch let fault as Failure {
      // The types are known: what the expression does with them is refused.
      rollBack(to: start)
      environment.noteDiagnosed(fault.diagnostic.message, at: expr.range)
      throw fault
    } catch {
      rollBack(to: start)
      left.insert(ObjectIdentifier(expr))
      var diagnosis: Diagnosis?
      switch error {
      case SolutionFailure.ambiguous:
        diagnosis = system.ambiguity.flatMap { ambiguity(of: $0.use, among: $0.choices) }
      case is SolutionFailure, is UnsupportedConstruct: diagnosis = diagnose(expr, expecting: wanted)
      default: break
      }
      if let unknown = system.unknownName, unknown.isWord, moduleMembers[unknown.expr.range.start] == nil {
        // A name that nothing declares refuses the expression, whatever surrounds it.
        if case .errors(let errors)? = diagnosis, let first = errors.first {
          environment.noteDiagnosed(first.message, at: expr.range)
          throw Failure(diagnostic: first, further: Array(errors.dropFirst()))
        }
        try diagnose(unknown, within: start)
      }
      return .left(reason(error), diagnosis)
    }
  }

  /// The typed form of an expression with a solution.
  private func applied(_ found: Sema.Solution, to expr: Expr, expecting wanted: Type?, since start: Mark) throws
    -> CheckedExpr
  {
    let applied = AppliedSolution(found)
    // What looking up operators made is no part of the typed tree.
    if statementEnds == start.statementEnds { made.removeLast(made.count - start.made) }
    solution = applied
    let value = try apply(applied, to: expr, expecting: wanted)
    try solveDeferred()
    try requireKnownTypes(since: start)
    return value
  }

  /// Throws the error of a name that nothing declares.
  private func diagnose(_ unknown: UnknownName, within start: Mark) throws {
    let outer = (scope, solution)
    scope = unknown.scope
    solution = nil
    defer { (scope, solution) = outer }
    _ = try checkKind(unknown.expr, expecting: nil)
    rollBack(to: start)
  }

  /// A typed tree has no open types but those of literals, which the end of the statement settles.
  private func requireKnownTypes(since start: Mark) throws {
    let first = start.statementEnds == statementEnds ? start.made : 0
    for value in made[first...] {
      let isOpen = value.type.contains { if case .variable(let open) = $0 { open.literal == nil } else { false } }
      if isOpen { throw UnsupportedConstruct("open type after application") }
    }
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
