import Sema
import SyntaxTree
import Types

/// Expressions that the constraint solver checks; the others are left to the previous checker.
extension Checker {
  /// Checks a whole expression, by the solver where it can.
  func checkWhole(_ expr: Expr, expecting expected: Type?) throws -> CheckedExpr {
    if let value = solved(expr, expecting: expected) { return value }
    let outer = solution
    solution = nil
    defer { solution = outer }
    return try checkKind(expr, expecting: expected)
  }

  /// The typed form of a whole expression; nil where the solver does not support it or finds no solution.
  private func solved(_ expr: Expr, expecting expected: Type?) -> CheckedExpr? {
    guard CheckerMode.current == .new, probe == nil, leftOut.isEmpty, typesLeftOut.isEmpty, labelsLeftOut.isEmpty,
      !context.isInsideClosure, !left.contains(ObjectIdentifier(expr)), deferred.isEmpty,
      expected?.hasVariables != true || context.isSolved
    else { return nil }
    // The branches are expressions by themselves.
    if expr.isBranching { return nil }
    universe.solverUses += 1
    var wanted = expected?.hasVariables == true ? nil : expected
    if wanted?.isOpaque == true, !expr.isClosure { wanted = nil }
    let start = mark()
    let outer = solution
    defer { solution = outer }
    solution = nil
    do {
      if let wanted, wanted.isOpaque { throw UnsupportedConstruct("opaque result") }
      let system = ConstraintSystem(source: CheckerDeclarations(self))
      let found = try system.solve(expr, expecting: wanted)
      let applied = AppliedSolution(found)
      solution = applied
      let value = try apply(applied, to: expr, expecting: wanted)
      try solveDeferred()
      try requireKnownTypes(since: start)
      return value
    } catch {
      universe.solverFallbacks.append((reason(error), expr.range))
      rollBack(to: start)
      left.insert(ObjectIdentifier(expr))
      return nil
    }
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
    case is BudgetExceeded: "budget"
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
