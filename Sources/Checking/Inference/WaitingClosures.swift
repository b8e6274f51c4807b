import SyntaxTree
import Types

/// Closures whose parameters only what stands further right decides: `compose(Int.init, { $0.map { $0 * 2 } })("21")`,
/// `curry { $0 * ($1 ?? 1) } <^> integer <*> factor.optional`.
///
/// A closure is checked with its call, which is quick and nearly always right. Where a statement does not check that way it is checked
/// once more with such closures waiting until the rest of it has said what they are given.
extension Checker {
  /// Checks a statement, a second time with waiting closures where that may help.
  func withWaitingClosures<Result>(_ body: () throws -> Result) throws -> Result {
    guard trialDepth == 0, !context.isInsideClosure, !keepsClosuresWaiting else { return try body() }
    didGuessClosure = false
    let before = mark()
    let messages = diagnostics.count
    let outer = (scope, context.catchDepth, context.partialCatches)
    do { return try body() } catch let fault as Failure {
      guard didGuessClosure, diagnostics.count == messages, effort < effortLimit / 4 else { throw fault }
      abandon()
      (scope, context.catchDepth, context.partialCatches) = outer
      rollBack(to: before)
      keepsClosuresWaiting = true
      defer { keepsClosuresWaiting = false }
      do { return try body() } catch is Failure {
        diagnostics.removeLast(diagnostics.count - messages)
        throw fault
      }
    }
  }

  /// A place for a closure that is checked when it is known what it will be given; nil where it need not wait.
  func waitingClosure(_ expr: Expr, for parameter: CallParameter) -> CheckedExpr? {
    guard case .closure(let closure) = expr.kind, closure.isGivenSomething,
      let wanted = function(wanted: parameter.type), closure.takes(wanted.parameters.count),
      wanted.parameters.contains(where: { isOpen($0.type) })
    else { return nil }
    guard keepsClosuresWaiting else {
      didGuessClosure = true
      return nil
    }
    let around = (scope, context, tryDepth, tryPlace, awaitDepth, rootPlace)
    let result = make(.void, quiet(parameter.type), expr.range)
    deferred.append(
      Deferred(
        kind: .resolve { [self] isFinal in
          if !isFinal, let wanted = function(wanted: parameter.type),
            wanted.parameters.contains(where: { isOpen($0.type) })
          {
            return false
          }
          let here = (scope, context, tryDepth, tryPlace, awaitDepth, rootPlace)
          (scope, context, tryDepth, tryPlace, awaitDepth, rootPlace) = around
          defer { (scope, context, tryDepth, tryPlace, awaitDepth, rootPlace) = here }
          closureIsArgument = true
          closureBuilder = parameter.builder
          closureIsKept = parameter.isEscaping
          let value = try convert(check(expr, expecting: parameter.type), to: parameter.type) {
            ConversionDiagnostic.mismatch(given: $0, wanted: $1, role: .argument)
          }
          result.kind = .convert(value, .identity)
          return true
        }, place: expr.range))
    return result
  }

  private func function(wanted type: Type) -> FunctionType? {
    var type = universe.simplified(type, assuming: requirements)
    while let payload = type.optionalPayload { type = universe.simplified(payload, assuming: requirements) }
    return type.functionType
  }

  /// Returns true if nothing is known of a parameter type, not even the kind of a literal.
  private func isOpen(_ type: Type) -> Bool {
    switch universe.simplified(type, assuming: requirements) {
    case .variable(let variable): variable.literal == nil
    case .dependentMember(let base, _): base.hasVariables
    default: false
    }
  }
}

extension ClosureSyntax {
  /// True if the closure has a parameter of inferred type that its body can use.
  fileprivate var isGivenSomething: Bool {
    parameters.map { list in list.contains { $0.type == nil && $0.name != "_" } } ?? (shorthandCount > 0)
  }

  fileprivate func takes(_ count: Int) -> Bool { (parameters?.count ?? shorthandCount) == count }
}
