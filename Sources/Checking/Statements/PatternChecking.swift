import SyntaxTree
import Types

/// Patterns, checked against the type of their subject.
extension Checker {
  /// Checks a pattern and declares the names that it binds in the current scope.
  func check(_ pattern: Pattern, against written: Type, kind: VariableDecl.Kind = .local) throws -> CheckedPattern {
    let type = universe.simplified(written, assuming: requirements)
    switch pattern.kind {
    case .wildcard: return .wildcard
    case .binding(let name, let isVariable):
      // Variables made for lazy variables or result builders are implicit.
      if name.hasPrefix("$"), pattern.range.text.hasPrefix("$") {
        throw failure(
          StatementDiagnostic.reservedName(name: name),
          at: pattern.range)
      }
      // Code above may have used a file's variable already.
      let early = kind == .global ? scope.laterGlobals?.take(name) : nil
      let variable = early ?? VariableDecl(name: name, kind: kind, type: written, isLet: !isVariable)
      variable.type = written
      variable.declaredAt = pattern.range
      madeVariables.append(variable)
      scope.declare(variable)
      return .binding(variable)
    case .tuple(let elements):
      if elements.count == 1, elements[0].label == nil {
        return try check(elements[0].pattern, against: written, kind: kind)
      }
      guard case .tuple(let fields) = type, fields.count == elements.count else {
        if case .tuple = type {
          throw failure(StatementDiagnostic.tupleOfWrongLength(type: settled(type)), at: pattern.range.behindLet)
        }
        throw failure(StatementDiagnostic.tuplePatternOfNonTuple(type: settled(type)), at: pattern.range.behindLet)
      }
      return .tuple(
        try zip(elements, fields).map { try check($0.pattern, against: $1.type, kind: kind) })
    case .enumCase(let syntax, let name, let payload):
      return try checkCasePattern(pattern, syntax, name, payload, type, kind)
    case .optional(let inner):
      guard let wrapped = type.optionalPayload else {
        throw failure(StatementDiagnostic.optionalPatternOfNonOptional(type: settled(type)), at: pattern.range.end(1))
      }
      return .some(try check(inner, against: wrapped, kind: kind))
    case .isType(let syntax): return .isType(try resolve(syntax))
    case .asType(let inner, let syntax):
      let target = try resolve(syntax)
      return .cast(try check(inner, against: target, kind: kind), target)
    case .expression(let expr): return try checkExpressionPattern(expr, type)
    }
  }

  private func checkCasePattern(
    _ pattern: Pattern, _ syntax: TypeSyntax?, _ name: String, _ payload: [(label: String?, pattern: Pattern)]?,
    _ type: Type,
    _ kind: VariableDecl.Kind
  ) throws -> CheckedPattern {
    var subject = type
    if let syntax { subject = universe.simplified(try resolve(syntax, open: true), assuming: requirements) }
    if name == CompletionText.mark { try probe?.foundPattern(of: subject, self, at: pattern.range) }
    if syntax != nil, type.optionalPayload != nil { _ = unify(subject, type) }
    if let wrapped = subject.optionalPayload.map({ universe.simplified($0, assuming: requirements) }) {
      if name == "none", payload == nil { return .none }
      if name == "some", payload == nil { return .some(.wildcard) }
      if name == "some", let inner = payload?.first {
        return .some(try check(inner.pattern, against: wrapped, kind: kind))
      }
      // `Optional` has no other cases: it is a value to compare with.
      if let syntax, let value = comparedValue(syntax, name, payload, pattern.range) {
        return try checkExpressionPattern(value, type)
      }
      // A case of the optional's payload.
      return .some(try checkCasePattern(pattern, nil, name, payload, wrapped, kind))
    }
    if syntax != nil, let payload = type.optionalPayload, subject.nominalDecl === payload.nominalDecl {
      throw failure(
        StatementDiagnostic.patternOfPayload(pattern: settled(payload), subject: settled(type)),
        at: pattern.range.afterDot(name)
      ).noting(Diagnostic.Note("'.\(name)' without the type looks into the optional, as does '?' behind it"))
    }
    if syntax != nil {
      // A static member is compared, by the `~=` that takes it.
      if case .existential = type, !isStaticValue(name, of: subject) {
        let inner = try checkCasePattern(pattern, nil, name, payload, subject, kind)
        return .cast(inner, subject)
      }
      if case .nominal = type { _ = unify(subject, type) }
    }
    var found = members(named: name, of: subject)
    // A function under the old name may make such a value.
    let isCase = found.contains { if case .enumCase = $0.decl { true } else { false } }
    if !isCase, let decl = subject.nominalDecl, let today = universe.caseToday(name, of: decl) {
      noteOldCase(name, today, at: pattern.range.afterDot(name))
      found = members(named: today, of: subject)
    }
    for member in found {
      guard case .enumCase(let enumCase) = member.decl else { continue }
      guard let payload else { return .enumCase(enumCase, nil) }
      if let whole = wholePayload(payload, enumCase, member.substitution) {
        if isThorough {
          warn(
            WarningDiagnostic.tupleMatchOfCase(name: enumCase.name, count: enumCase.payload.count),
            at: payload[0].pattern.range)
        }
        return .wholePayload(enumCase, try check(payload[0].pattern, against: whole, kind: kind))
      }
      return .enumCase(enumCase, try checkPayload(payload, enumCase, member.substitution, pattern, kind))
    }
    // `Rule.even` that is no case of the subject's type: a value to compare with.
    if let syntax, !found.isEmpty, let value = comparedValue(syntax, name, payload, pattern.range) {
      return try checkExpressionPattern(value, type)
    }
    // `.something` that is no case: a static member to compare with.
    if payload == nil, !found.isEmpty || !subject.isWithoutStaticMembers || hasOwnMatching,
      !found.isEmpty || subject.nominalDecl?.kind != .enumeration || hasOwnMatching
    {
      let expr = Expr(
        .member(
          base: nil, name: name, nameRange: pattern.range.afterDot(name), argumentLabels: nil, genericArguments: []),
        pattern.range)
      return try checkExpressionPattern(expr, subject)
    }
    let suggestion = DidYouMean.suggestion(for: name, among: memberNames(of: subject, isStatic: true))
    throw failure(
      StatementDiagnostic.noCase(type: settled(subject), name: name, suggestion: suggestion),
      at: pattern.range.afterDot(name))
  }

