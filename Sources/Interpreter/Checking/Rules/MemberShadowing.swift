/// At the prompt an extension may be entered again: what it declares takes the place of what earlier inputs added.
extension Checker {
  /// Takes away members and conformances that this input declares anew; what was checked before keeps them.
  func shadowEarlierMembers(of nominal: NominalDecl) {
    guard let before = snapshots.first(where: { $0.nominal === nominal }) else { return }
    for (name, members) in nominal.members {
      let new = members.filter { isNew($0, before, name) }
      if new.isEmpty || new.count == members.count { continue }
      nominal.members[name] = members.filter { old in
        isNew(old, before, name) || old.isFromLibrary || !new.contains { $0.shadows(old) }
      }
    }
    guard nominal.kind != .protocolType, nominal.conformances.count > before.conformances.count else { return }
    let new = nominal.conformances.filter { conformance in !before.conformances.contains { $0 === conformance } }
    nominal.conformances.removeAll { old in
      !new.contains { $0 === old } && !nominal.isNative
        && new.contains { $0.proto.decl === old.proto.decl && $0.requirements.isEmpty && old.requirements.isEmpty }
    }
  }

  private func isNew(_ member: MemberDecl, _ before: Snapshot, _ name: String) -> Bool {
    !(before.members[name] ?? []).contains { $0.identity == member.identity }
  }
}

extension MemberDecl {
  fileprivate var identity: ObjectIdentifier {
    switch self {
    case .function(let function): ObjectIdentifier(function)
    case .variable(let variable): ObjectIdentifier(variable)
    case .subscriptDecl(let declaration): ObjectIdentifier(declaration.getter)
    case .enumCase(let enumCase): ObjectIdentifier(enumCase)
    }
  }

  /// Whether code that is checked from now on cannot mean the other one any more.
  fileprivate func shadows(_ old: MemberDecl) -> Bool {
    switch (self, old) {
    case (.function(let new), .function(let old)):
      new.kind == old.kind && new.isStatic == old.isStatic && !old.isRequirement && new.takesSame(as: old)
        && new.requirements.areThose(of: old.requirements)
    case (.variable(let new), .variable(let old)):
      new.isStatic == old.isStatic && !old.isRequirement && old.kind != .storedProperty
        && new.requirements.areThose(of: old.requirements)
    case (.subscriptDecl(let new), .subscriptDecl(let old)):
      !old.getter.isRequirement && new.getter.isStatic == old.getter.isStatic && new.getter.takesSame(as: old.getter)
        && new.getter.requirements.areThose(of: old.getter.requirements)
    default: false
    }
  }
}

extension FunctionDecl {
  fileprivate func takesSame(as other: FunctionDecl) -> Bool {
    fullName == other.fullName && parameters.map(\.label) == other.parameters.map(\.label)
      && Type.same(result, other.result)
      && zip(parameters, other.parameters).allSatisfy { Type.same($0.type, $1.type) }
  }
}

extension [Requirement] {
  /// Extensions of a generic type that ask for something else are none of each other's.
  fileprivate func areThose(of others: [Requirement]) -> Bool {
    count == others.count && zip(self, others).allSatisfy { $0.isSame(as: $1) }
  }
}

extension Requirement {
  fileprivate func isSame(as other: Requirement) -> Bool {
    switch (self, other) {
    case (.conformance(let a, let p), .conformance(let b, let q)): Type.same(a, b) && p.decl === q.decl
    case (.sameType(let a, let b), .sameType(let c, let d)): Type.same(a, c) && Type.same(b, d)
    case (.superclass(let a, let b), .superclass(let c, let d)): Type.same(a, c) && Type.same(b, d)
    case (.classBound(let a), .classBound(let b)): Type.same(a, b)
    default: false
    }
  }
}
