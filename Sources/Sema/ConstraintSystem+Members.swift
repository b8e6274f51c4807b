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
      if use.arguments != nil {
        add(.application(fields[index].type, use), locator)
        return .solved
      }
      var choice = OverloadChoice(.tupleElement(index, fields[index].type))
      choice.base = base
      return .holds(try choose(choice, for: use))
    }
    if case .function = base { return .failed }
    let found = source.members(named: use.name, of: base).filter { !$0.decl.isStaticMember }
    if found.allSatisfy({ isForOtherTypes($0) }), hasDynamicMembers(base) {
      if base.hasVariables { throw UnsupportedConstruct("dynamic member of an open type") }
      guard let type = source.dynamicMemberType(use.name, of: base, at: use.nameRange) else { return .failed }
      if use.arguments != nil {
        add(.application(type, use), locator)
        return .solved
      }
      return .holds(unify(use.result, type))
    }
    if found.isEmpty { return .failed }
    add(.disjunction(use, meant(found, for: use).compactMap { OverloadChoice($0, base: base) }), locator)
    return .solved
  }

  private func hasDynamicMembers(_ type: Type) -> Bool {
    source.members(named: "subscript", of: type).contains { member in
      guard case .subscriptDecl(let declaration) = member.decl else { return false }
      return declaration.getter.parameters.first?.label == "dynamicMember"
    }
  }

  /// Tells whether an extension's requirements exclude the type in which the member was found.
  private func isForOtherTypes(_ member: FoundMember) -> Bool {
    guard case .variable(let variable) = member.decl else { return false }
    return !variable.requirements.allSatisfy {
      universe.satisfies($0.substituting(member.substitution), assuming: source.requirements)
    }
  }

  /// A name without arguments is a property's, where there is one.
  func meant(_ found: [FoundMember], for use: OverloadUse) -> [FoundMember] {
    guard case .reference(nil) = use.form else { return found }
    let properties = found.filter { if case .variable = $0.decl { true } else { false } }
    if properties.count < 2 { return properties.isEmpty ? found : properties }
    // Of several extensions, the first whose requirements hold.
    let best = properties.first { member in
      guard case .variable(let variable) = member.decl else { return false }
      return variable.requirements.allSatisfy {
        universe.satisfies($0.substituting(member.substitution), assuming: source.requirements)
      }
    }
    return [best ?? properties[0]]
  }

  private func offerStatic(_ use: OverloadUse, _ type: Type, _ locator: ConstraintLocator) throws -> Simplification {
    if use.name == "init" {
      add(.disjunction(use, source.initializerChoices(of: type)), locator)
      return .solved
    }
    let all = source.members(named: use.name, of: type)
    let found = all.filter(\.decl.isStaticMember)
    if found.isEmpty {
      let methods = all.compactMap { OverloadChoice($0, base: .metatype(type)) }.filter(\.isUnbound)
      if methods.isEmpty { return .failed }
      if methods.contains(where: { $0.function?.isMutating == true }) {
        throw UnsupportedConstruct("method without its instance")
      }
      add(.disjunction(use, methods), locator)
      return .solved
    }
    add(.disjunction(use, meant(found, for: use).compactMap { OverloadChoice($0, base: .metatype(type)) }), locator)
    return .solved
  }

  /// `.name` is looked up in the type that the whole chain has, or in what it wraps.
  func simplifyImplicitBase(_ owner: Type, _ whole: Type, _ name: String) throws -> Simplification {
    let type = simplified(whole)
    if type.isOpen { return .waiting }
    if let payload = type.optionalPayload, name != "none", name != "some" {
      let inner = simplified(payload)
      if inner.isOpen { return .waiting }
      if name == "init", inner.nominalDecl != nil { return .holds(unify(owner, inner)) }
      let own = source.members(named: name, of: inner)
      if !own.isEmpty || source.members(named: name, of: type).isEmpty { return .holds(unify(owner, inner)) }
    }
    switch type {
    case .nominal, .parameter, .dependentMember: return .holds(unify(owner, type))
    case .existential: throw UnsupportedConstruct("implicit member of a protocol")
    case .function(let function): return try simplifyImplicitBase(owner, function.result, name)
    default: return .failed
    }
  }
}

extension MemberDecl {
  /// Tells whether it belongs to the type itself: static members, cases; initializers count as static.
  var isStaticMember: Bool {
    switch self {
    case .function(let function): function.isStatic || function.kind == .initializer
    case .variable(let variable): variable.isStatic
    case .subscriptDecl(let declaration): declaration.getter.isStatic
    case .enumCase: true
    }
  }
}
