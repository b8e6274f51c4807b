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

  func bindLower(_ potential: PotentialBindings, _ active: [Constraint], _ all: [PotentialBindings]) -> Step? {
    guard let common = join(potential.lower) else {
      // Types without a common supertype may still meet in what is wanted, now or when more is known.
      guard let upper = potential.upper.first else { return nil }
      return unify(.variable(potential.variable), upper) ? .proceed(active) : .stuck
    }
    if openCoalescings.contains(potential.variable.id), !potential.literals.isEmpty, !potential.upper.isEmpty,
      potential.upper.allSatisfy(\.isAny), common.isBinaryFloat
    {
      return unify(.variable(potential.variable), .any) ? .proceed(active) : .stuck
    }
    if potential.upper.isEmpty, let result = coalescingResults[potential.variable.id].map(simplified),
      case .variable(let open) = result, let wanted = all.first(where: { $0.variable === open })?.upper, !wanted.isEmpty
    {
      // Both sides may meet in what is wanted of the result.
      return .bindings(potential.variable, [common] + wanted)
    }
    if potential.upper.isEmpty, potential.literals.isEmpty {
      let ancestors = superclasses(of: common)
      if !ancestors.isEmpty { return .bindings(potential.variable, [common] + ancestors) }
      return unify(.variable(potential.variable), common) ? .proceed(active) : .stuck
    }
    var types = [common]
    if common.optionalPayload == nil { types.append(universe.optional(common)) }
    types += potential.upper
    return .bindings(potential.variable, types)
  }

  /// Elements without a common type, of a literal that becomes an `Any`.
  func isOfMixedLiteral(_ potential: PotentialBindings) -> Bool {
    guard potential.variable.literal == nil, potential.variable.binding == nil, !potential.isOpen,
      potential.upper.isEmpty,
      let owner = elementOwners[potential.variable.id], literalsAsAny.contains(owner.id)
    else { return false }
    let literals = potential.literals.compactMap(\.literal).filter { $0 != .nilLiteral }
    let kinds = Set(literals.map(\.joinKind))
    if kinds.count > 1 { return true }
    if potential.lower.isEmpty { return false }
    let start = mark
    defer { rollBack(to: start) }
    guard let common = join(potential.lower) else { return true }
    let payload = common.optionalPayload ?? common
    return !literals.allSatisfy { accepts(payload, $0) }
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
    if potential.literals.contains(where: { $0.literal == .nilLiteral }) {
      return unify(.variable(potential.variable), universe.optional(variable()))
    }
    return unify(.variable(potential.variable), .variable(literal))
  }

  func bindUpper(_ potential: PotentialBindings) -> Step {
    // A literal is of the type that is wanted, where it can be; its own type converts to others.
    var types: [Type] = []
    if let literal = potential.literals.first {
      for upper in potential.upper {
        let bare = upper.optionalPayload ?? upper
        if potential.literals.allSatisfy({ $0.literal.map { accepts(bare, $0) } ?? false }) { types.append(bare) }
      }
      types.append(.variable(literal))
    }
    let known = potential.upper.filter { !$0.isAny }
    types += known.isEmpty ? potential.upper : known
    types += known.compactMap(\.optionalPayload)
    return .bindings(potential.variable, types)
  }

  /// `print([:])`: a literal without elements that becomes an `Any` holds anything.
  private func bindEmptyParts(of literal: TypeVariable) {
    guard let parts = collections[literal.id], emptyLiterals.contains(literal.id) else { return }
    _ = unify(parts.element, .any)
    if let key = parts.key, let hashable = universe.nominal("AnyHashable") { _ = unify(key, .nominal(hashable, [])) }
  }

  func bindDefault(_ variable: TypeVariable, _ active: [Constraint]) -> Step {
    guard let literal = variable.literal else { return .stuck }
    switch literal {
    case .array:
      if literalsAsAny.contains(variable.id) { bindEmptyParts(of: variable) }
      guard let elements = collections[variable.id] else { return .stuck }
      return unify(.variable(variable), universe.array(elements.element)) ? .proceed(active) : .stuck
    case .dictionary:
      if literalsAsAny.contains(variable.id) { bindEmptyParts(of: variable) }
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
