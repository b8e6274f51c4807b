import SyntaxTree
import Types

/// Results of closures that what stands further right decides: `states.map { … return (true, "x") … }.startWith(loading)`,
/// where `loading` is a pair of optionals.
///
/// Literals that determine a parameter's type are treated alike: `Observable.just("x").startWith(nil)`.
///
/// A closure's result is what its first `return` gives, which is quick and nearly always right. Where a statement does not check
/// that way it is checked once more with results left open until the rest of it has said what they are.
extension Checker {
  struct OpenResult {
    let result: Type
    /// Types of the returned values.
    var given: [Type]
  }

  /// Checks a statement, a second time with open results where that may help.
  func withOpenResults<Result>(_ body: () throws -> Result) throws -> Result {
    guard trialDepth == 0, !context.isInsideClosure, !keepsResultsOpen else { return try body() }
    didSettleResult = false
    didSettleLiteral = false
    let before = mark()
    let messages = diagnostics.count
    let outer = (scope, context.catchDepth, context.partialCatches)
    do { return try body() } catch let fault as Failure {
      guard diagnostics.count == messages else { throw fault }
      let passes = (didSettleResult ? [false] : []) + (didSettleLiteral ? [true] : [])
      defer {
        keepsResultsOpen = false
        keepsLiteralsOpen = false
        openResults = []
      }
      for opensLiterals in passes {
        abandon()
        (scope, context.catchDepth, context.partialCatches) = outer
        rollBack(to: before)
        keepsResultsOpen = true
        keepsLiteralsOpen = opensLiterals
        openResults = []
        do { return try body() } catch { diagnostics.removeLast(diagnostics.count - messages) }
      }
      throw fault
    }
  }

  /// The value that a closure returns, as its result; where that is still open, a place that is filled when it is known.
  func returned(
    _ value: CheckedExpr, as result: Type, at range: SourceRange,
    _ message: @escaping (Type, Type) -> ConversionDiagnostic = {
      ConversionDiagnostic.mismatch(given: $0, wanted: $1, role: .closureResult)
    }
  ) throws -> CheckedExpr {
    guard case .variable = universe.simplified(result, assuming: requirements) else {
      return try convert(value, to: result, isPart: true, message)
    }
    var isOpen = false
    if case .variable(let variable) = value.type.head { isOpen = variable.literal == nil }
    guard keepsResultsOpen, !isOpen else {
      didSettleResult = true
      return try convert(value, to: result, message)
    }
    open(result, by: value.type)
    let waiting = make(value.kind, result, value.range)
    deferred.append(
      Deferred(
        kind: .resolve { [self] isFinal in
          if case .variable = universe.simplified(result, assuming: requirements) {
            guard isFinal, settleOpenResult(result) else { return false }
          }
          waiting.kind = .convert(try convert(value, to: result, message), .identity)
          return true
        }, place: range))
    return waiting
  }

  /// A literal as an argument: what the parameter is may be said by what stands further right.
  func given(
    _ value: CheckedExpr, to parameter: Type, _ message: @escaping (Type, Type) -> ConversionDiagnostic
  ) throws -> CheckedExpr {
    guard value.isLiteral, case .variable(let variable) = universe.simplified(parameter, assuming: requirements),
      variable.literal == nil
    else { return try convert(value, to: parameter, message) }
    if keepsLiteralsOpen { return try returned(value, as: parameter, at: value.range, message) }
    didSettleLiteral = true
    return try convert(value, to: parameter, message)
  }

  private func open(_ result: Type, by type: Type) {
    let result = universe.simplified(result, assuming: requirements)
    if let index = openResults.firstIndex(where: { Type.same(settled($0.result), result) }) {
      openResults[index].given.append(type)
    } else {
      openResults.append(OpenResult(result: result, given: [type]))
    }
  }

  /// Nothing else decides an open result, or something wants to look inside: it is what the returns have in common.
  @discardableResult
  func settleOpenResult(_ type: Type) -> Bool {
    let type = universe.simplified(type, assuming: requirements)
    guard let open = openResults.first(where: { Type.same(settled($0.result), type) }) else { return false }
    for given in open.given { settleLiterals(in: given) }
    guard var common = open.given.first else { return false }
    for other in open.given.dropFirst() { common = joined(common, other) ?? common }
    return unify(type, common)
  }
}

extension CheckedExpr {
  /// A number or a text that takes its type from where it stands.
  var isLiteral: Bool {
    switch kind {
    case .integer, .double, .string: true
    default: false
    }
  }
}
