import Types

/// Requirements on type arguments in declarations: `[Key: Int]` needs a Key that is Hashable.
extension Checker {
  func refuseUnfittingArguments() {
    for (type, place, scope) in appliedTypes {
      guard case .nominal(let decl, let arguments) = type, !decl.requirements.isEmpty else { continue }
      let substitution = Substitution(decl.allGenerics, arguments)
      for case .conformance(let subject, let proto) in decl.requirements {
        let subject = subject.substituting(substitution)
        guard isDecided(subject, in: scope),
          !universe.conforms(subject, to: proto.decl, assuming: requirements(in: scope))
        else { continue }
        report(
          failure(DeclarationDiagnostic.doesNotConform(name: subject.description, proto: proto.decl.name), at: place))
      }
    }
  }

  /// Returns whether the type's generic arguments violate a conformance requirement of its declaration, as in `Set<Person>` where
  /// `Person` is not `Hashable`. Expressions of such a type are not diagnosed again. `Dictionary` is excluded: `[Person: Int]`
  /// remains a dictionary type, whose uses are diagnosed.
  func lacksRequirement(_ type: Type) -> Bool {
    guard case .nominal(let decl, let arguments) = settled(type).head, !type.isNominal("Dictionary"),
      !arguments.contains(where: { $0.isUnknown || $0.hasParameters })
    else { return false }
    let substitution = Substitution(decl.allGenerics, arguments)
    return decl.requirements.contains { requirement in
      guard case .conformance(let subject, let proto) = requirement else { return false }
      return !universe.conforms(subject.substituting(substitution), to: proto.decl, assuming: self.requirements)
    }
  }

  /// Returns the requirements in force in a scope. The requirements of a type are complete only after its type aliases were resolved.
  private func requirements(in scope: Scope) -> [Requirement] {
    var found: [Requirement] = []
    var current: Scope? = scope
    while let here = current {
      found += here.requirements
      if let nominal = here.nominal {
        found += nominal.requirements
        if let own = nominal.selfParameter { found.append(.conformance(.parameter(own), ProtocolReference(nominal))) }
      }
      current = here.parent
    }
    return found
  }

  /// `throws(Int)`.
  func refuseThrownValues() {
    guard let error = universe.standardProtocol("Error") else { return }
    for (type, place) in thrownTypes where !type.hasParameters && !type.hasVariables && !type.hasError && !type.isNever
    {
      if case .existential = type.head { continue }
      if universe.conforms(type, to: error) { continue }
      report(failure(DeclarationDiagnostic.thrownNonError(type: type), at: place))
    }
  }

  /// Returns true if a type has no open parts: the requirements on a function's own parameters are implied by its
  /// parameter types.
  private func isDecided(_ type: Type, in scope: Scope) -> Bool {
    if type.hasVariables || type.hasError { return false }
    if case .existential = type.head { return false }
    var current: Scope? = scope
    while let here = current, here.nominal == nil { current = here.parent }
    let owner = current?.nominal
    let known = owner.map { owner in owner.selfParameter.map { [$0] } ?? owner.allGenerics } ?? []
    return !type.contains { part in
      guard case .parameter(let parameter) = part.head else { return false }
      return !known.contains { $0 === parameter }
    }
  }
}
