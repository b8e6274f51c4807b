/// Inference of associated types from the members of conforming types and from the constraints of protocols.
extension Universe {
  /// Returns an associated type of a nominal type in terms of its own parameters: stated, inferred from its members, or
  /// the default.
  func typeWitness(_ name: String, of decl: NominalDecl) -> Type? {
    // Held throughout: other threads wait for the answer, so only a recursive request of this one comes back to itself.
    lock.withLock {
      decl.collectMembers?()
      // The requirement of one associated type on another does not determine it in return.
      let key = WitnessKey(decl: ObjectIdentifier(decl), name: name)
      guard witnessesInProgress.insert(key).inserted else { return nil }
      defer { witnessesInProgress.remove(key) }
      return findTypeWitness(name, of: decl)
    }
  }

  private func findTypeWitness(_ name: String, of decl: NominalDecl) -> Type? {
    for conformance in decl.conformances {
      if let stated = conformance.typeWitnesses[name] { return stated }
    }
    for conformance in decl.conformances {
      // An inherited requirement may be determined by the protocol's own: `Element` by the subscript of `Collection`.
      let protocols = conformance.proto.decl.allInherited
      guard protocols.contains(where: { $0.associatedTypes.contains(name) }) else { continue }
      for proto in protocols {
        if let inferred = inferWitness(name, of: decl, in: proto) {
          conformance.typeWitnesses[name] = inferred
          return inferred
        }
      }
    }
    for conformance in decl.conformances {
      for proto in conformance.proto.decl.allInherited {
        guard let own = proto.selfParameter else { continue }
        lazy var substitution = Substitution([own], [decl.selfType])
        if let standard = proto.associatedTypeDefaults[name] { return standard.substituting(substitution) }
        if case .alias(let alias)? = proto.nestedTypes[name], alias.generics.isEmpty {
          return alias.type.substituting(substitution)
        }
        // `where Iterator.Element == Element`: known through the other one.
        for case .sameType(let left, let right) in proto.associatedTypeRequirements {
          if case .dependentMember(let base, name) = left.head, case .parameter = base.head,
            !right.contains({ Type.same($0, left) })
          {
            let found = normalized(right.substituting(substitution))
            if !found.hasUnresolvedMembers { return found }
          }
          if case .dependentMember(let base, name) = right.head, case .parameter = base.head,
            !left.contains({ Type.same($0, right) })
          {
            let found = normalized(left.substituting(substitution))
            if !found.hasUnresolvedMembers { return found }
          }
        }
      }
    }
    return nil
  }

  private func inferWitness(_ name: String, of decl: NominalDecl, in proto: NominalDecl) -> Type? {
    guard let own = proto.selfParameter else { return nil }
    let wanted = Type.dependentMember(.parameter(own), name)
    for requirement in proto.protocolRequirements {
      switch requirement {
      case .function(let function):
        let patterns = function.parameters.map(\.type) + [function.result, function.thrownType ?? never]
        guard patterns.contains(where: { $0.contains { Type.same($0, wanted) } }) else { continue }
        materialize(function.name, of: decl)
        for case .function(let candidate) in decl.members[function.name] ?? []
        where candidate.isCalled(like: function) && !candidate.isRequirement {
          let actual = candidate.parameters.map(\.type) + [candidate.result, thrownError(of: candidate)]
          for (pattern, actual) in zip(patterns, actual) {
            if let found = Self.match(pattern, actual, for: wanted) { return found }
          }
        }
        if let found = inferFromExtensions(function, patterns, of: decl, for: wanted) { return found }
      case .variable(let variable):
        materialize(variable.name, of: decl)
        for case .variable(let candidate) in decl.members[variable.name] ?? [] where !candidate.isRequirement {
          candidate.settleType()
          if let found = Self.match(variable.type, candidate.type, for: wanted) { return found }
        }
        if let found = inferFromExtensions(variable, of: decl, for: wanted) { return found }
      case .subscriptDecl(let declaration):
        let getter = declaration.getter
        let patterns = getter.parameters.map(\.type) + [getter.result]
        guard patterns.contains(where: { $0.contains { Type.same($0, wanted) } }) else { continue }
        materialize(getter.name, of: decl)
        for candidate in subscripts(of: decl, for: getter, own) {
          for (pattern, actual) in zip(patterns, candidate.getter.parameters.map(\.type) + [candidate.getter.result]) {
            if let found = Self.match(pattern, actual, for: wanted) { return found }
          }
        }
      default: break
      }
    }
    return nil
  }

