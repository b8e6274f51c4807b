import SyntaxTree
import Types

/// `base.member`, implicit members, subscripts.
extension Checker {
  func checkMember(_ expr: Expr, expecting expected: Type?) throws -> CheckedExpr {
    guard case .member(let base, let name, let nameRange, let labels, _) = expr.kind else {
      throw failure("internal error: not a member", at: expr.range)
    }
    guard let base else {
      if let waiting = waitingImplicitMember(expr, expecting: expected) { return waiting }
      let owner = try implicitBase(name, expr.range, expecting: expected)
      let candidates = try staticCandidates(name, owner, nameRange)
      return try staticAccess(candidates, name, labels, owner, nameRange, expecting: expected)
    }
    if name == "self", let own = dynamicSelf(base) { return try check(own) }
    if name != "Type", try namedType(expr) == nil, let own = dynamicSelf(base) {
      return try checkMember(
        Expr(
          .member(base: own, name: name, nameRange: nameRange, argumentLabels: labels, genericArguments: []), expr.range
        ),
        expecting: expected)
    }
    let isRooted = isImplicitMember(base)
    if isRooted, let waiting = waitingImplicitMember(expr, expecting: expected) { return waiting }
    if let type = try namedType(expr) {
      return name == "self" ? make(.metatype(type), .metatype(type), expr.range) : bareType(type, expr)
    }
    if case .identifier("super", _, _) = base.kind {
      let (own, type) = try superReceiver(base)
      return try memberAccess(
        members(named: name, of: type), name, labels, base: own, at: nameRange, expr: expr, expecting: expected,
        isSuper: true)
    }
    if case .identifier(let module, _, _) = base.kind, isModule(module, at: base.range) {
      try requireMember(name, ofModule: module, at: base.range)
      moduleMembers[nameRange.start] = module
      let plain = Expr(.identifier(name, argumentLabels: labels, genericArguments: []), nameRange)
      return try checkIdentifier(name, labels, [], plain, expecting: expected)
    }
    if let type = try namedType(base) {
      if name == "self" { return make(.metatype(type), .metatype(type), expr.range) }
      let candidates = try staticCandidates(name, type, nameRange, base: base.range)
      return try staticAccess(candidates, name, labels, type, nameRange, base: base.range, expecting: expected)
    }
    let value = try check(base, expecting: isRooted ? expected : nil)
    if name == "self" || isMissing(value) { return value }
    return try memberAccess(
      of: value, name, labels, nameRange, baseRange: base.place, expr: expr, expecting: expected)
  }

  func requireMember(_ name: String, ofModule module: String, at range: SourceRange) throws {
    if name != CompletionText.mark, lookUp(name, at: range) == nil {
      throw failure(ExpressionDiagnostic.unknownModuleMember(module: module, name: name), at: range)
    }
  }

  /// Where `super` means nothing.
  func noSuperclass(at range: SourceRange) -> Failure {
    guard let own = ownVariable(in: scope) else {
      return failure(
        ExpressionDiagnostic.superOutsideClass,
        at: range)
    }
    let name = settled(own.type.instance).description
    return failure(
      own.type.instance.nominalDecl?.kind == .classType
        ? ExpressionDiagnostic.superWithoutSuperclass(name: name)
        : ExpressionDiagnostic.superInValueType(name: name), at: range)
  }

  func superReceiver(_ base: Expr) throws -> (CheckedExpr, Type) {
    guard let own = ownVariable(in: scope), let superclass = universe.superclass(of: own.type.instance) else {
      throw noSuperclass(at: base.range)
    }
    let receiver = try access(own, at: base.range)
    return (
      make(.convert(receiver, .identity), own.type.isMetatype ? .metatype(superclass) : superclass, base.range),
      superclass
    )
  }

  /// The type whose static members `.name` means.
  func implicitBase(_ name: String, _ range: SourceRange, expecting expected: Type?) throws -> Type {
    guard let expected else {
      throw failure(
        InferenceDiagnostic.memberWithoutContext(name: name),
        at: SourceRange(file: range.file, start: min(range.start + 1, range.end), end: range.end),
        notes: [Diagnostic.Note("nothing here says which type '.\(name)' is of: write the type before the dot")])
    }
    try? solveDeferred()
    settleLiteral(expected, forStatic: name)
    var type = universe.simplified(expected, assuming: requirements)
    if type.isVariable { throw failure(InferenceDiagnostic.contextualBaseNotInferred(name: name), at: range) }
    if let payload = type.optionalPayload, name != "none", name != "some" {
      let inner = universe.simplified(payload, assuming: requirements)
      let own = members(named: name, of: inner)
      let isMadeMemberwise = name == "init" && !memberwiseCandidates(inner, own).isEmpty
      if !own.isEmpty || isMadeMemberwise || members(named: name, of: type).isEmpty { type = inner }
    }
    if type.isVariable { throw failure(InferenceDiagnostic.contextualBaseNotInferred(name: name), at: range) }
    if case .function(let function) = type { return function.result }
    if case .existential(let protocols) = type,
      let concrete = concreteSelf(ofMember: name, in: protocols.map(\.decl))
    {
      return concrete
    }
    return type
  }

