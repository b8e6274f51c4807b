/// Conformance checks.
extension Universe {
  /// Returns true if a type conforms; inside generic code the `requirements` in force decide about its parameters.
  package func conforms(_ type: Type, to proto: NominalDecl, assuming requirements: [Requirement] = []) -> Bool {
    lock.withLock { find(type, proto, requirements) }
  }

  private func find(_ type: Type, _ proto: NominalDecl, _ requirements: [Requirement]) -> Bool {
    let top = simplified(type, assuming: requirements)
    if proto.isNative {
      switch proto.name {
      case "Sendable", "Copyable", "Escapable": return true
      case "AnyObject": return isClass(top, requirements)
      default: break
      }
    }
    switch top {
    case .error: return true
    case .nominal:
      return conformance(of: top, to: proto, assuming: requirements) != nil
    case .parameter, .dependentMember:
      return bounds(of: top, assuming: requirements).contains { $0.decl.inherits(from: proto) }
        || superclassBound(of: top, assuming: requirements).map { find($0, proto, requirements) } ?? false
    case .existential(let protocols):
      // The value of `some P` is of one type, which conforms.
      return (proto.conformsToItself || protocols.contains(where: \.isOpaque))
        && protocols.contains { $0.decl.inherits(from: proto) }
    default: return false
    }
  }

  /// Returns the conformance of a nominal type, its conditions met.
  func conformance(
    of type: Type, to proto: NominalDecl, assuming requirements: [Requirement] = []
  ) -> Conformance? {
    guard case .nominal(let decl, let arguments) = type.head else { return nil }
    let substitution = Substitution(decl.allGenerics, arguments)
    for conformance in decl.conformances where conformance.proto.decl.inherits(from: proto) {
      if meets(conformance, type, substitution, assuming: requirements) { return conformance }
    }
    if let superclass = decl.superclass {
      return conformance(of: superclass.substituting(substitution), to: proto, assuming: requirements)
    }
    return nil
  }

  /// Number of conditions that depend on one another, as those of nested arrays do.
  private static let mostConditions = 200

  /// Returns whether a type meets the conditions of a conformance. One that depends on itself is not met.
  private func meets(
    _ conformance: Conformance, _ type: Type, _ substitution: Substitution, assuming requirements: [Requirement]
  ) -> Bool {
    if conformance.requirements.isEmpty { return true }
    return lock.withLock {
      let isRepeated = conditionsInProgress.contains { $0.conformance === conformance && Type.same($0.type, type) }
      guard !isRepeated, conditionsInProgress.count < Self.mostConditions else { return false }
      conditionsInProgress.append((conformance, type))
      defer { conditionsInProgress.removeLast() }
      return conformance.requirements.allSatisfy {
        satisfies($0.substituting(substitution), assuming: requirements)
      }
    }
  }

  /// Returns the conditions of the only conformance that a type may have to a protocol.
  package func conditions(of type: Type, conformingTo proto: NominalDecl) -> [Requirement] {
    guard case .nominal(let decl, let arguments) = type.head else { return [] }
    let own = decl.conformances.filter { $0.proto.decl === proto }
    let found = own.isEmpty ? decl.conformances.filter { $0.proto.decl.inherits(from: proto) } : own
    guard found.count == 1, !found[0].requirements.isEmpty else { return [] }
    let substitution = Substitution(decl.allGenerics, arguments)
    return found[0].requirements.map { $0.substituting(substitution) }
  }

  package func satisfies(_ requirement: Requirement, assuming requirements: [Requirement]) -> Bool {
    switch requirement {
    case .conformance(let type, let proto):
      // An unresolved type is accepted here; the constraint itself waits elsewhere.
      let known = simplified(type, assuming: requirements)
      if known.isVariable { return true }
      if case .dependentMember(let base, _) = known, base.hasVariables { return true }
      return find(known, proto.decl, requirements)
    case .superclass(let type, let superclass):
      if isSubclass(simplified(type, assuming: requirements), superclass) { return true }
      return requirements.contains {
        guard case .superclass(let bound, let known) = $0, Type.same(bound, type) else { return false }
        return isSubclass(known, superclass)
      }
    case .classBound(let type): return isClass(simplified(type, assuming: requirements), requirements)
    case .sameType(let left, let right):
      let a = simplified(left, assuming: requirements)
      let b = simplified(right, assuming: requirements)
      return a.isOpenMember || b.isOpenMember || Type.same(a, b)
    }
  }

  package func isClass(_ type: Type, _ requirements: [Requirement]) -> Bool {
    switch type.head {
    case .nominal(let decl, _): decl.kind == .classType
    case .existential(let protocols):
      protocols.contains { $0.decl.isAnyObject || $0.decl.isClassBound }
    case .parameter, .dependentMember:
      requirements.contains {
        switch $0 {
        case .classBound(let bound), .superclass(let bound, _): Type.same(bound, type)
        case .conformance(let bound, let proto): Type.same(bound, type) && proto.decl.isClassBound
        default: false
        }
      }
    default: false
    }
  }

