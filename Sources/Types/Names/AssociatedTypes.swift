/// Resolution of associated types, and of members of type parameters.
extension Universe {
  /// Returns the type with each known `T.Element` replaced.
  package func simplified(_ type: Type, assuming requirements: [Requirement] = [], depth: Int = 0) -> Type {
    let top = type.head
    // Constraints that lead round in a circle say nothing more.
    if depth > 32 { return top }
    switch top {
    case .parameter:
      for case .sameType(let left, let right) in requirements {
        if Type.same(left, top), !right.contains({ Type.same($0, top) }) {
          return simplified(right, assuming: requirements, depth: depth + 1)
        }
        if Type.same(right, top), case .parameter = right.head, !left.hasParameters { return left }
      }
      return top
    case .dependentMember(let base, let name):
      let inner = simplified(base, assuming: requirements, depth: depth + 1)
      let plain = Type.dependentMember(inner, name)
      if let member = memberType(name, of: inner, assuming: requirements), !Type.same(member, plain) {
        return simplified(member, assuming: requirements, depth: depth + 1)
      }
      for case .sameType(let left, let right) in requirements {
        if Type.same(left, plain), right.isSimpler(than: plain) {
          return simplified(right, assuming: requirements, depth: depth + 1)
        }
        if Type.same(right, plain), !left.hasParameters || left.memberDepth < plain.memberDepth {
          return simplified(left, assuming: requirements, depth: depth + 1)
        }
      }
      // `Sequence`'s own: Iterator.Element == Element and the like.
      var other: Type?
      forEachOuter(of: plain, assuming: requirements) { proto, substitution in
        for case .sameType(let left, let right) in proto.associatedTypeRequirements {
          let (a, b) = (left.substituting(substitution), right.substituting(substitution))
          if Type.same(a, plain), b.isSimpler(than: plain) {
            other = b
          } else if Type.same(b, plain), a.memberDepth < plain.memberDepth {
            other = a
          }
          if other != nil { return true }
        }
        return false
      }
      if let other { return simplified(other, assuming: requirements, depth: depth + 1) }
      return plain
    default: return top
    }
  }

  /// `simplified` all the way down.
  package func normalized(_ type: Type, assuming requirements: [Requirement] = []) -> Type {
    let replaced = type.replacing { part in
      switch part {
      case .dependentMember: return self.simplified(part, assuming: requirements)
      case .parameter where !requirements.isEmpty:
        let known = self.simplified(part, assuming: requirements)
        return Type.same(known, part) ? nil : known
      default: return nil
      }
    }
    return replaced ?? type
  }

  /// Returns the nested type of that name that a type or one of its superclasses declares.
  package func nestedType(_ name: String, of type: Type) -> TypeDecl? {
    var here = type.nominalDecl
    while let decl = here {
      if let nested = decl.nestedTypes[name] { return nested }
      here = decl.superclass?.nominalDecl
    }
    return nil
  }

