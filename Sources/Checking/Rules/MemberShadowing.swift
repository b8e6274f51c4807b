import Types

/// Redeclared extensions: at the prompt an extension may be entered again, and its members replace those of earlier
/// inputs.
extension Checker {
  /// Removes members and conformances that this input declares again; code that was checked before keeps them.
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

  /// Returns true if later code refers to this member instead of the other one.
  fileprivate func shadows(_ old: MemberDecl) -> Bool {
    switch (self, old) {
    case (.function(let new), .function(let old)):
      new.kind == old.kind && !old.isRequirement && new.isRedeclaration(of: old)
    case (.variable(let new), .variable(let old)):
      new.isStatic == old.isStatic && !old.isRequirement && old.kind != .storedProperty
        && new.requirements.areThose(of: old.requirements)
    case (.subscriptDecl(let new), .subscriptDecl(let old)):
      !old.getter.isRequirement && new.getter.isRedeclaration(of: old.getter)
    default: false
    }
  }
}
