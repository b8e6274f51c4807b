import SyntaxTree
import Types

/// An earlier part of an expression that may be at fault in place of a later one: in `names.map { $0.count }.contains("a")` the result of
/// the closure, since nothing else said what the elements are.
struct Reconsideration {
  /// The call that decided a type, that type as the declaration of the function has it, and the type that the later part needs.
  let call: Expr
  let declared: Type
  let type: Type
}

extension ConstraintSystem {
  /// The decisions of earlier calls that the fixes of a repaired solution put in question.
  func reconsiderations(of fixes: [Fix], in root: Expr, expecting expected: Type?) -> [Reconsideration] {
    if fixes.isEmpty || fixes.count > 2 { return [] }
    return fixes.flatMap(reconsiderations)
      + fixes.flatMap { reconsiderations(ofRequirement: $0, in: root, expecting: expected) }
  }

  /// Makes the generic parameters of a call what is needed later.
  func meetNeeds(of call: Expr, _ substitution: Substitution) -> Bool {
    guard let needed = reconsidered, needed.call === call else { return true }
    return unify(normalized(needed.declared.substituting(substitution)), needed.type)
  }

  private func reconsiderations(of fix: Fix) -> [Reconsideration] {
    let anchor = fix.locator.anchor
    switch fix.kind {
    case .conversion(let given, let wanted, let isArgument):
      if case .closureParameter = fix.locator.element {
        return origins(of: given, needing: wanted, around: anchor) { _ in true }
      }
      guard isArgument else { return [] }
      if let use = operation(on: anchor) { return reconsiderations(ofOperands: use, given, wanted, anchor) }
      let ofParameter = origins(of: wanted, needing: given, around: anchor) { $0.isDecidedLater != nil }
      let isOptional = simplified(given).optionalPayload != nil
      return origins(of: given, needing: wanted, around: anchor) { origin in
        origin.isDecidedLater == true || isOptional && origin.isDecidedLater != nil
      } + ofParameter
    case .operands(let use, let types):
      guard types.count == 2, let written = use.arguments?.written else { return [] }
      return reconsiderations(ofOperands: use, types[0], types[1], written[0].value)
        + reconsiderations(ofOperands: use, types[1], types[0], written[1].value)
    case .member(let use, let base):
      guard let payload = simplified(base).optionalPayload else { return [] }
      return origins(of: base, needing: payload, around: use.expr) { $0.isDecidedLater != nil }
    default: return []
    }
  }

  /// The result of a closure whose type does not meet what a later call requires: `items.map { $0.count }.joined(separator: ", ")`. It
  /// should be what another overload says that it is, or what is expected of the call.
  private func reconsiderations(
    ofRequirement fix: Fix, in root: Expr, expecting expected: Type?
  ) -> [Reconsideration] {
    let (use, lacking): (OverloadUse, Fix)
    switch fix.kind {
    case .requirement(_, let own): (use, lacking) = (own, fix)
    case .overloads(let own, _, let fixes, true):
      guard let first = fixes.first else { return [] }
      (use, lacking) = (own, first)
    default: return []
    }
    guard case .requirement(let requirement, _) = lacking.kind, let subject = requirement.types.first,
      case .value(let base) = use.receiver, let receiver = shownType(of: base)
    else { return [] }
    var needed = source.members(named: use.name, of: receiver).flatMap { member -> [Type] in
      guard case .function(let function) = member.decl else { return [] }
      return function.requirements.compactMap { requirement in
        guard case .sameType(let left, let right) = requirement else { return nil }
        let types = [left, right].filter { !$0.isOpenInDeclarations }
        return types.count == 1 && !types[0].hasParameters ? types[0] : nil
      }
    }
    if case .conformance = requirement, let payload = shown(subject).optionalPayload { needed.append(payload) }
    if use.expr === root, let expected, let function = chosen(for: use)?.choice.function,
      (function.result.optionalPayload ?? function.result).isOpenInDeclarations
    {
      needed.append(expected.optionalPayload ?? expected)
    }
    return needed.flatMap { type in
      origins(of: subject, needing: type, from: [use]) { $0.isDecidedLater != nil }
    }
  }

  private func reconsiderations(
    ofOperands use: OverloadUse, _ given: Type, _ wanted: Type, _ operand: Expr
  ) -> [Reconsideration] {
    guard let (written, types) = use.arguments, written.count == 2 else { return [] }
    let isOptional = simplified(given).optionalPayload != nil
    // The operand types of a comparison do not depend on the use of its result.
    if Self.comparisons.contains(use.name), !isOptional { return [] }
    let found = origins(of: given, needing: wanted, around: use.expr) { origin in
      origin.isDecidedLater == true || isOptional && origin.isDecidedLater != nil
    }
    // Both sides may come from literals elsewhere, of which the fewest are at fault.
    guard found.isEmpty, let index = written.firstIndex(where: { $0.value === operand }) else { return found }
    let other = types[1 - index]
    guard isOfLiteral(given, around: use.expr), isOfLiteral(other, around: use.expr) else { return [] }
    return origins(of: other, needing: given, around: use.expr) { $0.isLiteral }
      + origins(of: given, needing: wanted, around: use.expr) { $0.isLiteral }
  }

  /// Returns whether the type of a closure's parameter is determined by literals only.
  package func isOfLiteral(_ type: Type, around expr: Expr) -> Bool {
    !origins(of: type, needing: nil, around: expr) { $0.isLiteral }.isEmpty
  }

  /// Returns whether the type of a closure's parameter is determined by the result of an earlier closure.
  package func isOfClosureResult(_ type: Type, around expr: Expr) -> Bool {
    !origins(of: type, needing: nil, around: expr) { $0.isDecidedLater != nil }.isEmpty
  }