  /// Returns a nested type, typealias or associated type of a type.
  package func memberType(
    _ name: String, of type: Type, arguments: [Type] = [], open: (() -> Type)? = nil,
    assuming requirements: [Requirement] = []
  ) -> Type? {
    switch type.head {
    case .nominal(let decl, let own):
      lazy var substitution = Substitution(decl.allGenerics, own)
      if let nested = decl.nestedTypes[name] {
        switch nested {
        case .alias(let alias):
          var all = substitution
          for (parameter, argument) in zip(alias.generics, arguments) { all[parameter] = argument }
          return normalized(alias.type.substituting(all), assuming: requirements)
        case .nominal(let inner):
          if inner.kind == .protocolType { return .existential([ProtocolReference(inner)]) }
          let given = arguments.isEmpty ? inner.generics.map { _ in open?() ?? .error } : arguments
          return .nominal(inner, own + given)
        }
      }
      let parameter = decl.allGenerics.firstIndex { $0.name == name }.flatMap {
        own.indices.contains($0) ? own[$0] : nil
      }
      if let parameter, decl.isNative { return parameter }
      let isOfProtocols = lock.withLock { protocolTypeNames.contains(name) }
      // A generic parameter of that name is the associated type unless the members say another.
      if isOfProtocols, let witness = typeWitness(name, of: decl) {
        return normalized(witness.substituting(substitution), assuming: requirements)
      }
      if let parameter { return parameter }
      if let superclass = decl.superclass {
        return memberType(
          name, of: superclass.substituting(substitution), arguments: arguments, open: open, assuming: requirements)
      }
      guard isOfProtocols else { return nil }
      for proto in decl.conformances.flatMap({ $0.proto.decl.allInherited }) {
        guard case .alias(let alias)? = proto.nestedTypes[name], !alias.generics.isEmpty else { continue }
        let given = arguments.isEmpty ? alias.generics.map { _ in open?() ?? .error } : arguments
        return proto.alias(name, of: type, arguments: given).map { normalized($0, assuming: requirements) }
      }
      return nil
    case .parameter, .dependentMember:
      for proto in bounds(of: type, assuming: requirements).flatMap({ $0.decl.allInherited }) {
        if proto.associatedTypes.contains(name) { return pinned(name, of: type, requirements) }
        if let target = proto.alias(name, of: type, arguments: arguments) {
          return normalized(target, assuming: requirements)
        }
      }
      if let superclass = superclassBound(of: type, assuming: requirements) {
        return memberType(name, of: superclass, assuming: requirements)
      }
      return nil
    case .existential(let protocols):
      for reference in protocols {
        for (primary, argument) in zip(reference.decl.primaryAssociatedTypes, reference.arguments) where primary == name
        {
          return argument
        }
        for proto in reference.decl.allInherited {
          if let target = proto.alias(name, of: type, arguments: arguments) { return target }
          if proto.associatedTypes.contains(name) { return bound(name, of: type, proto, reference) }
        }
      }
      return nil
    default: return nil
    }
  }

  /// Returns an associated type of `some P<Int>`, known only by the protocol's requirements: its bounds, with the
  /// arguments that they determine.
  private func bound(_ name: String, of type: Type, _ proto: NominalDecl, _ reference: ProtocolReference) -> Type {
    guard let own = proto.selfParameter else { return .any }
    let wanted = Type.dependentMember(.parameter(own), name)
    var protocols: [ProtocolReference] = []
    for case .conformance(let subject, let bound) in proto.associatedTypeRequirements where Type.same(subject, wanted) {
      let known = bound.decl.primaryAssociatedTypes.map { primary -> Type? in
        for case .sameType(let left, let right) in proto.associatedTypeRequirements {
          for (member, other) in [(left, right), (right, left)]
          where Type.same(member, .dependentMember(wanted, primary)) {
            guard case .dependentMember(let base, let otherName) = other.head, Type.same(base, .parameter(own)) else {
              return other.hasParameters ? nil : other
            }
            return memberType(otherName, of: type)
          }
        }
        return nil
      }
      let arguments = known.compactMap { $0 }
      protocols.append(
        arguments.count == known.count
          ? ProtocolReference(bound.decl, arguments: arguments) : ProtocolReference(bound.decl))
    }
    return protocols.isEmpty ? .any : .existential(protocols)
  }

  /// Returns an associated type of a parameter as the constraints fix it (`some P<Int>`), else itself.
  private func pinned(_ name: String, of type: Type, _ requirements: [Requirement]) -> Type? {
    for reference in bounds(of: type, assuming: requirements) {
      for (primary, argument) in zip(reference.decl.primaryAssociatedTypes, reference.arguments) where primary == name {
        return argument
      }
    }
    return requirements.isEmpty ? nil : .dependentMember(type, name)
  }
}

extension Type {
  /// Number of member names behind a parameter: 2 for `Self.Iterator.Element`; nil for other types.
  var memberDepth: Int {
    switch head {
    case .dependentMember(let base, _): 1 + base.memberDepth
    default: 0
    }
  }

  /// Returns true if replacing a member type by it cannot lead back to the member.
  fileprivate func isSimpler(than member: Type) -> Bool {
    memberDepth <= member.memberDepth && !contains { Type.same($0, member) }
  }

  package var hasDependentMembers: Bool {
    contains {
      if case .dependentMember = $0 { true } else { false }
    }
  }
}

extension NominalDecl {
  /// Returns the meaning, for a conforming type, of a typealias of this protocol or of one of its extensions.
  func alias(_ name: String, of type: Type, arguments: [Type] = []) -> Type? {
    guard case .alias(let alias)? = nestedTypes[name], let own = selfParameter else { return nil }
    var substitution = Substitution([own], [type])
    for (parameter, argument) in zip(alias.generics, arguments) { substitution[parameter] = argument }
    return alias.type.substituting(substitution)
  }
}
