import SyntaxTree
import Types

/// The next binding of a variable, by the types that are converted to it, those that are expected, or its default.
extension LiteralKind {
  /// Literals of one such kind have a common type.
  fileprivate var joinKind: LiteralKind {
    switch self {
    case .float: .integer
    case .character: .string
    default: self
    }
  }
}

extension ConstraintSystem {
  /// Binds in one step all variables that exactly one type is converted to and nothing else is known of; false where there are none.
  func bindDetermined(_ bindings: [PotentialBindings]) -> Bool {
    var isChanged = false
    for potential in bindings
    where potential.variable.literal == nil && potential.lower.count == 1 && potential.upper.isEmpty
      && potential.literals.isEmpty && !potential.isOpen && coalescingResults[potential.variable.id] == nil
      && openCoalescings.contains(potential.variable.id) == false
      && universe.superclass(of: potential.lower[0]) == nil && potential.variable.binding == nil
    {
      if unify(.variable(potential.variable), potential.lower[0]) { isChanged = true }
    }
    return isChanged
  }

  /// Binds a variable to the common supertype of the types that are converted to it.
  ///
  /// - Parameter isLast: True if no other step could determine more of the variable.
  func bindLower(
    _ potential: PotentialBindings, _ active: [Constraint], _ all: [PotentialBindings], isLast: Bool = false
  ) -> Step? {
    // Both sides of `??` may meet in what is wanted of the result.
    var known: [Int: [Type]] = [:]
    let wanted = potential.upper.isEmpty ? wantedOfCoalescing(potential.variable, all, known: &known) : []
    let lower = potential.lower + tuplesOfDefaults(for: potential, active)
    guard let common = join(lower, keepsLabels: closureInputs.contains(potential.variable.id)) else {
      // Types without a common supertype may still meet in what is wanted, now or when more is known.
      guard let upper = (potential.upper + wanted).first else {
        guard isLast else { return nil }
        if bindMixed(potential) { return .proceed(active) }
        // Of the arguments of one parameter's type, which have none in common, the first is right.
        guard isRepairing, let first = potential.lower.first else { return nil }
        return unify(.variable(potential.variable), first) ? .proceed(active) : nil
      }
      return unify(.variable(potential.variable), upper) ? .proceed(active) : .stuck
    }
    if openCoalescings.contains(potential.variable.id), !potential.literals.isEmpty, !potential.upper.isEmpty,
      potential.upper.allSatisfy(\.isAny), common.isBinaryFloat
    {
      return unify(.variable(potential.variable), .any) ? .proceed(active) : .stuck
    }
    if !wanted.isEmpty { return .bindings(potential.variable, [common] + wanted) }
    if potential.upper.isEmpty, potential.literals.isEmpty {
      let ancestors = superclasses(of: common)
      if !ancestors.isEmpty { return .bindings(potential.variable, [common] + ancestors) }
      return unify(.variable(potential.variable), common) ? .proceed(active) : .stuck
    }
    if potential.upper.isEmpty, !potential.literals.allSatisfy({ $0.literal.map { mayAccept(common, $0) } ?? true }),
      bindMixed(potential)
    {
      return .proceed(active)
    }
    var types = [common]
    if common.optionalPayload == nil { types.append(universe.optional(common)) }
    types += potential.upper
    // A tuple takes its labels from what is wanted, also where that may be nil.
    types += potential.upper.compactMap(\.optionalPayload).filter(\.isTuple)
    // Elements of a literal and those of a known collection may meet in another type.
    types += potential.literals.filter { $0.literal?.isCollection == true }.map(Type.variable)
    return .bindings(potential.variable, types)
  }

  /// Where arguments and the results of closures have no type in common, or where these are not known yet, the arguments decide.
  func withoutOtherResults(_ potential: PotentialBindings) -> PotentialBindings {
    let results = potential.results
    let whole = PotentialBindings(copying: potential)
    whole.isOpen = potential.isOpen || results.isOpen
    let own = PotentialBindings(copying: potential)
    own.lower.removeAll { type in results.lower.contains { Type.same($0, type) } }
    own.literals.removeAll { literal in results.literals.contains { $0 === literal } }
    if own.lower.isEmpty && own.literals.isEmpty { return whole }
    if results.lower.isEmpty && results.literals.isEmpty { return own }
    let (lower, literals) = (potential.lower, potential.literals)
    let fits =
      lower.isEmpty
      ? Set(literals.compactMap(\.literal?.joinKind)).count == 1
      : join(lower).map { common in literals.allSatisfy { $0.literal.map { mayAccept(common, $0) } ?? true } } ?? false
    return fits ? whole : own
  }

