import SyntaxTree
import Types

/// Trials, whose effects are taken back.
extension Checker {
  func freshVariable(literal: LiteralKind? = nil) -> Type {
    nextVariable += 1
    return .variable(TypeVariable(id: nextVariable, literal: literal))
  }

  /// The form of a type: its variables are other ones, except some.
  func withFreshVariables(_ type: Type, but kept: [TypeVariable]) -> Type {
    type.replacing {
      guard case .variable(let open) = $0, !kept.contains(where: { $0 === open }) else { return nil }
      return freshVariable()
    } ?? type
  }

  /// True for a variable of an expression around the statement that is checked, which that may bind but need not.
  func isFromOutside(_ variable: TypeVariable) -> Bool { outsideVariables.contains { $0 === variable } }

  package func bind(_ variable: TypeVariable, to type: Type) {
    trail.append(variable)
    variable.binding = type
  }

  struct Mark {
    /// Number of statement ends before the mark was taken.
    let statementEnds: Int
    let trail: Int
    let made: Int
    let madeVariables: Int
    let didThrow: Bool
    let didSuspend: Bool
    let thrown: [Type?]
    let sawReturn: Bool
    let bodies: Int
    let warnings: Int
    let diagnostics: Int
    let effectFaults: Int
    let openParameters: [Int: OpenParameter]
    /// The variables from outside that were not bound.
    let openOutside: [(variable: TypeVariable, literal: LiteralKind?)]
  }

  func mark() -> Mark {
    Mark(
      statementEnds: statementEnds, trail: trail.count, made: made.count,
      madeVariables: madeVariables.count,
      didThrow: context.didThrow, didSuspend: context.didSuspend, thrown: context.thrown, sawReturn: context.sawReturn,
      bodies: bodies.count, warnings: warnings.count, diagnostics: diagnostics.count,
      effectFaults: effectFaults.count, openParameters: openParameters,
      openOutside: outsideVariables.filter { $0.binding == nil }.map { ($0, $0.literal) })
  }

  func rollBack(to mark: Mark) {
    let begin = beginning(of: mark)
    while trail.count > begin.trail {
      trail.removeLast().binding = nil
    }
    for (variable, literal) in mark.openOutside {
      variable.binding = nil
      variable.literal = literal
    }
    // The end of a statement within the trial has emptied it.
    if !begin.isCurrent { openParameters = mark.openParameters }
    made.removeLast(made.count - begin.made)
    madeVariables.removeLast(madeVariables.count - begin.madeVariables)
    context.didThrow = mark.didThrow
    context.didSuspend = mark.didSuspend
    context.thrown = mark.thrown
    context.sawReturn = mark.sawReturn
    bodies.removeLast(bodies.count - mark.bodies)
    warnings.removeLast(max(0, warnings.count - mark.warnings))
    diagnostics.removeLast(max(0, diagnostics.count - mark.diagnostics))
    effectFaults.removeLast(max(0, effectFaults.count - (begin.isCurrent ? mark.effectFaults : 0)))
  }

  /// The positions in the statement's state from which everything is newer than a mark. The end of a statement empties that state:
  /// behind one, an older mark's positions mean nothing any more, and all of it is newer.
  func beginning(of mark: Mark) -> (isCurrent: Bool, trail: Int, made: Int, madeVariables: Int) {
    guard mark.statementEnds == statementEnds else { return (false, 0, 0, 0) }
    return (true, mark.trail, mark.made, mark.madeVariables)
  }

  /// Everything that a successful trial did, to be done again without checking again.
  struct TrialResult<Result> {
    let result: Result
    let bindings: [(TypeVariable, Type)]
    let made: [CheckedExpr]
    let madeVariables: [VariableDecl]
    let bodies: [DeclarationCollector.BodyJob]
    let didThrow: Bool
    let didSuspend: Bool
    let thrown: [Type?]
    let sawReturn: Bool
    let warnings: [Diagnostic]
  }

  /// Runs a trial, takes its effects back, and gives what is needed to repeat them.
  func attempt<Result>(_ body: () throws -> Result) -> Swift.Result<TrialResult<Result>, Failure> {
    let start = mark()
    defer { rollBack(to: start) }
    do {
      let result = try body()
      if let fault = failure(since: start) { return .failure(fault) }
      let begin = beginning(of: start)
      let bound = trail[begin.trail...] + start.openOutside.map(\.variable)
      let bindings = bound.compactMap { variable in variable.binding.map { (variable, $0) } }
      return .success(
        TrialResult(
          result: result, bindings: bindings, made: Array(made[begin.made...]),
          madeVariables: Array(madeVariables[begin.madeVariables...]), bodies: Array(bodies[start.bodies...]),
          didThrow: context.didThrow, didSuspend: context.didSuspend, thrown: context.thrown,
          sawReturn: context.sawReturn, warnings: Array(warnings[start.warnings...])))
    } catch var fault as Failure {
      if let reported = failure(since: start) {
        fault = Failure(
          diagnostic: reported.diagnostic, further: reported.further + [fault.diagnostic] + fault.further)
      }
      return .failure(fault)
    } catch {
      return .failure(failure(InferenceDiagnostic.notDiagnosed, at: currentPlace))
    }
  }

  /// The errors that statements within a trial have reported.
  func failure(since mark: Mark) -> Failure? {
    let reported = diagnostics[mark.diagnostics...]
    guard let first = reported.first else { return nil }
    return Failure(diagnostic: first, further: Array(reported.dropFirst()))
  }

  func adopt<Result>(_ trial: TrialResult<Result>) -> Result {
    for (variable, type) in trial.bindings { bind(variable, to: type) }
    made += trial.made
    madeVariables += trial.madeVariables
    bodies += trial.bodies
    warnings += trial.warnings
    context.didThrow = trial.didThrow
    context.didSuspend = trial.didSuspend
    if trial.didSuspend { suspensions += 1 }
    context.thrown = trial.thrown
    context.sawReturn = trial.sawReturn
    return trial.result
  }
}

extension Type {
  /// Its variables, each once.
  var variables: [TypeVariable] {
    var found: [TypeVariable] = []
    _ = contains {
      if case .variable(let variable) = $0, !found.contains(where: { $0 === variable }) { found.append(variable) }
      return false
    }
    return found
  }
}
