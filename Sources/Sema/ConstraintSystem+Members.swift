import SyntaxTree
import Types

/// Member look-up, once the type of the base is known.
extension ConstraintSystem {
  func simplifyMember(_ use: OverloadUse, _ base: Type, _ locator: ConstraintLocator) throws -> Simplification {
    if case .metatype(let instance) = base {
      let type = simplified(instance)
      if type.isOpen { return .waiting }
      return try offerStatic(use, type, locator)
    }
    if base.isOpen { return .waiting }
    if case .tuple(let fields) = base {
      guard let index = Int(use.name) ?? fields.firstIndex(where: { $0.label == use.name }),
        fields.indices.contains(index)
      else { return .failed }
      var choice = OverloadChoice(.tupleElement(index, fields[index].type))
      choice.base = base
      if use.arguments != nil {
        choose(ChosenOverload(choice: choice, substitution: Substitution()), for: use)
        add(.application(fields[index].type, use), locator)
        return .solved
      }
      return .holds(try choose(choice, for: use))
    }
    if case .function = base { return .failed }
    let found = source.members(named: use.name, of: base).filter { !$0.decl.isStaticMember }
    if isDynamic(use, found), let simplification = try simplifyDynamicMember(use, base, locator) {
      return simplification
    }
    let meant = meant(found, for: use, of: normalized(base))
    if meant.isEmpty { return .failed }
    let usable = meant.count > 1 && isConstant(use.receiver) ? meant.filter { !$0.isMutating } : []
    try offer((usable.isEmpty ? meant : usable).compactMap { OverloadChoice($0, base: base) }, for: use, locator)
    return .solved
  }

  /// Returns whether a receiver is known not to be a variable, so that a mutating method does not apply to it.
  private func isConstant(_ receiver: OverloadUse.Receiver) -> Bool {
    guard case .value(let value) = receiver else { return false }
    switch value.kind {
    case .identifier(let name, _, _):
      guard case .variable(let variable)? = source.reference(to: name, at: value.range) else { return false }
      return variable.isLet
    case .call, .arrayLiteral, .dictionaryLiteral, .stringLiteral, .integerLiteral, .floatLiteral: return true
    default: return false
    }
  }

  /// Returns whether no declared member matches the use, so that it must be a dynamic member.
  private func isDynamic(_ use: OverloadUse, _ found: [FoundMember]) -> Bool {
    guard use.isSubscript else { return found.allSatisfy { isForOtherTypes($0) } }
    return !found.isEmpty && found.allSatisfy(\.isDynamicSubscript)
      && use.arguments?.written.first?.label != FoundMember.dynamicLabel
  }

  /// Returns whether the requirements of an extension exclude the type in which the member was found.
  private func isForOtherTypes(_ member: FoundMember) -> Bool {
    let requirements: [Requirement]
    switch member.decl {
    case .variable(let variable): requirements = variable.requirements
    case .function(let function):
      // Requirements on the function's own generic parameters do not constrain the type.
      requirements = function.requirements.filter { requirement in
        !requirement.types.contains { type in
          type.contains { part in
            if case .parameter(let parameter) = part { function.generics.contains { $0 === parameter } } else { false }
          }
        }
      }
    default: return false
    }
    return !requirements.allSatisfy {
      universe.satisfies($0.substituting(member.substitution), assuming: source.requirements)
    }
  }

  /// A name without arguments is a property's, where there is one.
  func meant(_ found: [FoundMember], for use: OverloadUse, of base: Type? = nil) -> [FoundMember] {
    // A subscript has no name: `row.subscript(3)` means a method.
    let found = use.isSubscript ? found : found.filter { if case .subscriptDecl = $0.decl { false } else { true } }
    guard case .reference(nil) = use.form else { return found }
    var properties = found.filter { if case .variable = $0.decl { true } else { false } }
    // A property of the type hides those that protocols give it.
    let own = properties.filter { !$0.throughProtocol }
    if !own.isEmpty { properties = own }
    if properties.count < 2 { return properties.isEmpty ? found : properties }
    // Of several extensions, that with most requirements of those whose requirements hold.
    func requirements(_ member: FoundMember) -> [Requirement] {
      if case .variable(let variable) = member.decl { variable.requirements } else { [] }
    }
    let fitting = properties.filter { member in
      requirements(member).allSatisfy {
        universe.satisfies($0.substituting(member.substitution), assuming: source.requirements)
      }
    }
    // Of a type with open parts, which one it is comes out later.
    if let base, base.hasVariables, fitting.count > 1 { return fitting }
    // A refused override takes the place of nothing.
    if fitting.contains(where: \.decl.isRefusedOverride) { return fitting }
    let most = fitting.map { requirements($0).count }.max()
    let best = fitting.first { requirements($0).count == most }
    return [best ?? properties[0]]
  }

