import SyntaxTree
import Types

/// Variables, unification and constraints that wait.
extension Checker {
  func freshVariable(literal: LiteralKind? = nil) -> Type {
    nextVariable += 1
    return .variable(TypeVariable(id: nextVariable, literal: literal))
  }

  func bind(_ variable: TypeVariable, to type: Type) {
    trail.append(.binding(variable))
    variable.binding = type
  }

  struct Mark {
    /// Number of statement ends before the mark was taken.
    let statementEnds: Int
    let trail: Int
    let deferred: [Deferred]
    let made: Int
    let madeVariables: Int
    let score: Score
    let didThrow: Bool
    let didSuspend: Bool
    let thrown: [Type?]
    let sawReturn: Bool
    let bodies: Int
    let warnings: Int
  }

  func mark() -> Mark {
    Mark(
      statementEnds: statementEnds, trail: trail.count, deferred: deferred, made: made.count,
      madeVariables: madeVariables.count, score: score,
      didThrow: context.didThrow, didSuspend: context.didSuspend, thrown: context.thrown, sawReturn: context.sawReturn,
      bodies: bodies.count, warnings: warnings.count)
  }

  func rollBack(to mark: Mark) {
    let begin = beginning(of: mark)
    while trail.count > begin.trail {
      switch trail.removeLast() {
      case .binding(let variable): variable.binding = nil
      case .literal(let variable, let old): variable.literal = old
      }
    }
    deferred = begin.isCurrent ? mark.deferred : []
    made.removeLast(made.count - begin.made)
    madeVariables.removeLast(madeVariables.count - begin.madeVariables)
    score = begin.isCurrent ? mark.score : Score()
    context.didThrow = mark.didThrow
    context.didSuspend = mark.didSuspend
    context.thrown = mark.thrown
    context.sawReturn = mark.sawReturn
    bodies.removeLast(bodies.count - mark.bodies)
    warnings.removeLast(max(0, warnings.count - mark.warnings))
  }

  /// The positions in the statement's state from which everything is newer than a mark. The end of a statement empties that state:
  /// behind one, an older mark's positions mean nothing any more, and all of it is newer.
  private func beginning(of mark: Mark) -> (isCurrent: Bool, trail: Int, made: Int, madeVariables: Int) {
    guard mark.statementEnds == statementEnds else { return (false, 0, 0, 0) }
    return (true, mark.trail, mark.made, mark.madeVariables)
  }

  /// Everything that a successful trial did, to be done again without checking again.
  struct Solution<Result> {
    let result: Result
    let bindings: [(TypeVariable, Type)]
    let literals: [(TypeVariable, LiteralKind?)]
    let deferred: [Deferred]
    let made: [CheckedExpr]
    let madeVariables: [VariableDecl]
    let bodies: [DeclarationCollector.BodyJob]
    let score: Score
    let didThrow: Bool
    let didSuspend: Bool
    let thrown: [Type?]
    let sawReturn: Bool
    let warnings: [Diagnostic]
  }

  /// Runs a trial, takes its effects back, and gives what is needed to repeat them.
  func attempt<Result>(_ body: () throws -> Result) -> Swift.Result<Solution<Result>, Failure> {
    let start = mark()
    trialDepth += 1
    defer {
      trialDepth -= 1
      rollBack(to: start)
    }
    do {
      let result = try body()
      let begin = beginning(of: start)
      var bindings: [(TypeVariable, Type)] = []
      var literals: [(TypeVariable, LiteralKind?)] = []
      for undo in trail[begin.trail...] {
        switch undo {
        case .binding(let variable): if let type = variable.binding { bindings.append((variable, type)) }
        case .literal(let variable, _): literals.append((variable, variable.literal))
        }
      }
      return .success(
        Solution(
          result: result, bindings: bindings, literals: literals, deferred: deferred, made: Array(made[begin.made...]),
          madeVariables: Array(madeVariables[begin.madeVariables...]), bodies: Array(bodies[start.bodies...]),
          score: score,
          didThrow: context.didThrow, didSuspend: context.didSuspend, thrown: context.thrown,
          sawReturn: context.sawReturn, warnings: Array(warnings[start.warnings...])))
    } catch let failure as Failure {
      return .failure(failure)
    } catch {
      return .failure(failure(InferenceDiagnostic.notDiagnosed, at: currentPlace))
    }
  }

  func adopt<Result>(_ solution: Solution<Result>) -> Result {
    for (variable, type) in solution.bindings { bind(variable, to: type) }
    for (variable, literal) in solution.literals {
      trail.append(.literal(variable, variable.literal))
      variable.literal = literal
    }
    deferred = solution.deferred
    made += solution.made
    madeVariables += solution.madeVariables
    bodies += solution.bodies
    warnings += solution.warnings
    score = solution.score
    context.didThrow = solution.didThrow
    context.didSuspend = solution.didSuspend
    if solution.didSuspend { suspensions += 1 }
    context.thrown = solution.thrown
    context.sawReturn = solution.sawReturn
    return solution.result
  }
}

extension Type {
  var firstVariable: TypeVariable? {
    var found: TypeVariable?
    _ = contains {
      if case .variable(let variable) = $0 { found = variable }
      return found != nil
    }
    return found
  }
  var firstLiteralVariable: TypeVariable? {
    var found: TypeVariable?
    _ = contains {
      if case .variable(let variable) = $0, let literal = variable.literal, literal != .nilLiteral { found = variable }
      return found != nil
    }
    return found
  }
}
