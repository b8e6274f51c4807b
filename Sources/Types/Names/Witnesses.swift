/// Lookup of witnesses for protocol requirements.
extension Universe {
  /// Returns the witness for a requirement (a method, initializer, operator or accessor) in a type; nil where the type
  /// leaves it to the protocol's synthesised behaviour (`==` of a struct).
  package func witness(for requirement: FunctionDecl, in nominal: NominalDecl) -> FunctionDecl? {
    lock.withLock {
      let conforming = conformingClass(of: nominal, requirement)
      var isBelow = conforming !== nominal
      var current: NominalDecl? = nominal
      while let here = current {
        if here === conforming { isBelow = false }
        if let bridge = here.witnessBridges[ObjectIdentifier(requirement)] { return bridge }
        if !isBelow || here.overrides(requirement.name), let found = ownWitness(for: requirement, in: here) {
          return found
        }
        current = here.superclass?.nominalDecl
      }
      // Extensions of the protocols, the most refined one first.
      current = nominal
      while let here = current {
        let protocols = here.conformances.map(\.proto.decl).sorted { $0.inherits(from: $1) && $0 !== $1 }
        for proto in protocols.flatMap(\.allInherited) {
          // Several extensions of a protocol may have it, each for other types.
          let found = ownWitness(for: requirement, in: proto, of: nominal) {
            !$0.isRequirement && satisfiesExtension($0.requirements, of: proto, by: nominal)
          }
          if let found { return found }
        }
        current = here.superclass?.nominalDecl
      }
      return nil
    }
  }

  /// Makes a function the witness for a requirement.
  package func setWitness(_ bridge: FunctionDecl, for requirement: FunctionDecl, in nominal: NominalDecl) {
    lock.withLock { nominal.witnessBridges[ObjectIdentifier(requirement)] = bridge }
  }

  /// Returns the class that declares the conformance: members of a subclass are no witnesses unless they override one.
  private func conformingClass(of nominal: NominalDecl, _ requirement: FunctionDecl) -> NominalDecl {
    guard nominal.kind == .classType, requirement.kind != .initializer, let proto = requirement.owner else {
      return nominal
    }
    var current: NominalDecl? = nominal
    while let here = current {
      if here.conformances.contains(where: { $0.proto.decl.inherits(from: proto) }) { return here }
      current = here.superclass?.nominalDecl
    }
    return nominal
  }

  private func satisfiesExtension(_ requirements: [Requirement], of proto: NominalDecl, by nominal: NominalDecl) -> Bool
  {
    guard let own = proto.selfParameter else { return true }
    let substitution = Substitution([own], [nominal.selfType])
    return requirements.allSatisfy { requirement in
      // Requirements on the nominal type's own parameters are unknown here; only closed types can rule a witness out.
      switch requirement.substituting(substitution) {
      case .conformance(let type, let proto):
        let plain = normalized(type)
        return plain.hasParameters || conforms(plain, to: proto.decl)
      case .sameType(let left, let right):
        let (a, b) = (normalized(left), normalized(right))
        return a.hasParameters || b.hasParameters || Type.same(a, b)
      case .classBound(let type):
        switch normalized(type).head {
        case .parameter, .dependentMember: return true
        default: return isClass(normalized(type), [])
        }
      case .superclass(let type, let superclass):
        let (plain, bound) = (normalized(type), normalized(superclass))
        return plain.hasParameters || bound.hasParameters || isSubclass(plain, bound)
      }
    }
  }

  private func ownWitness(
    for requirement: FunctionDecl, in nominal: NominalDecl, of conforming: NominalDecl? = nil,
    accepting isFitting: (FunctionDecl) -> Bool = { _ in true }
  ) -> FunctionDecl? {
    materialize(requirement.name, of: nominal)
    var candidates: [FunctionDecl] = []
    for member in nominal.members[requirement.name] ?? [] {
      switch member {
      case .function(let function) where requirement.kind == function.kind && !function.isRequirement:
        if function.isStatic == requirement.isStatic, function.isCalled(like: requirement) {
          candidates.append(function)
        }
      case .variable(let variable) where requirement.name != "subscript" && !variable.isRequirement:
        guard variable.isStatic == requirement.isStatic else { continue }
        if requirement.kind == .getter, let getter = variable.getter ?? storedAccessor(variable, .getter) {
          candidates.append(getter)
        }
        if requirement.kind == .setter, let setter = variable.setter ?? storedAccessor(variable, .setter) {
          candidates.append(setter)
        }
      case .subscriptDecl(let declaration) where requirement.name == "subscript":
        let accessor = requirement.kind == .getter ? declaration.getter : declaration.setter
        if let accessor, !accessor.isRequirement,
          accessor.parameters.map(\.label) == requirement.parameters.map(\.label) || requirement.kind == .setter
        {
          candidates.append(accessor)
        }
      default: break
      }
    }
    // A failable initializer of the program remains a candidate, so that the mismatch is reported.
    candidates = candidates.filter {
      (!$0.isAsync || requirement.isAsync) && (!$0.isFailable || requirement.isFailable || $0.native == nil)
        && isFitting($0)
    }
    let same = candidates.filter { $0.sameParameters(as: requirement) }
    // A type that the protocol leaves open may be a function.
    candidates = same.isEmpty ? candidates.filter { $0.takesFunctions(for: requirement) } : same
    // `subscript(i: Int)` of a text is not the one that takes its `Index`, nor `==` of a node and a text that of two nodes.
    let isExact = requirement.name == "subscript" || requirement.isStatic && !requirement.name.beginsLikeName
    if isExact || candidates.count > 1 {
      let exact = candidates.filter { takesSame($0, requirement, in: nominal, of: conforming ?? nominal) }
      if isExact || !exact.isEmpty { candidates = exact }
    }
    if candidates.isEmpty, requirement.kind == .initializer, let implicit = implicitInitializer(of: nominal),
      implicit.isCalled(like: requirement), isFitting(implicit)
    {
      return implicit
    }
    if candidates.count > 1, nominal.kind == .protocolType {
      // The extension with more requirements applies to fewer types.
      let most = candidates.map(\.requirements.count).max()
      candidates = candidates.filter { $0.requirements.count == most }
    }
    if candidates.count < 2 { return candidates.first }
    let wanted = requirement.parameters.map { $0.type.description.replacing("Self", with: nominal.name) }
    return candidates.first { $0.parameters.map(\.type.description) == wanted } ?? candidates.first
  }

