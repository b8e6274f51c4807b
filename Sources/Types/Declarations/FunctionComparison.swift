extension FunctionDecl {
  /// Returns true if it overrides a function, directly or not.
  package func overrides(_ function: FunctionDecl) -> Bool {
    var current = overridden
    while let here = current {
      if here === function { return true }
      current = here.overridden
    }
    return false
  }

  /// Returns true if the parameters' types agree as far as they can be compared across a protocol's `Self` and
  /// associated types.
  package func sameParameters(as other: FunctionDecl) -> Bool {
    parameters.count == other.parameters.count && generics.count == other.generics.count
      && zip(parameters, other.parameters).allSatisfy { a, b in
        if a.isVariadic != b.isVariadic { return false }
        if a.type.hasParameters || b.type.hasParameters { return a.type.couldBe(b.type) }
        return Type.same(a.type, b.type)
      }
  }

  /// Returns true if it takes functions where a requirement has an associated type.
  func takesFunctions(for requirement: FunctionDecl) -> Bool {
    guard parameters.count == requirement.parameters.count, generics.isEmpty, requirement.generics.isEmpty else {
      return false
    }
    return zip(parameters, requirement.parameters).allSatisfy { own, wanted in
      if case .dependentMember = wanted.type.head, own.type.functionType != nil { return true }
      return own.type.couldBe(wanted.type)
    }
  }
}

extension Type {
  /// Returns true if two types may be equal once their type parameters are known.
  func couldBe(_ other: Type) -> Bool {
    switch (head, other.head) {
    case (.function(let a), .function(let b)): a.parameters.count == b.parameters.count
    case (.function, .nominal), (.nominal, .function): false
    case (.dependentMember, .function), (.function, .dependentMember): false
    case (.nominal(let a, _), .nominal(let b, _)): a === b
    default: true
    }
  }
}