  /// True if the program declares a `~=`, which may take members of another type.
  private var hasOwnMatching: Bool {
    if case .functions(let functions)? = lookUp("~=", at: currentPlace) {
      return functions.contains { $0.declaredAt != nil }
    }
    return universe.operatorOwners["~="]?.contains { !$0.isNative } == true
  }

  /// True if a pattern is matched by an operator of the program.
  private func hasOwnMatching(_ test: CheckedExpr) -> Bool {
    if case .call(let callee, _, _) = test.plain.kind { callee.function.declaredAt != nil } else { false }
  }

  private func isStaticValue(_ name: String, of type: Type) -> Bool {
    let found = members(named: name, of: type)
    return !found.isEmpty
      && found.allSatisfy {
        if case .variable(let variable) = $0.decl { variable.isStatic } else { false }
      }
  }

  /// Converts `Type.member` and `Type.member(…)` in a pattern to expressions.
  private func comparedValue(
    _ type: TypeSyntax, _ name: String, _ payload: [(label: String?, pattern: Pattern)]?, _ range: SourceRange
  ) -> Expr? {
    let member = Expr(
      .member(
        base: Expr(.type(type), type.range), name: name, nameRange: range.afterDot(name), argumentLabels: nil,
        genericArguments: []),
      range)
    guard let payload else { return member }
    var arguments: [Expr.Argument] = []
    for part in payload {
      guard case .expression(let value) = part.pattern.kind else { return nil }
      arguments.append(Expr.Argument(label: part.label, value: value))
    }
    return Expr(.call(callee: member, arguments: arguments), range)
  }

  /// Returns the payload as a tuple for a single pattern; nil if each value has its own, or none is matched.
  private func wholePayload(
    _ payload: [(label: String?, pattern: Pattern)], _ enumCase: EnumCaseDecl, _ substitution: Substitution
  ) -> Type? {
    guard payload.count == 1, enumCase.payload.count > 1 else { return nil }
    switch payload[0].pattern.kind {
    case .wildcard, .tuple: return nil
    default:
      return .tuple(enumCase.payload.map { TupleField(label: $0.label, normal($0.type.substituting(substitution))) })
    }
  }

  /// Labels may be left out, but are those of the case where they are written.
  private func refuseOtherLabels(_ payload: [(label: String?, pattern: Pattern)], _ enumCase: EnumCaseDecl) throws {
    for (given, wanted) in zip(payload, enumCase.payload) {
      guard let label = given.label, let own = wanted.label, label != own else { continue }
      let place = given.pattern.range
      let before = Array(place.file.text.utf8.prefix(place.start))
      let start = before.lastIndex(of: UInt8(ascii: ":")).map { $0 - label.utf8.count } ?? place.start
      throw failure(
        StatementDiagnostic.tupleLabelMismatch(label: label, wanted: own),
        at: SourceRange(file: place.file, start: max(start, 0), end: place.start))
    }
  }

