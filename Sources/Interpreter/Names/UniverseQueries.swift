extension Universe {
  /// Whether a type conforms to a protocol, also by inheritance.
  package func conforms(_ type: Type, to proto: NominalDecl) -> Bool {
    switch type {
    case .nominal(let decl, _):
      if decl.conformances.contains(where: { refines($0.proto.decl, proto) }) { return true }
      if let superclass = decl.superclass { return conforms(superclass, to: proto) }
      return false
    case .existential(let protocols): return protocols.contains { refines($0.decl, proto) }
    default: return false
    }
  }

  private func refines(_ decl: NominalDecl, _ proto: NominalDecl) -> Bool {
    decl === proto || decl.inheritedProtocols.contains { refines($0.decl, proto) }
  }

  /// What fulfils a protocol's requirement in a type: a member of its own, of a superclass, or of a protocol's extension.
  package func witness(for requirement: FunctionDecl, in type: NominalDecl) -> FunctionDecl? {
    func matches(_ candidate: FunctionDecl) -> Bool {
      candidate.kind == requirement.kind && candidate.isStatic == requirement.isStatic && !candidate.isRequirement
        && candidate.parameters.map(\.label) == requirement.parameters.map(\.label)
    }
    func search(_ decl: NominalDecl) -> FunctionDecl? {
      for member in decl.members[requirement.name] ?? [] {
        switch member {
        case .function(let function): if matches(function) { return function }
        case .variable(let variable):
          if let getter = variable.getter, matches(getter) { return getter }
          if let setter = variable.setter, matches(setter) { return setter }
        case .subscriptDecl(let decl):
          if matches(decl.getter) { return decl.getter }
          if let setter = decl.setter, matches(setter) { return setter }
        case .enumCase: break
        }
      }
      return nil
    }
    var current: NominalDecl? = type
    while let decl = current {
      if let found = search(decl) { return found }
      for conformance in decl.conformances { if let found = search(conformance.proto.decl) { return found } }
      if case .nominal(let superclass, _)? = decl.superclass { current = superclass } else { current = nil }
    }
    return requirement.owner.flatMap(search)
  }
}

extension Universe {
  /// The native type whose values are instances of this Swift type.
  package func nominal(representing swiftType: Any.Type) -> NominalDecl? { nativeTypes[ObjectIdentifier(swiftType)] }
}