  private func operation(on operand: Expr) -> OverloadUse? {
    overloads.values.lazy.map(\.use).first { use in
      guard case .operation(let written, _) = use.form else { return false }
      return written.contains { $0.value === operand }
    }
  }

  /// The calls before an expression, or around it, that decided a generic parameter to be a type.
  private func origins(
    of type: Type, needing other: Type?, around expr: Expr, where isMeant: (Origin) -> Bool
  ) -> [Reconsideration] {
    let around = overloads.values.map(\.use).filter { use in
      guard !use.isOperation, let written = use.arguments?.written else { return false }
      return written.contains { $0.value.range.holds(expr.range) }
    }
    return origins(
      of: type, needing: other,
      from: around.sorted {
        $0.expr.range.end - $0.expr.range.start < $1.expr.range.end - $1.expr.range.start
      }, where: isMeant)
  }

  /// - Parameter calls: The calls at whose receivers the search begins, the innermost first.
  private func origins(
    of type: Type, needing other: Type?, from calls: [OverloadUse], where isMeant: (Origin) -> Bool
  ) -> [Reconsideration] {
    let (decided, needed) = (shown(type), other.map(shown))
    if decided.isUnsettled || needed?.isUnsettled == true { return [] }
    if let needed {
      if Type.same(decided, needed) { return [] }
      // An optional is only ever unwrapped.
      if let payload = decided.optionalPayload, !Type.same(payload, needed) { return [] }
    }
    for outer in calls {
      var call: OverloadUse? = outer
      while let use = call {
        if let origin = origin(of: decided, in: use), isMeant(origin), use !== outer || origin.isLiteral {
          return [Reconsideration(call: use.expr, declared: origin.declared, type: needed ?? decided)]
        }
        call = receiver(of: use)
      }
    }
    return []
  }

  /// The call whose value a member is called on.
  private func receiver(of use: OverloadUse) -> OverloadUse? {
    guard case .value(let base) = use.receiver else { return nil }
    return overloads[OverloadUse.Key(expr: ObjectIdentifier(base), isApplied: false)]?.use
  }

  /// A type in the declaration of a function, and the kind of arguments that decided what it is in a call.
  private struct Origin {
    let declared: Type
    let isLiteral: Bool
    /// For the result of a closure of one expression or of a key path, whether that is decided after what the closure behind it needs.
    let isDecidedLater: Bool?
  }

  private func origin(of type: Type, in use: OverloadUse) -> Origin? {
    guard let chosen = overloads[use.key]?.chosen, let function = chosen.choice.function,
      let matching = chosen.matching,
      let written = use.arguments?.written
    else { return nil }
    func isDecided(_ declared: Type) -> Bool {
      declared.isOpenInDeclarations && Type.same(shown(normalized(declared.substituting(chosen.substitution))), type)
    }
    var literals: (declared: Type, values: [Expr])?
    var result: Origin?
    for (declared, indices) in zip(function.parameters, matching.bindings) {
      let given = indices.map { written[$0].value }
      if isDecided(declared.type) { literals = (declared.type, (literals?.values ?? []) + given) }
      guard let wanted = (declared.type.optionalPayload ?? declared.type).head.functionType, isDecided(wanted.result),
        let value = given.first
      else { continue }
      switch value.kind {
      case .keyPath:
        result = Origin(declared: wanted.result, isLiteral: false, isDecidedLater: beginsWithLiterals(use))
      case .closure(let closure):
        // A result of another type did not decide it.
        guard let value = closure.singleValue, let own = shownType(of: value), Type.same(own, type) else { continue }
        result = Origin(
          declared: wanted.result, isLiteral: false, isDecidedLater: isText(value) || beginsWithLiterals(use))
      default: continue
      }
    }
    // The result of a closure must have the type of the other arguments for the same generic parameter.
    guard let (declared, values) = literals, !values.isEmpty else { return result }
    return values.allSatisfy(\.isLiteralValue) ? Origin(declared: declared, isLiteral: true, isDecidedLater: nil) : nil
  }

  /// Returns whether a chain of calls begins with one whose generic arguments come from literals. Their types are not final before the
  /// whole chain is solved.
  private func beginsWithLiterals(_ use: OverloadUse) -> Bool {
    var call = receiver(of: use)
    while let use = call {
      guard let chosen = overloads[use.key]?.chosen, let function = chosen.choice.function,
        let matching = chosen.matching, let written = use.arguments?.written
      else { return false }
      let values = zip(function.parameters, matching.bindings).filter { $0.0.type.isOpenInDeclarations }.flatMap(\.1)
      if !values.isEmpty { return values.allSatisfy { written[$0].value.isLiteralValue } }
      call = receiver(of: use)
    }
    return false
  }

  private func isText(_ expr: Expr) -> Bool {
    switch expr.kind {
    case .stringLiteral: true
    case .parenthesized(let inner): isText(inner)
    default: expr.literal != nil
    }
  }
}

extension Type {
  /// True for a generic parameter or an associated type of one.
  fileprivate var isOpenInDeclarations: Bool {
    switch head {
    case .parameter, .dependentMember: true
    default: false
    }
  }

  /// True if a part of the type is unknown.
  fileprivate var isUnsettled: Bool { hasVariables || hasError }
}

extension Expr {
  /// A literal, or one of a collection of them.
  fileprivate var isLiteralValue: Bool {
    switch kind {
    case .arrayLiteral(let elements): elements.allSatisfy(\.isLiteralValue)
    case .stringLiteral: true
    case .parenthesized(let inner): inner.isLiteralValue
    default: literal != nil
    }
  }
}