  private func checkPayload(
    _ payload: [(label: String?, pattern: Pattern)], _ enumCase: EnumCaseDecl, _ substitution: Substitution,
    _ pattern: Pattern,
    _ kind: VariableDecl.Kind
  ) throws -> [CheckedPattern] {
    let types = enumCase.payload.map { normal($0.type.substituting(substitution)) }
    if payload.count == types.count {
      try refuseOtherLabels(payload, enumCase)
      return try zip(payload, types).map { try check($0.pattern, against: $1, kind: kind) }
    }
    // One name for the whole payload, or `_`.
    if payload.count == 1, types.count > 1 {
      if case .wildcard = payload[0].pattern.kind { return types.map { _ in .wildcard } }
      if case .tuple(let inner) = payload[0].pattern.kind, inner.count == types.count {
        return try zip(inner, types).map { try check($0.pattern, against: $1, kind: kind) }
      }
    }
    if payload.isEmpty { return types.map { _ in .wildcard } }
    if types.count == 1, case .tuple(let fields) = types[0].head, fields.count == payload.count {
      return [.tuple(try zip(payload, fields).map { try check($0.pattern, against: $1.type, kind: kind) })]
    }
    if types.isEmpty {
      throw failure(
        StatementDiagnostic.valuesOfPlainCase(name: enumCase.name),
        at: pattern.range.afterDot(enumCase.name))
    }
    throw otherCount(of: types, enumCase, at: pattern.range.afterDot(enumCase.name))
  }

  /// Checks an expression as a pattern, by `~=`.
  private func checkExpressionPattern(_ expr: Expr, _ type: Type) throws -> CheckedPattern {
    try requireWholeValue(expr)
    if case .nilLiteral = expr.kind {
      if type.optionalPayload != nil || type.isError { return .none }
      if isThorough { warn(WarningDiagnostic.nilPatternOfNonOptional(type: settled(type)), at: expr.range) }
      let subject = VariableDecl(name: "$match", kind: .local, type: type, isLet: true)
      madeVariables.append(subject)
      return .expression(subject: subject, make(.boolean(false), universe.bool, expr.range))
    }
    if case .discard = expr.kind { return .wildcard }
    if case .identifier = expr.kind, try namedType(expr) != nil {
      throw failure(StatementDiagnostic.typeNameAsPattern, at: expr.range)
    }
    if let payload = type.optionalPayload, !couldBeOptional(expr) {
      return .some(try checkExpressionPattern(expr, universe.simplified(payload, assuming: requirements)))
    }
    let subject = VariableDecl(name: "$match", kind: .local, type: type, isLet: true)
    madeVariables.append(subject)
    let outer = scope
    scope = Scope(parent: scope)
    scope.declare(subject)
    defer { scope = outer }
    let value = Expr(.identifier("$match", argumentLabels: nil, genericArguments: []), expr.range)
    let start = mark()
    if hasOwnMatching {
      let match = Expr(.binary("~=", operatorRange: expr.range, expr, value), expr.range)
      if let test = try? check(match, expecting: universe.bool), hasOwnMatching(test) {
        return .expression(subject: subject, test)
      }
      rollBack(to: start)
    }
    // Values are compared; ranges and user types bring their own `~=`.
    do {
      let comparison = Expr(.binary("==", operatorRange: expr.range, value, expr), expr.range)
      return .expression(subject: subject, try check(comparison, expecting: universe.bool))
    } catch let fault as Failure {
      // Nor would `~=` be decided in time.
      if fault.isUndecided { throw fault }
      rollBack(to: start)
      do {
        let match = Expr(.binary("~=", operatorRange: expr.range, expr, value), expr.range)
        return .expression(
          subject: subject, try check(match, as: universe.bool) { .mismatch(given: $0, wanted: $1, role: .expected) })
      } catch let fault as Failure {
        if fault.diagnostic.isOfPatternOperator {
          let checked = try check(expr)
          throw failure(
            StatementDiagnostic.expressionPattern(pattern: settled(checked.type), value: settled(type)),
            at: expr.place)
        }
        throw fault
      }
    }
  }

  private func couldBeOptional(_ expr: Expr) -> Bool {
    switch expr.kind {
    case .integerLiteral, .floatLiteral, .stringLiteral, .booleanLiteral, .binary, .member(nil, _, _, _, _): false
    default: true
    }
  }
}

extension SourceRange {
  /// Returns the place of a case's name in its pattern.
  fileprivate func afterDot(_ name: String) -> SourceRange {
    guard let found = text.range(of: "." + name) else { return self }
    let start = self.start + text.utf8.distance(from: text.startIndex, to: found.lowerBound) + 1
    return SourceRange(file: file, start: start, end: start + name.utf8.count)
  }
}

extension Diagnostic {
  /// No `~=` takes the pattern and the value.
  fileprivate var isOfPatternOperator: Bool {
    switch kind as? ExpressionDiagnostic {
    case .equalOperands("~=", _), .differentOperands("~=", _, _), .conformanceRequired, .inheritanceRequired,
      .classRequired,
      .typesNotEquivalent:
      true
    default: false
    }
  }
}

extension SourceRange {
  /// A pattern without the `let` or `var` before it.
  fileprivate var behindLet: SourceRange {
    let word = ["let ", "var "].first { text.hasPrefix($0) } ?? ""
    return SourceRange(file: file, start: start + word.utf8.count, end: end)
  }
}

extension Type {
  /// A function, or a value that is known by its protocols alone.
  fileprivate var isWithoutStaticMembers: Bool {
    switch head {
    case .function: true
    case .existential(let protocols): !protocols.isEmpty
    default: false
    }
  }
}
