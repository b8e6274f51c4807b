import Sema
import SyntaxTree
import Types

/// Tuples, `as`, `as?`, `as!` and `is`.
extension Checker {

  func isAnyObject(_ type: Type) -> Bool {
    guard case .existential(let protocols) = type.optionalPayload?.head ?? type.head, protocols.count == 1 else {
      return false
    }
    return protocols[0].decl.isAnyObject
  }

  /// - Parameter type: The type of the whole expression.
  func checkCast(
    _ expr: Expr, _ value: Expr, _ kind: Expr.CastKind, _ syntax: TypeSyntax, _ type: Type
  ) throws -> CheckedExpr {
    switch kind {
    case .coerce: throw UnsupportedConstruct("coercion")
    case .check:
      let target = try resolve(syntax)
      let subject = try check(value)
      return make(.typeCheck(subject, target), universe.bool, expr.range)
    case .conditional:
      let subject = try check(value)
      return make(.conditionalCast(subject, type.optionalPayload ?? type), type, expr.range)
    case .forced:
      let subject = try check(value)
      return make(.forcedCast(subject, type), type, expr.range)
    }
  }

  /// `as` goes up only.
  func needsDowncast(_ value: CheckedExpr, _ target: Type, _ expr: Expr) -> Failure? {
    let from = universe.simplified(value.type, assuming: requirements)
    let to = universe.simplified(target, assuming: requirements)
    switch (from, to) {
    case (.existential, .nominal) where to.optionalPayload == nil && !Type.same(from, to):
      if case .existential(let protocols) = from, !protocols.isEmpty,
        !protocols.allSatisfy({ universe.conforms(to, to: $0.decl, assuming: requirements) })
      {
        return nil
      }
    case (.nominal, .nominal) where !Type.same(from, to) && universe.isSubclass(to, from): break
    case (.existential, .parameter), (.parameter, .nominal): break
    // The payload of an `Any?`.
    case (.nominal, .nominal) where from.optionalPayload?.isAny == true && to.optionalPayload == nil: break
    default: return nil
    }
    if conversion(from: from, to: to) != nil { return nil }
    var diagnostic = Diagnostic(
      ExpressionDiagnostic.notConvertible(given: settled(from), wanted: settled(to)), at: expr.place)
    var note = Diagnostic.Note("did you mean to use 'as!' to force downcast?")
    note.fix = [
      .init(
        range: SourceRange(file: expr.range.file, start: expr.caret + 2, end: expr.caret + 2), text: "!")
    ]
    diagnostic.notes = [note]
    return Failure(diagnostic: diagnostic)
  }
}
