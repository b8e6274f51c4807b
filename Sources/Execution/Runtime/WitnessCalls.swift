import Types

/// Calls of the program's witnesses for the library's protocols by native code.
extension Runtime {
  /// Fails where the program wrote none.
  package func callWitness(
    _ receiver: Value, _ protocolName: String, _ name: String, _ arguments: [Value], labels: [String?]? = nil,
    ownTypes: [Type] = []
  ) throws -> Value {
    // While the program is being stopped, closures give nothing where such a value was promised.
    try check()
    guard let witness = writtenWitness(of: receiver, protocolName, name, labels: labels) else {
      throw Trap.fault("expected a value that conforms to '\(protocolName)', found \(receiver.debugDescription)")
    }
    return try lowering.call(
      witness, typeArguments: hiddenTypes(of: witness, for: receiver, ownTypes), arguments: [receiver] + arguments)
  }

  /// Calls the program's witness for a static requirement. Fails if there is none.
  package func callStaticWitness(
    _ type: Type, _ protocolName: String, _ name: String, _ arguments: [Value] = [], ownTypes: [Type] = []
  ) throws -> Value {
    try check()
    guard case .nominal(let decl, let typeArguments) = type, let requirement = requirement(protocolName, name),
      let witness = universe.witness(for: requirement, in: decl), !witness.isRequirement, witness.native == nil
    else { throw Trap.fault("expected a type that conforms to '\(protocolName)', found '\(type)'") }
    var types = (witness.owner?.selfParameter == nil ? typeArguments : [type]) + ownTypes
    while types.count < witness.hiddenParameters.count { types.append(.any) }
    return try lowering.call(witness, typeArguments: types, arguments: arguments)
  }

  /// Calls an operator of two operands that is declared for the left one's type.
  package func callOperator(_ name: String, of protocolName: String, _ left: Value, _ right: Value) throws -> Value {
    try check()
    guard let witness = writtenWitness(of: left, protocolName, name) else {
      throw Trap.fault("'\(name)' has no implementation for \(left.debugDescription)")
    }
    return try lowering.call(
      witness, typeArguments: hiddenTypes(of: witness, for: left), arguments: [left, right])
  }

  /// `<` of two values; for types of the library that the program made comparable, the program's.
  package func isLess(_ left: Value, _ right: Value) throws -> Bool {
    try check()
    switch left {
    case .array, .dictionary, .set, .bool, .none, .some, .function, .metatype:
      guard writtenWitness(of: left, "Comparable", "<") != nil else { return left.isLess(than: right) }
      return try callOperator("<", of: "Comparable", left, right).asBool
    default: return left.isLess(than: right)
    }
  }

  /// Returns the program's witness for a requirement in the receiver's type; nil for a native one, whose call would
  /// lead back here.
  package func writtenWitness(
    of receiver: Value, _ protocolName: String, _ name: String, labels: [String?]? = nil
  ) -> FunctionDecl? {
    guard let decl = nominal(of: receiver), let requirement = requirement(protocolName, name, labels),
      let witness = universe.witness(for: requirement, in: decl), !witness.isRequirement, witness.native == nil
    else { return nil }
    return witness
  }

  package func hiddenTypes(of witness: FunctionDecl, for receiver: Value, _ ownTypes: [Type] = []) -> [Type] {
    var types = witness.owner?.selfParameter == nil ? typeArguments(of: receiver) : [type(of: receiver)]
    types += ownTypes
    while types.count < witness.hiddenParameters.count { types.append(.any) }
    return types
  }

  package func setterRequirement(_ protocolName: String) -> FunctionDecl? {
    for case .subscriptDecl(let declaration) in universe.nominal(protocolName)?.protocolRequirements ?? [] {
      return declaration.setter
    }
    return nil
  }

  package func requirement(_ protocolName: String, _ name: String, _ labels: [String?]? = nil) -> FunctionDecl? {
    for member in universe.nominal(protocolName)?.protocolRequirements ?? [] {
      switch member {
      case .function(let function)
      where function.name == name && (labels == nil || function.parameters.map(\.label) == labels):
        return function
      case .variable(let variable) where variable.name == name: return variable.getter
      case .subscriptDecl(let declaration) where name == "subscript": return declaration.getter
      default: continue
      }
    }
    return nil
  }
}