  package func isSubclass(_ type: Type, _ superclass: Type) -> Bool {
    var current: Type? = type.head
    while let here = current {
      if Type.same(here, superclass) { return true }
      current = self.superclass(of: here)
    }
    return false
  }

  package func superclass(of type: Type) -> Type? {
    guard case .nominal(let decl, let arguments) = type.head, let superclass = decl.superclass else { return nil }
    return superclass.substituting(Substitution(decl.allGenerics, arguments))
  }

  /// Returns the protocols that a parameter, or an associated type of one, is known to conform to. `asking` holds the
  /// types whose bounds are being computed: with `SubSequence == Self` they depend on each other.
  package func bounds(
    of type: Type, assuming requirements: [Requirement], asking: [Type] = []
  ) -> [ProtocolReference] {
    var found: [ProtocolReference] = []
    let isAsked = asking.contains { Type.same($0, type) }
    for equal in equals(of: type, assuming: requirements) {
      for case .conformance(let bound, let proto) in requirements where Type.same(bound, equal) { found.append(proto) }
      if isAsked { continue }
      forEachOuter(of: equal, assuming: requirements, asking: asking + [type]) { proto, substitution in
        for case .conformance(let bound, let inner) in proto.associatedTypeRequirements
        where Type.same(bound.substituting(substitution), equal) {
          found.append(inner)
        }
        return false
      }
    }
    return found
  }

  /// Returns the type and those that constraints make equal to it: with `C1.Item == C2.Item` each conforms to the
  /// other's protocols.
  func equals(of type: Type, assuming requirements: [Requirement]) -> [Type] {
    var found = [type]
    var next = 0
    while next < found.count {
      let here = found[next]
      next += 1
      for case .sameType(let left, let right) in requirements {
        let other: Type
        if Type.same(left, here) { other = right } else if Type.same(right, here) { other = left } else { continue }
        switch other.head {
        case .parameter, .dependentMember: if !found.contains(where: { Type.same($0, other) }) { found.append(other) }
        default: break
        }
      }
    }
    return found
  }

  /// Calls `body` with the protocols of the bases of a member type, from the nearest outwards: `Self.Edges` and `Self`
  /// of `Self.Edges.Element`. Ends when `body` returns true.
  func forEachOuter(
    of type: Type, assuming requirements: [Requirement], asking: [Type] = [],
    _ body: (NominalDecl, Substitution) -> Bool
  ) {
    var outer = type.head
    while case .dependentMember(let base, _) = outer {
      for proto in bounds(of: base, assuming: requirements, asking: asking).flatMap({ $0.decl.allInherited }) {
        guard let own = proto.selfParameter else { continue }
        if body(proto, Substitution([own], [base])) { return }
      }
      outer = base.head
    }
  }

  /// Returns whether a type, its superclass or one of its protocols is declared with `@dynamicMemberLookup`.
  package func hasDynamicMembers(_ type: Type, assuming requirements: [Requirement]) -> Bool {
    func isDynamic(_ protocols: [ProtocolReference]) -> Bool {
      protocols.contains { $0.decl.allInherited.contains(where: \.isDynamicMemberLookup) }
    }
    let type = simplified(type, assuming: requirements)
    switch type {
    case .nominal(let decl, _):
      return decl.isDynamicMemberLookup || isDynamic(decl.conformances.map(\.proto))
        || superclass(of: type).map { hasDynamicMembers($0, assuming: requirements) } ?? false
    case .parameter, .dependentMember:
      return isDynamic(bounds(of: type, assuming: requirements))
        || superclassBound(of: type, assuming: requirements).map { hasDynamicMembers($0, assuming: requirements) }
          ?? false
    case .existential(let protocols): return isDynamic(protocols)
    default: return false
    }
  }

  package func superclassBound(of type: Type, assuming requirements: [Requirement]) -> Type? {
    for case .superclass(let bound, let superclass) in requirements where Type.same(bound, type) { return superclass }
    return nil
  }
}

extension Type {
  /// A variable, or a member of one.
  fileprivate var isOpenMember: Bool {
    switch head {
    case .variable: true
    case .dependentMember(let base, _): base.hasVariables
    default: false
    }
  }
}

extension NominalDecl {
  /// Itself and every protocol that it inherits, nearest first, each once.
  package var allInherited: [NominalDecl] {
    if inheritedProtocols.isEmpty { return [self] }
    var found: [NominalDecl] = [self]
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
    var next = 0
    while next < found.count {
      for reference in found[next].inheritedProtocols where seen.insert(ObjectIdentifier(reference.decl)).inserted {
        found.append(reference.decl)
      }
      next += 1
    }
    return found
  }

  /// Returns true if it or a protocol that it inherits has members of that name: most have none, and checking a
  /// conformance is slow.
  package func offers(_ name: String) -> Bool {
    members[name] != nil || pendingMembers[name] != nil || inheritedProtocols.contains { $0.decl.offers(name) }
  }

  package func inherits(from proto: NominalDecl) -> Bool {
    self === proto || inheritedProtocols.contains { $0.decl.inherits(from: proto) }
  }

  package var isClassBound: Bool { allInherited.contains { $0.isMarkedClassBound } }
}
