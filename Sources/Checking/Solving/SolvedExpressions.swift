import Sema
import SyntaxTree
import Types

/// Expressions that the constraint solver checks; the others are left to the previous checker.
extension Checker {
  /// Checks a whole expression, by the solver where it can.
  func checkWhole(_ expr: Expr, expecting expected: Type?) throws -> CheckedExpr {
    let (reason, diagnosis): (String, Diagnosis?)
    switch try solved(expr, expecting: expected) {
    case .value(let value): return value
    case .notGiven: (reason, diagnosis) = ("", nil)
    case .left(let why, let found): (reason, diagnosis) = (why, found)
    }
    let outer = solution
    solution = nil
    defer { solution = outer }
    do {
      let value = try checkKind(expr, expecting: expected)
      if case .context? = diagnosis, let expected, case .failure = attempt({ try fit(value, expected) }) {
        environment.noteDiagnosed("context", at: expr.range)
      } else if !reason.isEmpty {
        environment.noteLeft(reason, at: expr.range)
      }
      return value
    } catch let fault as Failure {
      // The solver has to cover all constructs before it alone refuses an expression.
      guard case .errors(let errors)? = diagnosis, let first = errors.first else {
        if !reason.isEmpty { environment.noteUndiagnosed(reason, at: expr.range) }
        throw fault
      }
      environment.noteDiagnosed(first.message, at: expr.range)
      throw Failure(diagnostic: first, further: Array(errors.dropFirst()))
    }
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
    guard universe.usesSolver ?? (CheckerMode.current == .new), probe == nil, leftOut.isEmpty, typesLeftOut.isEmpty,
      labelsLeftOut.isEmpty,
      !context.isInsideClosure, !left.contains(ObjectIdentifier(expr)), deferred.isEmpty,
      expected?.hasVariables != true || context.isSolved
    else { return .notGiven }
    // The branches are expressions by themselves.
    if expr.isBranching { return .notGiven }
    environment.noteGiven()
    var wanted = expected?.hasVariables == true ? nil : expected
    if wanted?.isOpaque == true, !expr.isClosure { wanted = nil }
    let start = mark()
    let outer = solution
    defer { solution = outer }
    solution = nil
    let system = ConstraintSystem(source: CheckerDeclarations(self))
    do {
      if let wanted, wanted.isOpaque { throw UnsupportedConstruct("opaque result") }
      let found = try system.solve(expr, expecting: wanted)
      let applied = AppliedSolution(found)
      solution = applied
      let value = try apply(applied, to: expr, expecting: wanted)
      try solveDeferred()
      try requireKnownTypes(since: start)
      return .value(value)
    } catch is BudgetExceeded {
      throw failure(InferenceDiagnostic.tooComplex, at: expr.range)
    } catch is CheckingInterrupted {
      throw failure(InferenceDiagnostic.interrupted, at: expr.range)
    } catch {
      rollBack(to: start)
      left.insert(ObjectIdentifier(expr))
      var diagnosis: Diagnosis?
      if error is SolutionFailure || error is UnsupportedConstruct { diagnosis = diagnose(expr, expecting: wanted) }
      if diagnosis == nil, let unknown = system.unknownName { try diagnose(unknown, within: start) }
      return .left(reason(error), diagnosis)
    }
  }

  /// Throws the error of a name that nothing declares, whatever surrounds it.
  private func diagnose(_ unknown: UnknownName, within start: Mark) throws {
    guard unknown.isWord else { return }
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

extension Expr {
  fileprivate var isClosure: Bool { if case .closure = kind { true } else { false } }
}

extension Type {
  /// `some P`.
  fileprivate var isOpaque: Bool {
    if case .existential(let protocols) = head { protocols.contains(where: \.isOpaque) } else { false }
  }
}