  /// `min(1, .max)`: a literal beside a member without a base is of the type that literals are of by themselves; a whole number
  /// of the one that has such a member.
  private func settleLiteral(_ type: Type, forStatic name: String) {
    var type = universe.simplified(type, assuming: requirements)
    if let payload = type.optionalPayload { type = universe.simplified(payload, assuming: requirements) }
    guard case .variable(let variable) = type, let literal = variable.literal else { return }
    var choices = [defaultType(of: literal)]
    if literal == .integer { choices.append(universe.double) }
    for choice in choices.compactMap({ $0 }) where members(named: name, of: choice).contains(where: \.decl.isStatic) {
      bind(variable, to: choice)
      return
    }
  }

  func memberAccess(
    of base: CheckedExpr, _ name: String, _ labels: [String]?, _ nameRange: SourceRange, baseRange: SourceRange,
    expr: Expr,
    expecting expected: Type?
  ) throws -> CheckedExpr {
    let (value, found) = try instanceMembers(name, of: base, nameRange, baseRange, expecting: expected)
    if case .tuple(let fields) = universe.simplified(value.type, assuming: requirements) {
      if let index = Int(name) ?? fields.firstIndex(where: { $0.label == name }), fields.indices.contains(index) {
        return make(.tupleElement(value, index), fields[index].type, expr.range)
      }
      throw noMember(name, value.type, nameRange, baseRange)
    }
    return try memberAccess(found, name, labels, base: value, at: nameRange, expr: expr, expecting: expected)
  }

  /// `Array("abc").map { … }`: what the array holds is known when its text is a String.
  private func settleTexts(of base: CheckedExpr) {
    func isOpen(_ argument: Type) -> Bool {
      if case .variable(let variable) = argument.head { variable.literal == nil } else { false }
    }
    guard case .nominal(_, let arguments) = base.type.head, arguments.contains(where: isOpen) else { return }
    let settledAny = base.anywhere { part in
      guard case .variable(let variable) = part.type.head, variable.literal == .string else { return false }
      settleLiterals(in: part.type)
      return true
    }
    if settledAny { try? solveDeferred() }
  }

  /// `8.truncatingRemainder(dividingBy: 2.5)`: a whole number is a Double where only that has such a member.
  private func settleNumber(_ type: Type, for name: String) {
    guard case .variable(let variable) = universe.simplified(type, assuming: requirements),
      variable.literal == .integer,
      members(named: name, of: universe.int).isEmpty, !members(named: name, of: universe.double).isEmpty
    else { return }
    bind(variable, to: universe.double)
  }

  /// The instance members under a name; what is known of the base's type so far is settled first.
  func instanceMembers(
    _ name: String, of written: CheckedExpr, _ nameRange: SourceRange, _ baseRange: SourceRange,
    expecting expected: Type? = nil
  ) throws -> (CheckedExpr, [FoundMember]) {
    var base = written
    var type = universe.simplified(base.type, assuming: requirements)
    if case .variable = type {
      try solveDeferred()
      settleNumber(type, for: name)
      settleLiterals(in: type)
      settleSuperclass(of: type)
      settleOpenResult(type)
      type = universe.simplified(base.type, assuming: requirements)
    }
    if case .dependentMember(let inner, _) = type, inner.hasVariables {
      try solveDeferred()
      settleLiterals(in: inner)
      type = universe.simplified(base.type, assuming: requirements)
    }
    settleTexts(of: base)
    if type.isError { throw Silent.failure(at: baseRange) }
    if type.isVariable {
      throw ambiguous(base, at: baseRange)
    }
    if case .metatype(let instance) = type {
      // A metatype in a variable: `let t = Foo.self; t.make()`.
      return (base, members(named: name, of: instance).filter { $0.decl.isStatic || name == "init" })
    }
    if case .tuple = type { return (base, []) }
    var found = members(named: name, of: type).filter { !$0.decl.isStatic }
    if found.isEmpty, let variable = base.implicitlyUnwrappedVariable, variable.isImplicitlyUnwrapped,
      let payload = type.optionalPayload
    {
      base = make(.forceUnwrap(base), payload, base.range)
      if case .tuple = payload.head { return (base, []) }
      found = members(named: name, of: payload).filter { !$0.decl.isStatic }
      type = payload
    }
    // A member for other classes than this one's (`rx.text` of a text field, asked of a label) does not hide the property.
    if found.allSatisfy(isForAnotherClass),
      let dynamic = try dynamicMember(name, of: base, nameRange, expecting: expected)
    {
      return (dynamic, [])
    }
    if found.isEmpty {
      if written.isFunctionReference, let function = type.functionType, function.parameters.isEmpty {
        var kind = "function"
        if case .function(let callee, _) = written.kind, callee.function.owner != nil { kind = "method" }
        throw failure(
          ExpressionDiagnostic.methodAsProperty(kind: kind, name: String(written.range.lastName)), at: baseRange)
      }
      throw noMember(name, type, nameRange, baseRange)
    }
    return (base, found)
  }