  /// Returns whether a literal may be a value of the type, or of the payload of an optional.
  private func mayAccept(_ type: Type, _ literal: LiteralKind) -> Bool {
    if literal == .nilLiteral { return true }
    var payload = simplified(type)
    while let inner = payload.optionalPayload { payload = simplified(inner) }
    guard case .variable(let open) = payload else { return accepts(payload, literal) || erases(literal, to: payload) }
    return open.literal.map { $0.joinKind == literal.joinKind } ?? true
  }

  /// Returns whether the default type of a literal converts to the type, which is an existential or `AnyHashable`.
  private func erases(_ literal: LiteralKind, to type: Type) -> Bool {
    if type.isAny || type.isNominal("AnyHashable") { return true }
    guard case .existential(let protocols) = type, let standard = source.defaultType(of: literal) else { return false }
    return protocols.allSatisfy { universe.conforms(standard, to: $0.decl, assuming: source.requirements) }
  }

  /// Returns the tuples on the right side of a `??` whose payload is a tuple: labels that these lack are lost.
  private func tuplesOfDefaults(for potential: PotentialBindings, _ active: [Constraint]) -> [Type] {
    guard coalescingResults[potential.variable.id] != nil,
      potential.lower.contains(where: { if case .tuple = simplified($0) { true } else { false } })
    else { return [] }
    return active.compactMap { constraint in
      guard case .alternatives(let sets) = constraint.kind,
        case .conversion(let value, let target, _)? = sets.first?.first?.kind,
        case .variable(let open) = simplified(target), open === potential.variable, case .tuple = simplified(value)
      else { return nil }
      return simplified(value)
    }
  }

  /// Returns the types expected of the result of a `??` with that payload; if it is the right operand of another `??`, those expected of
  /// the outer one.
  ///
  /// - Parameter known: The types found for earlier requests, by the payload's variable.
  func wantedOfCoalescing(
    _ payload: TypeVariable, _ all: [PotentialBindings], known: inout [Int: [Type]]
  ) -> [Type] {
    var passed: [Int] = []
    var wanted: [Type] = []
    var next: TypeVariable? = payload
    while let current = next, let result = coalescingResults[current.id] {
      if let earlier = known[current.id] {
        wanted = earlier
        break
      }
      passed.append(current.id)
      if case .variable(let open) = simplified(result), let upper = all.bindings(of: open)?.upper, !upper.isEmpty {
        wanted = upper
        break
      }
      next = if case .variable(let inner) = result { outerCoalescings[inner.id] } else { nil }
    }
    for id in passed { known[id] = wanted }
    return wanted
  }

  func isResultOfCoalescing(_ variable: TypeVariable) -> Bool {
    coalescingResults.values.contains {
      if case .variable(let open) = simplified($0) { open === variable } else { false }
    }
  }

  /// Returns whether a variable is the element type of a collection literal that is the whole result of a closure. The type that the result
  /// is converted to determines it better than the values in the literal.
  func isPartOfResult(_ variable: TypeVariable, _ bindings: [PotentialBindings]) -> Bool {
    bindings.contains { potential in
      potential.variable.literal == nil && !potential.isOpen && potential.lower.isEmpty
        && potential.literals.contains { literal in
          guard let parts = collections[literal.id] else { return false }
          return isSame(variable, simplified(parts.element))
            || parts.key.map { isSame(variable, simplified($0)) } == true
        }
    }
  }

  private func superclasses(of type: Type) -> [Type] {
    var found: [Type] = []
    var current = universe.superclass(of: type)
    while let here = current {
      found.append(here)
      current = universe.superclass(of: here)
    }
    return found
  }

  /// A variable that only literals are converted to is what the first of them is, an optional where one of them is `nil`.
  func bindLiteral(_ potential: PotentialBindings) -> Bool {
    guard let literal = potential.literals.first else { return false }
    if Set(potential.literals.compactMap(\.literal?.joinKind).filter { $0 != .nilLiteral }).count > 1,
      bindMixed(potential)
    {
      return true
    }
    if potential.literals.contains(where: { $0.literal == .nilLiteral }) {
      return unify(.variable(potential.variable), universe.optional(variable()))
    }
    return unify(.variable(potential.variable), .variable(literal))
  }

