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
      let open = field == nil && expected?.head.isVariable == true && isImplicitMember(element.value)
      let value = try check(element.value, expecting: open ? freshVariable() : field?.type)
      if let field, let fitting = converted(value, to: field.type) {
        values.append(fitting)
      } else {
        values.append(value)
      }
    }
    let type = Type.tuple(zip(elements, values).map { TupleField(label: $0.label, $1.type) })
    return make(.tuple(values), type, expr.range)
  }

  func checkCast(_ expr: Expr, _ value: Expr, _ kind: Expr.CastKind, _ syntax: TypeSyntax) throws -> CheckedExpr {
    let target = try resolve(syntax, open: kind == .coerce)
    switch kind {
    case .coerce:
      if target.isNominal("NSError"), let value = try errorCoercion(value, target, expr.range) { return value }
      return try check(value, as: target) {
        "cannot convert value of type '\($0)' to type '\($1)' in coercion"
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

  /// Every error can be seen as an `NSError`.
  private func errorCoercion(_ value: Expr, _ target: Type, _ range: SourceRange) throws -> CheckedExpr? {
    let subject = try check(value)
    guard let error = universe.standardProtocol("Error"), !subject.type.isNominal("NSError"),
      universe.conforms(subject.type, to: error, assuming: requirements)
    else { return nil }
    return make(.forcedCast(subject, target), target, range)
  }
}
