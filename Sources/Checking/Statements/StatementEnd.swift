import Sema
import SyntaxTree
import Types

/// The end of a statement: errors that need its whole typed tree.
extension Checker {
  /// Reports what is wrong with the typed tree of a statement, and forgets it.
  func finish(at place: SourceRange) throws {
    for expr in made {
      if let open = expr.type.variables.first(where: { !isFromOutside($0) }) { throw unresolved(open, expr) }
    }
    for expr in made {
      expr.settleTypes(in: self)
      if expr.isBareType {
        throw failure(
          ExpressionDiagnostic.bareTypeName, at: expr.range,
          notes: [
            Diagnostic.Note("add arguments after the type to construct a value of the type"),
            Diagnostic.Note("use '.self' to reference the type object"),
          ])
      }
      if let base = expr.baseChangedByReading, let fault = immutable(base, expr.place) { throw fault }
      if case .integer(let value) = expr.kind, let range = expr.type.integerRange, !range.contains(value) {
        let place = value >= 0 || expr.range.text.hasPrefix("-") ? expr.range : expr.range.withSignBefore
        report(
          value < 0 && range.lowerBound == 0
            ? ExpressionDiagnostic.negativeOverflow(value: value, type: expr.type)
            : .integerOverflow(value: String(value), type: expr.type.description), at: place)
      }
    }
    for variable in madeVariables { variable.type = settled(variable.type) }
    if isSilent {
      diagnostics += warnings.filter { $0.severity == .error }
      forgetSilence()
    }
    // Effects are diagnosed only in a statement without type errors.
    if !hasTypeErrors(since: earlierDiagnostics) { diagnostics += effectFaults }
    emptyState()
  }

  /// Forgets what the statement made; marks that were taken in it are no longer current.
  private func emptyState() {
    statementEnds += 1
    made = []
    madeVariables = []
    trail = []
    openParameters = [:]
    effectFaults = []
  }

  /// The error of reading what changes an immutable value.
  private func immutable(_ base: CheckedExpr, _ place: SourceRange) -> Failure? {
    if isReference(base.type) { return nil }
    switch base.kind {
    case .variable(let variable) where variable.isLet && variable.name == "self":
      return failure(MutabilityDiagnostic(.mutatingGetter, .immutable(name: "self")), at: place).noting(mutatingMethod)
    case .variable(let variable) where variable.isLet:
      return failure(MutabilityDiagnostic(.mutatingGetter, .constant(name: variable.name)), at: place).noting(
        variable.madeMutable)
    case .property(let inner, let variable):
      if variable.isLet {
        return failure(MutabilityDiagnostic(.mutatingGetter, .constant(name: variable.name)), at: place).noting(
          variable.madeMutable)
      }
      return immutable(inner, place)
    case .call(let callee, nil, _):
      return failure(MutabilityDiagnostic(.mutatingGetter, .functionResult(name: callee.function.name)), at: place)
    default: return nil
    }
  }

  func notInferred(_ parameter: String, at place: SourceRange) -> Failure {
    let fault = failure(InferenceDiagnostic.genericParameterNotInferred(name: parameter), at: place)
    return taught(fault, on: .inference(of: String(place.text))) { Diagnostic.Note($0.text) }
  }

  /// The error of an expression whose constraints hold, but which leaves a type open.
  func undetermined(_ expr: Expr, _ system: ConstraintSystem) -> Failure? {
    if system.hasFaultyTypes { return Silent.failure(at: expr.range) }
    for (_, entry) in openParameters.sorted(by: { $0.key < $1.key }) where settled(entry.type).isVariable {
      return notInferred(entry.name, at: entry.place)
    }
    if let (parameter, place) = system.undeterminedParameter { return notInferred(parameter.name, at: place) }
    let open = expr.innermostValue
    if open.isNil { return failure(InferenceDiagnostic.nilWithoutContext, at: open.range) }
    guard system.leavesTypesOpen else { return nil }
    return failure(InferenceDiagnostic.ambiguousExpression, at: open.range)
  }

  private func unresolved(_ variable: TypeVariable, _ expr: CheckedExpr) -> Failure {
    if let entry = openParameters[variable.id] { return notInferred(entry.name, at: entry.place) }
    for (_, entry) in openParameters.sorted(by: { $0.key < $1.key }) where entry.type.isVariable {
      return notInferred(entry.name, at: entry.place)
    }
    return failure(InferenceDiagnostic.ambiguousExpression, at: expr.range)
  }

  /// Drops everything of a statement that failed.
  func abandon() {
    forgetSilence()
    emptyState()
  }

  private func forgetSilence() {
    if isSilent { warnings.removeAll { $0.severity == .error } }
    isSilent = false
  }

  func settled(_ type: Type) -> Type { universe.normalized(type, assuming: requirements) }
}

extension Expr {
  /// The only value of a closure, or what parentheses are around.
  fileprivate var innermostValue: Expr {
    switch kind {
    case .closure(let closure): closure.singleValue?.innermostValue ?? self
    case .parenthesized(let inner): inner.innermostValue
    default: self
    }
  }
}

extension SourceRange {
  /// With the sign that stands right before it.
  fileprivate var withSignBefore: SourceRange {
    SourceRange(file: file, start: max(start - 1, 0), end: end)
  }
}

extension CheckedExpr {
  /// The value that reading this expression changes: the struct of a lazy property, or what has a `mutating get`.
  fileprivate var baseChangedByReading: CheckedExpr? {
    switch kind {
    case .property(let base, let variable) where variable.isLazy: base
    case .computed(let base?, _, let getter, _) where getter.function.isMutating: base
    case .subscriptCall(let base, _, let getter, _) where getter.function.isMutating: base
    default: nil
    }
  }
}