  /// Returns true if the parameters' types are those of the requirement in the conforming type, as far as they are
  /// known.
  private func takesSame(
    _ candidate: FunctionDecl, _ requirement: FunctionDecl, in owner: NominalDecl, of conforming: NominalDecl
  ) -> Bool {
    func seen(_ type: Type, from proto: NominalDecl?) -> Type {
      guard let own = proto?.selfParameter else { return normalized(type) }
      return normalized(type.substituting(Substitution([own], [conforming.selfType])))
    }
    return zip(candidate.parameters, requirement.parameters).allSatisfy {
      let (have, want) = (seen($0.type, from: owner), seen($1.type, from: requirement.owner))
      if owner === conforming, candidate.requirements.isEmpty, have.isParameter(of: owner), !want.hasParameters {
        // A dictionary's key may be an index in one of them; in the type itself it is none.
        return false
      }
      return have.hasParameters || want.hasParameters || Type.same(have, want)
    }
  }

  /// Returns the initializer that Swift writes for a type without one: memberwise for a struct, `init()` for a class.
  private func implicitInitializer(of nominal: NominalDecl) -> FunctionDecl? {
    if let known = nominal.implicitInitializer { return known }
    guard !nominal.isNative, let place = nominal.declaredAt, nominal.kind == .structure || nominal.kind == .classType
    else {
      return nil
    }
    if nominal.ownInitializers.contains(where: { !$0.isInExtension && !$0.isWrittenBySwift }) { return nil }
    let initializer = FunctionDecl(name: "init", kind: .initializer)
    initializer.owner = nominal
    initializer.result = nominal.selfType
    initializer.isMutating = nominal.kind == .structure
    let own = DeclarationCollector(universe: self).selfVariable(for: initializer, owner: nominal)
    initializer.selfVariable = own
    initializer.body = []
    if nominal.kind == .structure {
      let fields: [CheckedExpr?] = nominal.storedProperties.map { property in
        property.settleType()
        if property.hasInitialValue || property.initialValue != nil { return nil }
        let value = VariableDecl(name: property.name, kind: .local, type: property.type, isLet: true)
        initializer.parameters.append(ParameterDecl(label: property.name, type: property.type, variable: value))
        return CheckedExpr(.variable(value), property.type, place)
      }
      let whole = CheckedExpr(.memberwise(nominal, fields), nominal.selfType, place)
      let target = CheckedExpr(.variable(own), nominal.selfType, place)
      initializer.body = [CheckedStmt(.expression(CheckedExpr(.assign(target, whole), .void, place)), place)]
    }
    nominal.implicitInitializer = initializer
    return initializer
  }

  /// Returns a function that reads or writes a stored property, as the witness of a requirement.
  package func storedAccessor(_ variable: VariableDecl, _ kind: FunctionDecl.Kind) -> FunctionDecl? {
    guard variable.kind == .storedProperty || variable.kind == .staticStored, let owner = variable.owner else {
      return nil
    }
    if kind == .getter, let known = variable.storedGetter { return known }
    if kind == .setter, let known = variable.storedSetter { return known }
    guard let place = variable.declaredAt else { return nil }
    let accessor = FunctionDecl(name: variable.name, kind: kind)
    accessor.owner = owner
    accessor.isStatic = variable.isStatic
    accessor.isolation = variable.isLet ? .none : variable.isolation
    accessor.isMutating = kind == .setter && owner.kind != .classType
    let own = DeclarationCollector(universe: self).selfVariable(for: accessor, owner: owner)
    accessor.selfVariable = own
    let base = CheckedExpr(.variable(own), own.type, place)
    let field: CheckedExpr.Kind =
      variable.isStatic ? .staticProperty(variable, of: owner.selfType) : .property(base, variable)
    let access = CheckedExpr(field, variable.type, place)
    if kind == .getter {
      accessor.result = variable.type
      accessor.body = [CheckedStmt(.returnStatement(access), place)]
      variable.storedGetter = accessor
    } else {
      let value = VariableDecl(name: "newValue", kind: .local, type: variable.type, isLet: true)
      accessor.parameters = [ParameterDecl(label: nil, type: variable.type, variable: value)]
      let assignment = CheckedExpr(.assign(access, CheckedExpr(.variable(value), variable.type, place)), .void, place)
      accessor.body = [CheckedStmt(.expression(assignment), place)]
      variable.storedSetter = accessor
    }
    return accessor
  }
}

extension Type {
  fileprivate func isParameter(of owner: NominalDecl) -> Bool {
    if case .parameter(let parameter) = head { owner.generics.contains { $0 === parameter } } else { false }
  }
}

extension NominalDecl {
  fileprivate func overrides(_ name: String) -> Bool {
    (members[name] ?? []).contains { member in
      switch member {
      case .function(let function): function.isOverride
      case .variable(let variable): variable.isOverride
      case .subscriptDecl(let declaration): declaration.getter.isOverride
      case .enumCase: false
      }
    }
  }
}