  private func isForAnotherClass(_ member: FoundMember) -> Bool {
    let requirements: [Requirement] =
      switch member.decl {
      case .variable(let variable): variable.requirements
      case .function(let function): function.requirements
      default: []
      }
    return requirements.contains { requirement in
      guard case .superclass(let type, let superclass) = requirement.substituting(member.substitution),
        case .nominal = universe.simplified(type, assuming: self.requirements).head
      else { return false }
      return !universe.isSubclass(type, superclass)
    }
  }

  /// Returns true if only the type of a wrapper's member is needed, in which case the member may be unavailable for reading.
  func isTypedWrapper(_ base: CheckedExpr) -> Bool {
    if case .variable(let variable) = base.kind { variable.name == DeclarationCollector.typedWrapper } else { false }
  }

  func noMember(_ name: String, _ type: Type, _ nameRange: SourceRange, _ baseRange: SourceRange) -> Failure {
    settleLiterals(in: type)
    let shown = settled(type)
    if let member = hiddenMember(name, of: shown) { return isHidden(name, member, at: nameRange) }
    if let payload = shown.optionalPayload,
      payload.hasField(name) || members(named: name, of: payload).contains(where: { !$0.decl.isStatic })
    {
      return failure(
        ExpressionDiagnostic.memberOfOptional(type: shown, name: name, payload: payload),
        at: baseRange, highlights: [nameRange],
        notes: [
          .init("chain the optional using '?' to access member '\(name)' only for non-'nil' base values"),
          .init(
            "force-unwrap using '!' to abort execution if the optional value contains 'nil'",
            fix: [.init(range: nameRange.beforeDot, text: "!")]),
        ])
    }
    if !members(named: name, of: shown).isEmpty {
      if members(named: name, of: shown).contains(where: { if case .enumCase = $0.decl { true } else { false } }) {
        return failure(
          ExpressionDiagnostic.caseOfInstance(name: name), at: baseRange, highlights: [nameRange])
      }
      return failure(
        ExpressionDiagnostic.staticMemberOfInstance(name: name, type: shown), at: baseRange, highlights: [nameRange])
    }
    var kind = "type"
    if case .tuple = shown { kind = "tuple type" }
    func unknown(_ suggestion: String?) -> ExpressionDiagnostic {
      if suggestion == nil, let root = dynamicRoot(of: shown) {
        return .unknownDynamicMember(type: shown, name: name, root: root)
      }
      return .unknownMember(kind: kind, type: shown, name: name, suggestion: suggestion)
    }
    var notes: [Diagnostic.Note] = []
    if let lesson = universe.lesson(on: .member(name, of: shown)) {
      notes.append(lesson.note(onMember: nameRange, base: baseRange))
    } else if let best = DidYouMean.suggestion(for: name, among: memberNames(of: shown, isStatic: false)) {
      return failure(unknown(best), at: nameRange, highlights: [baseRange])
        .fixed(by: .init(range: nameRange, text: best))
    }
    return failure(unknown(nil), at: nameRange, highlights: [baseRange], notes: notes)
  }

  func memberAccess(
    _ found: [FoundMember], _ name: String, _ labels: [String]?, base: CheckedExpr, at nameRange: SourceRange,
    expr: Expr,
    expecting expected: Type?, isSuper: Bool = false
  ) throws -> CheckedExpr {
    if found.isEmpty {
      if isDynamicAccess(base, name) { return base }
      throw noMember(name, base.type, nameRange, base.range)
    }
    let variables = found.compactMap { member -> (FoundMember, VariableDecl)? in
      if case .variable(let variable) = member.decl { (member, variable) } else { nil }
    }
    try refuseAmbiguous(variables, name, at: nameRange)
    if let (member, variable) = try bestProperty(variables, base), labels == nil {
      return try property(variable, member, base: base, at: expr.range, nameRange: nameRange, isSuper: isSuper)
    }
    let candidates = found.compactMap { member in candidate(member, receiver: base, isSuper: isSuper) }
    return try functionValue(candidates, name, labels, nameRange, expecting: expected)
  }

  private func isDynamicAccess(_ base: CheckedExpr, _ name: String) -> Bool {
    if case .subscriptCall(_, _, let getter, _) = base.kind {
      return getter.function.parameters.first?.label == "dynamicMember"
    }
    return false
  }
}

extension SourceRange {
  /// The last name in a chain.
  fileprivate var lastName: Substring { text.split(separator: ".").last ?? text }
}

extension Type {
  /// `T` of `T.Type`; itself otherwise.
  var instance: Type {
    if case .metatype(let instance) = head { instance } else { self }
  }
}

extension Type {
  fileprivate func hasField(_ name: String) -> Bool {
    guard case .tuple(let fields) = head else { return false }
    return fields.contains { $0.label == name } || Int(name).map(fields.indices.contains) == true
  }
}
