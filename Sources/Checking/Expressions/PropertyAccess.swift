import SyntaxTree
import Types

/// A property, stored, computed or found at run time, of a value or a type.
extension Checker {

  func property(
    _ variable: VariableDecl, _ member: FoundMember, base: CheckedExpr, at range: SourceRange, nameRange: SourceRange,
    isSuper: Bool = false
  ) throws -> CheckedExpr {
    let declared = try type(of: variable)
    if declared.isError { throw Silent.failure(at: range) }
    if !isTypedWrapper(base) { refuseUnavailable(variable.unavailability, variable.name, at: nameRange) }
    let type = universe.normalized(declared.substituting(member.substitution), assuming: requirements)
    for requirement in variable.requirements
    where !requirement.isMet(by: base.type, as: variable.owner?.selfParameter) {
      try require(
        requirement.substituting(member.substitution), at: nameRange,
        subject: { "property '\(variable.name)'" })
    }
    let owner = universe.simplified(base.type.instance, assuming: requirements)
    switch variable.kind {
    case .storedProperty:
      noteMainActor(variable.owner?.isMainActor == true)
      if variable.isolation == .instance, !variable.isLet { noteIsolated(.instance, base) }
      guard isSuper, variable.isOverridden.load(ordering: .relaxed),
        let getter = universe.storedAccessor(variable, .getter)
      else { return make(.property(base, variable), type, range) }
      let arguments = hidden(getter, member.substitution)
      let setter = variable.isLet ? nil : universe.storedAccessor(variable, .setter)
      return make(
        .computed(
          base, variable, getter: Callee(getter, typeArguments: arguments, isSuper: true),
          setter: setter.map { Callee($0, typeArguments: arguments, isSuper: true) }), type, range)
    case .staticStored:
      let host = member.owner.kind == .protocolType ? owner : ancestor(member.owner, of: owner)
      return make(.staticProperty(variable, of: host), type, range)
    default:
      if let getter = variable.getter { noteDeprecation(getter, at: nameRange) }
      guard let getter = variable.getter else { throw noMember(variable.name, base.type, nameRange, base.range) }
      let dispatch = isSuper ? Callee.Dispatch.direct : dispatch(getter, member)
      let arguments = hidden(getter, member.substitution)
      if getter.isThrowing { noteThrowing(at: range, what: "property access") }
      if getter.isAsync {
        noteSuspending(at: range, what: "property access")
      } else {
        noteIsolated(getter.isolation, base)
      }
      let receiver: CheckedExpr? = variable.isStatic && getter.native != nil && !getter.isRequirement ? nil : base
      return make(
        .computed(
          receiver, variable, getter: Callee(getter, dispatch, typeArguments: arguments, isSuper: isSuper),
          setter: variable.setter.map { Callee($0, dispatch, typeArguments: arguments, isSuper: isSuper) }), type, range
      )
    }
  }

  private func ancestor(_ owner: NominalDecl, of type: Type) -> Type {
    var current: Type? = type
    while let here = current {
      if here.nominalDecl === owner { return here }
      current = universe.superclass(of: here)
    }
    return type
  }

  func dispatch(_ function: FunctionDecl, _ member: FoundMember) -> Callee.Dispatch {
    if function.isRequirement { return .witness }
    if member.owner.kind == .classType, !member.owner.isNative || member.owner.isOpen, function.kind != .initializer {
      return .dynamic
    }
    return .direct
  }

  /// The types for a function's hidden parameters that its owner contributes.
  func hidden(_ function: FunctionDecl, _ substitution: Substitution) -> [Type] {
    function.hiddenParameters.map { substitution[$0] ?? .parameter($0) }
  }

  /// Properties that extensions of protocols give a type, none of which knows of the other.
  func refuseAmbiguous(_ variables: [(FoundMember, VariableDecl)], _ name: String, at place: SourceRange) throws {
    guard let (nearest, variable) = variables.first, variable.declaredAt != nil, !variable.isRequirement,
      nearest.owner.kind == .protocolType, variable.requirements.isEmpty
    else { return }
    let rivals = variables.dropFirst().filter { member, other in
      member.owner.kind == .protocolType && other.declaredAt != nil && !other.isRequirement
        && other.requirements.isEmpty
        && !member.owner.allInherited.contains { $0 === nearest.owner }
        && !nearest.owner.allInherited.contains { $0 === member.owner }
    }
    // A requirement is what all of them are for.
    if rivals.isEmpty || variables.contains(where: { $0.1.isRequirement }) { return }
    throw failure(InferenceDiagnostic.ambiguousUse(name: name), at: place)
  }
}