  private func offerStatic(_ use: OverloadUse, _ type: Type, _ locator: ConstraintLocator) throws -> Simplification {
    if use.name == "init" {
      try offer(source.initializerChoices(of: type, isCalled: use.arguments != nil), for: use, locator)
      return .solved
    }
    let all = source.members(named: use.name, of: type)
    var found = all.filter(\.decl.isStaticMember)
    if found.isEmpty, let today = type.nominalDecl.flatMap({ universe.caseToday(use.name, of: $0) }) {
      found = source.members(named: today, of: type)
    }
    if found.isEmpty {
      let methods = all.compactMap { OverloadChoice($0, base: .metatype(type)) }.filter(\.isUnbound)
      if methods.isEmpty { return .failed }
      if methods.contains(where: { $0.function?.isMutating == true }) {
        guard isRepairing else { throw UnsupportedConstruct("method without its instance") }
        record(.mutatingReference(use), at: locator)
        punch(use.result)
        return .solved
      }
      try offer(methods, for: use, locator)
      return .solved
    }
    try offer(meant(found, for: use).compactMap { OverloadChoice($0, base: .metatype(type)) }, for: use, locator)
    return .solved
  }

  /// `.name` is looked up in the type that the whole chain has, or in what it wraps.
  func simplifyImplicitBase(_ owner: Type, _ whole: Type, _ name: String) throws -> Simplification {
    let type = simplified(whole)
    if type.isOpen { return .waiting }
    if let payload = type.optionalPayload, name != "none", name != "some" {
      let inner = simplified(payload)
      if inner.isOpen { return .waiting }
      if name == "init", inner.nominalDecl != nil {
        // An initializer of the payload's type, or one of the optional.
        add(.alternatives([inner, type].map { [Constraint(.equality(owner, $0), nowhere)] }), nowhere)
        return .solved
      }
      let own = source.members(named: name, of: inner)
      if !own.isEmpty || source.members(named: name, of: type).isEmpty { return .holds(unify(owner, inner)) }
    }
    switch type {
    case .nominal, .parameter, .dependentMember: return .holds(unify(owner, type))
    case .existential(let protocols):
      return .holds(source.concreteSelf(ofMember: name, in: protocols.map(\.decl)).map { unify(owner, $0) } ?? false)
    case .function(let function): return try simplifyImplicitBase(owner, function.result, name)
    default: return .failed
    }
  }

  /// The type for which an extension of a protocol declares a member: `extension Theme where Self == Dark`. A type of which only
  /// the protocols that it conforms to are known is that one.
  func typeOfExtension(declaring name: String, for whole: Type, _ active: [Constraint]) -> Type? {
    guard case .variable(let open) = simplified(whole), open.literal == nil else { return nil }
    var targets = [open.id]
    for case .conversion(let from, let to, _) in active.map(\.kind) {
      guard case .variable(let source) = simplified(from), source === open, case .variable(let target) = simplified(to)
      else { continue }
      targets.append(target.id)
    }
    let protocols = active.compactMap { constraint -> NominalDecl? in
      guard case .requirement(.conformance(let subject, let proto)) = constraint.kind,
        case .variable(let other) = simplified(subject), targets.contains(other.id)
      else { return nil }
      return proto.decl
    }
    return source.concreteSelf(ofMember: name, in: protocols)
  }
}

extension MemberDecl {
  /// True for a member of the type itself: a static member, a case or an initializer.
  package var isStaticMember: Bool {
    switch self {
    case .function(let function): function.isStatic || function.kind == .initializer
    case .variable(let variable): variable.isStatic
    case .subscriptDecl(let declaration): declaration.getter.isStatic
    case .enumCase: true
    }
  }

  /// True for an override that was rejected.
  package var isRefusedOverride: Bool {
    switch self {
    case .function(let function): function.isRefusedOverride
    case .variable(let variable): variable.isRefusedOverride
    case .subscriptDecl(let declaration): declaration.getter.isRefusedOverride
    case .enumCase: false
    }
  }
}
