import Types

/// Dictionaries whose key type is not `Hashable`.
extension ConstraintSystem {
  /// A type `[Thing: Int]` remains a dictionary if `Thing` is not `Hashable`; each use of a member that only dictionaries have adds the
  /// requirement again.
  func requireKeys(of choice: OverloadChoice, _ use: OverloadUse) {
    guard let owner = choice.owner, owner.isNative, !owner.requirements.isEmpty, let base = choice.base,
      case .nominal(let decl, _) = simplified(base).head, decl === owner, base.isNominal("Dictionary")
    else { return }
    let unmet = owner.requirements.map { $0.substituting(choice.substitution) }.filter { requirement in
      !requirement.types.contains { normalized($0).hasVariables || isHole($0) }
        && !universe.satisfies(requirement, assuming: source.requirements)
    }
    // Members that all collections have do not need hashable keys.
    if unmet.isEmpty || !use.isSubscript && source.members(named: use.name, of: base).contains(where: \.throughProtocol)
    {
      return
    }
    for requirement in unmet { add(.requirement(requirement), ConstraintLocator(use.expr, .requirement)) }
  }
}

extension OverloadChoice {
  /// The type or extension that declares a member; nil for an initializer, whose type asks for the same.
  fileprivate var owner: NominalDecl? {
    switch target {
    case .function(let function): function.kind == .initializer ? nil : function.owner
    case .subscripting(let declaration): declaration.getter.owner
    case .variable(let variable): variable.owner
    case .enumCase, .memberwise, .tupleElement: nil
    }
  }
}
