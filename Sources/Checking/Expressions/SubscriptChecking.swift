import SyntaxTree
import Types

/// Subscripts: declared ones, through key paths, and dynamic members.
extension Checker {
  func checkSubscript(
    _ expr: Expr, _ base: Expr, _ arguments: [Expr.Argument], expecting expected: Type?
  ) throws -> CheckedExpr {
    let value: CheckedExpr
    let isSuper = if case .identifier("super", _, _) = base.kind { true } else { false }
    if isSuper {
      value = try superReceiver(base).0
    } else if let type = try namedType(base) {
      value = make(.metatype(type), .metatype(type), base.range)
    } else if case .arrayLiteral = base.kind, arguments.count == 1, arguments[0].label == nil, let expected,
      !expected.hasVariables,
      case .success(let solution) = attempt({ try check(base, expecting: universe.array(expected)) })
    {
      // `["a", "b"][index]` where a Character is wanted.
      value = adopt(solution)
    } else {
      value = try check(base)
    }
    try solveDeferred()
    if isMissing(value) { return try missingCall(arguments, at: expr.range) }
    return try withLiteralElements(of: value, base, arguments) {
      try subscriptCall(of: value, isSuper, expr, base, arguments, expecting: expected)
    }
  }

  private func subscriptCall(
    of value: CheckedExpr, _ isSuper: Bool, _ expr: Expr, _ base: Expr, _ arguments: [Expr.Argument],
    expecting expected: Type?
  ) throws -> CheckedExpr {
    if case .dictionaryLiteral = base.kind, let key = value.type.head.arguments.first {
      // The type of the values may follow from the code after the subscript.
      settleLiterals(in: key)
    } else {
      settleLiterals(in: value.type)
    }
    var receiver = value
    var type = universe.simplified(value.type.instance, assuming: requirements)
    if case .variable = type {
      throw failure(InferenceDiagnostic.ambiguousExpression, at: base.range)
    }
    if arguments.count == 1, arguments[0].label == "keyPath" {
      return try keyPathSubscript(expr, value, arguments[0].value)
    }
    var found = members(named: "subscript", of: type)
    if found.isEmpty, let variable = value.implicitlyUnwrappedVariable, variable.isImplicitlyUnwrapped,
      let payload = type.optionalPayload
    {
      receiver = make(.forceUnwrap(value), payload, base.range)
      type = payload
      found = members(named: "subscript", of: payload)
    }
    let isStatic = value.type.isMetatype
    let candidates = found.compactMap { member -> Candidate? in
      guard case .subscriptDecl(let declaration) = member.decl, declaration.getter.isStatic == isStatic else {
        return nil
      }
      var made = Candidate(.subscripting(declaration), receiver: receiver, member: member)
      made.isSuper = isSuper
      return made
    }
    if !isStatic, arguments.first?.label != "dynamicMember", !candidates.isEmpty,
      candidates.allSatisfy({ $0.isDynamicMember }),
      let value = try dynamicMember(
        .subscriptCall(arguments, expr.range), of: receiver, expr.range, expecting: expected)
    {
      return value
    }
    if candidates.isEmpty {
      if let payload = type.optionalPayload, !members(named: "subscript", of: payload).isEmpty {
        throw failure(
          ExpressionDiagnostic.memberOfOptional(
            type: settled(value.type), name: "subscript", payload: settled(payload)),
          at: base.range)
      }
      if let hidden = hiddenMember("subscript", of: type) {
        throw isHidden("subscript", hidden, at: base.range.following)
      }
      throw failure(ExpressionDiagnostic.noSubscripts(type: settled(value.type)), at: base.range.following)
    }
    do {
      let found = try select(
        candidates, "subscript", arguments, site: expr.range, nameRange: base.range, expecting: expected)
      if case .subscriptCall(_, let given, let getter, _) = found.kind, !getter.function.generics.isEmpty {
        for argument in given { settleLiterals(in: argument.type) }
        try solveDeferred()
      }
      return found
    } catch let fault as Failure {
      guard candidates.count > 1,
        case .conformanceRequired("subscript", _, _)? = fault.diagnostic.kind as? ExpressionDiagnostic
      else { throw fault }
      throw failure(InferenceDiagnostic.noExactMatches(callee: "subscript"), at: base.range.following)
    }
  }

  /// `value[keyPath: path]`.
  private func keyPathSubscript(_ expr: Expr, _ value: CheckedExpr, _ path: Expr) throws -> CheckedExpr {
    // The most capable kind is asked for: the path then keeps the kind that it has.
    guard let proto = universe.standardProtocol("ReferenceWritableKeyPath") else {
      fatalError("the standard library declares key paths")
    }
    let result = freshVariable()
    let checked = try check(path, expecting: .nominal(proto, [value.type, result]))
    if let erased = erasedKeyPathRead(checked, of: value, expr.range) { return erased }
    guard case .nominal(let decl, let arguments) = checked.type.head, arguments.count == 2,
      decl.name.hasSuffix("KeyPath"),
      unify(arguments[1], result), conversion(from: value.type, to: arguments[0]) != nil
    else {
      settleLiterals(in: checked.type)
      throw failure(ExpressionDiagnostic.keyPathOfOtherRoot(type: settled(checked.type)), at: value.range.following)
    }
    let accessors = universe.keyPathAccessors
    return make(
      .subscriptCall(
        value, arguments: [checked], getter: Callee(accessors.getter),
        setter: decl.name == "KeyPath"
          ? nil : Callee(decl.name == "ReferenceWritableKeyPath" ? accessors.referenceSetter : accessors.setter)),
      result, expr.range)
  }

