import SyntaxTree
import Types

/// Several values that meet in one type: ternaries, branches, elements.
extension Checker {
  func checkTernary(
    _ expr: Expr, _ condition: Expr, _ then: Expr, _ otherwise: Expr, expecting expected: Type?
  ) throws -> CheckedExpr {
    let test = try checkCondition(condition)
    // `flag ? nil : json` as a `JSON?`, where a JSON may be nil itself: it is that nil.
    if let payload = expected.flatMap({ universe.simplified($0, assuming: requirements).optionalPayload }),
      then.isNil && !otherwise.isLiteral || otherwise.isNil && !then.isLiteral, payload.optionalPayload == nil,
      !payload.isVariable, accepts(payload, .nilLiteral),
      case .success(let solution) = attempt({
        try [then, otherwise].map { try check($0, as: payload) { .mismatch(given: $0, wanted: $1, role: .expected) } }
      })
    {
      let values = adopt(solution)
      return make(.ternary(test, values[0], values[1]), payload, expr.range)
    }
    // Where anything will do a `nil` is that of the other branch's type.
    var isAnything = false
    if let expected, case .existential = universe.simplified(expected, assuming: requirements) { isAnything = true }
    let wanted = isAnything && (then.isNil || otherwise.isNil) ? nil : expected
    let outer = isBranch
    isBranch = true
    defer { isBranch = outer }
    let (values, type) = try join([then, otherwise], expecting: wanted, whole: then.place) { a, b in
      ConversionDiagnostic.ternaryBranches(first: a, second: b)
    }
    return make(.ternary(test, values[0], values[1]), type, expr.range)
  }

  /// The Bool of an `if`, `while`, `guard` or ternary.
  func checkCondition(_ expr: Expr) throws -> CheckedExpr {
    if case .assignment(let left, _) = expr.kind, (try? attempt { try check(left) }.get()) != nil {
      let sign = expr.place
      let fault = failure(ExpressionDiagnostic.assignmentAsCondition, at: sign)
      throw sign.text == "=" ? fault.fixed(by: .init(range: sign, text: "==")) : fault
    }
    return try check(expr, as: universe.bool) { from, _ in
      if from.isNominal("Int") { return ConversionDiagnostic.numberAsBoolean }
      return from.optionalPayload != nil
        ? ConversionDiagnostic.optionalAsBoolean(type: from)
        : ConversionDiagnostic.mismatch(given: from, wanted: universe.bool, role: .condition)
    }
  }