  /// The result of a `? :` that is no optional where it is used, with that type: where one branch is `nil` and all others are values of the
  /// type, the `nil` is at fault.
  func branchWithFaultyNil(_ active: [Constraint], _ bindings: [PotentialBindings]) -> (TypeVariable, Type)? {
    for potential in bindings where branches.contains(potential.variable.id) && !potential.isOpen {
      guard potential.literals.contains(where: { $0.literal == .nilLiteral }),
        let wanted = wantedOfBranches(potential.variable, active, bindings), wanted.optionalPayload == nil,
        case .nominal = wanted, potential.lower.allSatisfy({ Type.same(simplified($0), wanted) }),
        potential.literals.allSatisfy({ $0.literal.map { $0 == .nilLiteral || accepts(wanted, $0) } ?? true })
      else { continue }
      return (potential.variable, wanted)
    }
    return nil
  }

  /// The type that the result of a `? :` is converted to, also as a branch of other ones.
  private func wantedOfBranches(
    _ variable: TypeVariable, _ active: [Constraint], _ bindings: [PotentialBindings]
  ) -> Type? {
    if let upper = bindings.bindings(of: variable)?.upper.first(where: { !$0.isAny }) { return simplified(upper) }
    for case .conversion(let from, let to, _) in active.map(\.kind) {
      guard isSame(variable, simplified(from)), case .variable(let outer) = simplified(to), branches.contains(outer.id),
        outer !== variable
      else { continue }
      return wantedOfBranches(outer, active, bindings)
    }
    return nil
  }

  func bindUpper(_ potential: PotentialBindings) -> Step {
    // A literal is of the type that is wanted, where it can be; its own type converts to others.
    var types: [Type] = []
    if let literal = potential.literals.first {
      for upper in potential.upper {
        // `flag ? nil : 5` for an optional: `nil` is that optional's.
        if upper.optionalPayload != nil, potential.literals.contains(where: { $0.literal == .nilLiteral }) { continue }
        let bare = upper.optionalPayload ?? upper
        if potential.literals.allSatisfy({ $0.literal.map { accepts(bare, $0) } ?? false }) { types.append(bare) }
      }
      let hasNil = potential.literals.contains { $0.literal == .nilLiteral }
      types.append(hasNil ? universe.optional(variable()) : .variable(literal))
    }
    let known = potential.upper.filter { !$0.isAny }
    types += known.isEmpty ? potential.upper : known
    types += known.compactMap(\.optionalPayload)
    return .bindings(potential.variable, types)
  }

  /// Elements without a common type are values of any type; false where it is no variable of a literal's parts.
  private func bindMixed(_ potential: PotentialBindings) -> Bool {
    guard let standard = defaultOfParts(potential.variable) else { return false }
    let hasNil = potential.literals.contains { $0.literal == .nilLiteral }
    noteDefaultedPart(potential.variable)
    return unify(.variable(potential.variable), hasNil ? universe.optional(standard) : standard)
  }

  /// The default type of the elements, the values or the keys of a collection literal that a variable stands for.
  func defaultOfParts(_ variable: TypeVariable) -> Type? {
    func isMeant(_ type: Type) -> Bool {
      if case .variable(let open) = simplified(type) { open === variable } else { false }
    }
    if collections.values.contains(where: { $0.key.map(isMeant) ?? false }) {
      return universe.nominal("AnyHashable").map { .nominal($0, []) }
    }
    return collections.values.contains { isMeant($0.element) } ? .any : nil
  }

  func bindDefault(_ variable: TypeVariable, _ active: [Constraint]) -> Step {
    guard let literal = variable.literal else { return .stuck }
    switch literal {
    case .array:
      guard let elements = collections[variable.id] else { return .stuck }
      return unify(.variable(variable), universe.array(elements.element)) ? .proceed(active) : .stuck
    case .dictionary:
      guard let elements = collections[variable.id], let key = elements.key,
        let hashable = universe.standardProtocol("Hashable")
      else { return .stuck }
      add(.requirement(.conformance(key, ProtocolReference(hashable))), nowhere)
      return unify(.variable(variable), universe.dictionary(key, elements.element)) ? .proceed(active) : .stuck
    case .nilLiteral: return .stuck
    case .integer: return .bindings(variable, [universe.int, universe.double])
    default:
      guard let standard = source.defaultType(of: literal) else { return .stuck }
      return unify(.variable(variable), standard) ? .proceed(active) : .stuck
    }
  }
}