  /// Returns the access through a type-erased key path; nil for other key paths.
  private func erasedKeyPathRead(_ path: CheckedExpr, of value: CheckedExpr, _ range: SourceRange) -> CheckedExpr? {
    guard let decl = path.type.nominalDecl, decl.isNative else { return nil }
    func read(_ type: Type) -> CheckedExpr {
      make(
        .subscriptCall(value, arguments: [path], getter: Callee(universe.keyPathAccessors.getter), setter: nil), type,
        range)
    }
    switch decl.name {
    case "PartialKeyPath":
      guard let root = path.type.arguments.first, conversion(from: value.type, to: root) != nil else { return nil }
      return read(.any)
    case "AnyKeyPath": return make(.wrap(read(.any)), universe.optional(.any), range)
    default: return nil
    }
  }

  /// A type with `subscript(dynamicMember:)` over key paths, as `Reactive` has it.
  func dynamicMember(
    _ name: String, of base: CheckedExpr, _ range: SourceRange, expecting expected: Type? = nil
  ) throws -> CheckedExpr? {
    if let overloaded = dynamicMemberByResult(name, of: base, range, expecting: expected) { return overloaded }
    return try dynamicMember(.member(name, range), of: base, range, expecting: expected)
  }

  /// Of several the one that gives what is wanted, and then one that can be set. A subscript, `items[0]`, has no name.
  private func dynamicMember(
    _ component: Expr.KeyPathComponent, of base: CheckedExpr, _ range: SourceRange, expecting expected: Type?
  ) throws -> CheckedExpr? {
    var best: (solution: Solution<CheckedExpr>, rank: [Int])?
    for member in members(named: "subscript", of: base.type) {
      guard case .subscriptDecl(let declaration) = member.decl,
        declaration.getter.parameters.first?.label == "dynamicMember"
      else { continue }
      let isText = normal(declaration.getter.parameters[0].type.substituting(member.substitution))
        .isNominal("String")
      let path: Expr
      if isText {
        guard case .member(let name, _) = component else { continue }
        path = Expr(.stringLiteral([.text(name)]), range)
      } else {
        path = Expr(.keyPath(root: nil, components: [component]), range)
      }
      let candidate = Candidate(.subscripting(declaration), receiver: base, member: member)
      var isWanted = true
      func selected(expecting expected: Type?) throws -> CheckedExpr {
        try select(
          [candidate], "subscript", [Expr.Argument(label: "dynamicMember", value: path)],
          site: base.range.through(range), nameRange: range, expecting: expected)
      }
      var trial = attempt { () throws -> CheckedExpr in
        let value = try selected(expecting: expected)
        if let expected, !expected.isVariable {
          if case .failure = attempt({
            try convert(value, to: expected) { .mismatch(given: $0, wanted: $1, role: .expected) }
          }) {
            isWanted = false
          }
        }
        return value
      }
      // A member of another type than is expected exists; it is the conversion that fails.
      if case .failure = trial, expected != nil {
        isWanted = false
        trial = attempt { try selected(expecting: nil) }
      }
      guard case .success(let solution) = trial else { continue }
      let rank = [isWanted ? 0 : 1, declaration.setter == nil ? 1 : 0, declaration.getter.generics.count]
      if best == nil || rank.lexicographicallyPrecedes(best!.rank) { best = (solution, rank) }
    }
    return best.map { adopt($0.solution) }
  }

  /// Root type of the key paths that a type's dynamic members are; nil for a type without dynamic members.
  func dynamicRoot(of type: Type) -> Type? {
    for member in members(named: "subscript", of: type) {
      guard case .subscriptDecl(let declaration) = member.decl,
        let parameter = declaration.getter.parameters.first, parameter.label == "dynamicMember",
        case .nominal(_, let arguments) = normal(parameter.type.substituting(member.substitution)), arguments.count == 2
      else { continue }
      return settled(arguments[0])
    }
    return nil
  }

  /// Several `subscript(dynamicMember:)` over names, which differ in what they give.
  private func dynamicMemberByResult(
    _ name: String, of base: CheckedExpr, _ range: SourceRange, expecting expected: Type?
  ) -> CheckedExpr? {
    guard let expected else { return nil }
    let candidates = members(named: "subscript", of: base.type).compactMap { member -> Candidate? in
      guard case .subscriptDecl(let declaration) = member.decl,
        let parameter = declaration.getter.parameters.first, parameter.label == "dynamicMember",
        normal(parameter.type.substituting(member.substitution)).isNominal("String")
      else { return nil }
      return Candidate(.subscripting(declaration), receiver: base, member: member)
    }
    guard candidates.count > 1 else { return nil }
    let argument = Expr.Argument(label: "dynamicMember", value: Expr(.stringLiteral([.text(name)]), range))
    let trial = attempt {
      try select(
        candidates, "subscript", [argument], site: base.range.through(range), nameRange: range, expecting: expected)
    }
    if case .success(let solution) = trial { return adopt(solution) }
    return nil
  }
}

extension Candidate {
  /// `subscript(dynamicMember:)`.
  fileprivate var isDynamicMember: Bool {
    if case .subscripting(let declaration) = target {
      declaration.getter.parameters.first?.label == "dynamicMember"
    } else {
      false
    }
  }
}