  /// Several values that must be of one type: the branches of a ternary, the elements of an array.
  ///
  /// With `mixed` values of several types are `Any`, as in a collection literal that nothing gives a type; it is called then
  /// with what they are taken for.
  func join(
    _ exprs: [Expr], expecting expected: Type?, whole: SourceRange, mixed: ((String) -> Void)? = nil,
    mismatch: (Type, Type) -> ConversionDiagnostic
  ) throws -> ([CheckedExpr], Type) {
    // A failure reported with the expected type known is more informative than one that follows from not knowing it.
    var unmet: Failure?
    if let expected, !expected.head.isVariable {
      let start = mark()
      let isPartly = mixed != nil && exprs.contains(where: isLeftOut)
      var latest: Expr?
      do {
        let values = try exprs.map {
          latest = $0
          if mixed != nil, $0.isNil { return try element($0, expecting: expected, .element) }
          return try check($0, as: expected) {
            isPartly ? mismatch($1, $0) : ConversionDiagnostic.mismatch(given: $0, wanted: $1, role: .expected)
          }
        }
        return (values, expected)
      } catch let fault as Failure {
        // The contents of a nested collection literal have been checked against the expected type already.
        let isNil = mixed != nil && latest?.isNil == true
        if expected.hasVariables || isPartly || isNil || latest?.isCollection == true && expected.isCollection {
          throw fault
        }
        rollBack(to: start)
        unmet = fault
        // The surroundings wanted something else; find out what these are and let them complain.
      }
    }
    let unjoined = mark()
    var values: [CheckedExpr] = []
    var type: Type?
    // `.failure(error)` before what says of which type it is: that is checked first.
    let isLed = expected?.isVariable ?? true && exprs.first.map(isRootedImplicitly) == true
    let leader = isLed ? exprs.firstIndex { !isRootedImplicitly($0) && !$0.isLiteral } : nil
    let leading = try leader.map { try check(exprs[$0]) }
    if let leading { type = leading.type }
    for (index, expr) in exprs.enumerated() {
      if let leading, index == leader {
        values.append(leading)
        continue
      }
      var hint = type
      if let known = type, known.isVariable { hint = nil }
      if hint == nil, isRootedImplicitly(expr) { hint = type ?? expected }
      let start = mark()
      let value: CheckedExpr
      do {
        value = try check(expr, expecting: hint)
      } catch let fault as Failure {
        guard hint != nil else { throw unmet ?? fault }
        rollBack(to: start)
        do { value = try check(expr) } catch { throw unmet ?? fault }
      }
      values.append(value)
      guard let known = type else {
        type = value.type
        continue
      }
      if let joined = joined(known, value.type) {
        type = joined
      } else {
        settleLiterals(in: known)
        settleLiterals(in: value.type)
        if let mixed, expected.map({ universe.simplified($0, assuming: requirements).isVariable }) ?? true {
          let hasNil = exprs.contains { if case .nilLiteral = $0.kind { true } else { false } }
          let common = hasNil ? universe.optional(.any) : .any
          mixed(hasNil ? "Any?" : "Any")
          // Each is what it is by itself: the 1 in `[1, 2.5, "a"]` is no Double.
          rollBack(to: unjoined)
          return (try exprs.map { try check($0, as: common, mismatch) }, common)
        }
        // Where a type is wanted the element is at fault, else all of them together.
        if mixed != nil, let unmet, case .argument(let given, let wanted)? = unmet.cause {
          throw failure(mismatch(wanted, given), at: unmet.diagnostic.caret)
        }
        let place = expected.map { !$0.head.isVariable } == true ? value.place : whole
        throw failure(mismatch(settled(known), settled(value.type)), at: place)
      }
    }
    let common = type ?? freshVariable()
    let fitting = try values.map { try convert($0, to: common, mismatch) }
    return (fitting, common)
  }

  /// The type that both can become.
  func joined(_ a: Type, _ b: Type) -> Type? {
    let start = mark()
    if conversion(from: b, to: a) != nil { return a }
    rollBack(to: start)
    if conversion(from: a, to: b) != nil { return b }
    rollBack(to: start)
    if case .variable(let variable) = a.head, variable.literal == .nilLiteral {
      let wrapped = universe.optional(b)
      return unify(a, wrapped) ? wrapped : nil
    }
    if case .variable(let variable) = b.head, variable.literal == .nilLiteral {
      let wrapped = universe.optional(a)
      return unify(b, wrapped) ? wrapped : nil
    }
    if a.optionalPayload != nil || b.optionalPayload != nil {
      return joined(a.optionalPayload ?? a, b.optionalPayload ?? b).map(universe.optional)
    }
    if let decl = a.nominalDecl, decl === b.nominalDecl, decl.isNative, ["Array", "Dictionary"].contains(decl.name) {
      let parts = zip(a.arguments, b.arguments).map { joined($0, $1) }
      let types = parts.compactMap { $0 }
      return types.count == parts.count ? .nominal(decl, types) : nil
    }
    var ancestor = universe.superclass(of: a)
    while let here = ancestor {
      if universe.isSubclass(b, here) { return here }
      ancestor = universe.superclass(of: here)
    }
    return nil
  }
}

extension Type {
  fileprivate var isCollection: Bool { ["Array", "Dictionary", "Set"].contains { isNominal($0) } }
}

extension Expr {
  fileprivate var isCollection: Bool {
    switch kind {
    case .arrayLiteral, .dictionaryLiteral: true
    default: false
    }
  }

  var isNil: Bool { if case .nilLiteral = kind { true } else { false } }

  /// It is of whatever type is wanted.
  fileprivate var isLiteral: Bool {
    switch kind {
    case .integerLiteral, .floatLiteral, .booleanLiteral, .stringLiteral, .arrayLiteral, .dictionaryLiteral,
      .nilLiteral:
      true
    default: false
    }
  }
}