  /// Returns the subscripts with the labels of a required one. Of several, those whose parameters are of the associated types, as far as
  /// these are known without them.
  private func subscripts(of decl: NominalDecl, for required: FunctionDecl, _ own: GenericParameter) -> [SubscriptDecl]
  {
    let labels = required.parameters.map(\.label)
    let found = (decl.members[required.name] ?? []).compactMap { member -> SubscriptDecl? in
      guard case .subscriptDecl(let candidate) = member, candidate.getter.parameters.map(\.label) == labels else {
        return nil
      }
      return candidate
    }
    if found.count < 2 { return found }
    let fitting = found.filter { candidate in
      zip(required.parameters, candidate.getter.parameters).allSatisfy { pattern, actual in
        guard case .dependentMember(let base, let name) = pattern.type.head, Type.same(base, .parameter(own)),
          let known = typeWitness(name, of: decl)
        else { return true }
        return Type.same(normalized(known), normalized(actual.type))
      }
    }
    return fitting.isEmpty ? found : fitting
  }

  /// Infers an associated type from members that extensions of the program's protocols give to all conforming types.
  private func inferFromExtensions(
    _ requirement: FunctionDecl, _ patterns: [Type], of decl: NominalDecl, for wanted: Type
  ) -> Type? {
    for proto in decl.conformances.flatMap({ $0.proto.decl.allInherited }) where !proto.isNative {
      guard let own = proto.selfParameter else { continue }
      let substitution = Substitution([own], [decl.selfType])
      for case .function(let candidate) in proto.members[requirement.name] ?? []
      where candidate.fullName == requirement.fullName && !candidate.isRequirement {
        let actual = candidate.parameters.map(\.type) + [candidate.result, thrownError(of: candidate)]
        for (pattern, actual) in zip(patterns, actual) {
          guard let found = Self.match(pattern, actual, for: wanted) else { continue }
          let known = normalized(found.substituting(substitution))
          if !known.hasDependentMembers, !known.hasParameters || decl.allGenerics.count > 0 { return known }
        }
      }
    }
    return nil
  }

  /// Infers an associated type from properties that extensions of protocols give to the type.
  private func inferFromExtensions(_ requirement: VariableDecl, of decl: NominalDecl, for wanted: Type) -> Type? {
    guard requirement.type.contains({ Type.same($0, wanted) }) else { return nil }
    for proto in decl.conformances.flatMap({ $0.proto.decl.allInherited }) {
      guard let own = proto.selfParameter else { continue }
      let substitution = Substitution([own], [decl.selfType])
      materialize(requirement.name, of: proto)
      for case .variable(let candidate) in proto.members[requirement.name] ?? [] where !candidate.isRequirement {
        guard candidate.requirements.allSatisfy({ satisfies($0.substituting(substitution), assuming: []) }) else {
          continue
        }
        candidate.settleType()
        guard let found = Self.match(requirement.type, candidate.type, for: wanted) else { continue }
        let known = normalized(found.substituting(substitution))
        if !known.hasDependentMembers { return known }
      }
    }
    return nil
  }

  /// Returns the type of the errors of a function, `Never` where it throws none.
  private func thrownError(of function: FunctionDecl) -> Type {
    guard function.isThrowing else { return never }
    return function.thrownType ?? standardProtocol("Error").map { .existential([ProtocolReference($0)]) } ?? .error
  }

  /// Returns the part of `actual` at the position of `wanted` in `pattern`.
  package static func match(_ pattern: Type, _ actual: Type, for wanted: Type) -> Type? {
    if Type.same(pattern, wanted) { return actual }
    switch (pattern.head, actual.head) {
    case (.nominal(let left, let leftArguments), .nominal(let right, let rightArguments)) where left === right:
      for (a, b) in zip(leftArguments, rightArguments) {
        if let found = match(a, b, for: wanted) { return found }
      }
    case (.tuple(let left), .tuple(let right)):
      for (a, b) in zip(left, right) {
        if let found = match(a.type, b.type, for: wanted) { return found }
      }
    case (.function(let left), .function(let right)):
      for (a, b) in zip(left.parameters, right.parameters) {
        if let found = match(a.type, b.type, for: wanted) { return found }
      }
      return match(left.result, right.result, for: wanted)
    default: break
    }
    return nil
  }
}

extension Type {
  /// Returns true if it names members of a type that are not known; those of generic parameters are as known as these.
  fileprivate var hasUnresolvedMembers: Bool {
    contains { part in
      guard case .dependentMember(var base, _) = part else { return false }
      while case .dependentMember(let inner, _) = base.head { base = inner }
      return if case .parameter = base.head { false } else { true }
    }
  }
}
