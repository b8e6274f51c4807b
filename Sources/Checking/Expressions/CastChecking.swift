import SyntaxTree
import Types

/// Tuples, `as`, `as?`, `as!` and `is`.
extension Checker {
  func checkTuple(_ expr: Expr, _ elements: [Expr.TupleElement], expecting expected: Type?) throws
    -> CheckedExpr
  {
    if elements.isEmpty { return make(.void, .void, expr.range) }
    var fields: [TupleField?] = elements.map { _ in nil }
    if case .tuple(let wanted)? = expected?.head.optionalPayload?.head ?? expected?.head, wanted.count == elements.count
    {
      fields = wanted.map { $0 }
    }
    var values: [CheckedExpr] = []
    for (element, field) in zip(elements, fields) {
      // `Observable.just((id, .finished))`: which member is meant comes out later.
      let open = field == nil && isRootedImplicitly(element.value) ? freshVariable() : nil
      let value = try check(element.value, expecting: field?.type ?? open)
      if let field, let fitting = converted(value, to: field.type) {
        values.append(fitting)
      } else {
        values.append(value)
      }
    }
    let type = Type.tuple(zip(elements, values).map { TupleField(label: $0.label, $1.type) })
    return make(.tuple(values), type, expr.range)
  }

  /// Returns true for an implicit member, or for a ternary expression between implicit members.
  func isRootedImplicitly(_ expr: Expr) -> Bool {
    switch expr.kind {
    case .ternary(_, let then, let otherwise): isRootedImplicitly(then) && isRootedImplicitly(otherwise)
    case .parenthesized(let inner): isRootedImplicitly(inner)
    default: isImplicitMember(expr)
    }
  }

  func isAnyObject(_ type: Type) -> Bool {
    guard case .existential(let protocols) = type.optionalPayload?.head ?? type.head, protocols.count == 1 else {
      return false
    }
    return protocols[0].decl.isAnyObject
  }

  /// `value as AnyObject`: whatever it is stands for an object then; values that are none are boxed by Swift.
  private func objectCoercion(_ value: Expr, _ target: Type, _ range: SourceRange) throws -> CheckedExpr {
    let checked = try check(value)
    try? solveDeferred()
    settleLiterals(in: checked.type)
    if let fitting = converted(checked, to: target) { return fitting }
    if target.optionalPayload != nil, universe.simplified(checked.type, assuming: requirements).optionalPayload == nil {
      return make(.wrap(checked), target, range)
    }
    return make(.convert(checked, .identity), target, range)
  }

  func checkCast(_ expr: Expr, _ value: Expr, _ kind: Expr.CastKind, _ syntax: TypeSyntax) throws -> CheckedExpr {
    let target = try resolve(syntax, open: kind == .coerce)
    switch kind {
    case .coerce:
      if target.isNominal("NSError"), let value = try errorCoercion(value, target, expr.range) { return value }
      if let value = try bridged(value, target, expr.range) { return value }
      if isAnyObject(target) { return try objectCoercion(value, target, expr.range) }
      let subject: CheckedExpr
      do { subject = try check(value, expecting: target) } catch let fault as Failure {
        guard value.isNil, case .nilMismatch? = fault.diagnostic.kind as? ConversionDiagnostic else { throw fault }
        throw failure(ConversionDiagnostic.nilInCoercion(wanted: settled(target)), at: value.range)
      }
      if let fault = needsDowncast(subject, target, expr) { throw fault }
      return try convert(subject, to: target) {
        ConversionDiagnostic.coercion(given: $0, wanted: $1)
      }
    case .check:
      let subject = try check(value)
      settleLiterals(in: subject.type)
      return make(.typeCheck(subject, target), universe.bool, expr.range)
    case .conditional:
      let subject = try check(value)
      settleLiterals(in: subject.type)
      return make(.conditionalCast(subject, target), universe.optional(target), expr.range)
    case .forced:
      let subject = try check(value)
      settleLiterals(in: subject.type)
      return make(.forcedCast(subject, target), target, expr.range)
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

  /// `text as NSString` and back: Foundation's name for what stays the same value.
  private func bridged(_ value: Expr, _ target: Type, _ range: SourceRange) throws -> CheckedExpr? {
    // `text as NSString?`: an optional one of an optional.
    let object = target.optionalPayload ?? target
    guard let decl = object.nominalDecl, decl.isNative, Universe.bridgedNames.contains(decl.name) else { return nil }
    // A value that can be of the target type is checked as such; only other values are bridged.
    let plain = attempt {
      try convert(check(value, expecting: target), to: target) { .mismatch(given: $0, wanted: $1, role: .expected) }
    }
    if case .success(let solution) = plain { return adopt(solution) }
    let subject: CheckedExpr
    switch attempt({ try check(value) }) {
    case .success(let solution): subject = adopt(solution)
    case .failure: return nil
    }
    settleLiterals(in: subject.type)
    var given = subject.type
    if target.optionalPayload != nil {
      guard let payload = given.optionalPayload else { return nil }
      given = payload
    }
    guard universe.isBridged(given, to: object) || universe.isBridged(object, to: given) else { return nil }
    if object.isNominal("NSNumber") || given.isNominal("NSNumber") {
      return make(.forcedCast(subject, target), target, range)
    }
    return make(.convert(subject, .identity), target, range)
  }

  /// Every error can be seen as an `NSError`.
  private func errorCoercion(_ value: Expr, _ target: Type, _ range: SourceRange) throws -> CheckedExpr? {
    let subject = try check(value)
    guard let error = universe.standardProtocol("Error"), !subject.type.isNominal("NSError"),
      universe.conforms(subject.type, to: error, assuming: requirements)
    else { return nil }
    return make(.forcedCast(subject, target), target, range)
  }
}
