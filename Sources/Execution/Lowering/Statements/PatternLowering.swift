import Types

extension FrameLowering {
  typealias Match = (Activation, Value) throws -> Bool

  /// Tests a value against a pattern and binds its variables, which belong to the scope that is open.
  func matcher(_ pattern: CheckedPattern) throws -> Match {
    let runtime = runtime
    switch pattern {
    case .wildcard: return { _, _ in true }
    case .binding(let variable):
      declare(variable)
      let initialize = initializer(of: variable)
      return {
        runtime.bound($1, to: variable)
        initialize($0, $1)
        return true
      }
    case .tuple(let patterns):
      let matches = try patterns.map { try matcher($0) }
      return { activation, value in
        let elements = value.asElements
        for (index, match) in matches.enumerated() where index < elements.count {
          if try !match(activation, elements[index]) { return false }
        }
        return true
      }
    case .enumCase(let enumCase, let patterns): return try enumMatcher(enumCase, patterns)
    case .wholePayload(let enumCase, let pattern): return try payloadMatcher(enumCase, pattern)
    case .some(let pattern):
      let match = try matcher(pattern)
      return { activation, value in
        guard let value = value.asOptional else { return false }
        return try match(activation, value)
      }
    case .none:
      return { _, value in if case .none = value { true } else { false } }
    case .isType(let type):
      let resolve = typeCode(type)
      return { activation, value in runtime.cast(value, to: try resolve(activation)) != nil }
    case .cast(let pattern, let type):
      let resolve = typeCode(type)
      let match = try matcher(pattern)
      return { activation, value in
        guard let value = runtime.cast(value, to: try resolve(activation)) else { return false }
        return try match(activation, value)
      }
    case .expression(let subject, let condition):
      declare(subject)
      let initialize = initializer(of: subject)
      let run = try lower(condition).bool
      return { activation, value in
        initialize(activation, value)
        return try run(activation)
      }
    }
  }

  /// Matches the payload's values as one tuple.
  private func payloadMatcher(_ enumCase: EnumCaseDecl, _ pattern: CheckedPattern) throws -> Match {
    let match = try matcher(pattern)
    let labels = enumCase.payload.map(\.label)
    return { activation, value in
      let payload: [Value]
      if case .enumeration(let instance) = value {
        guard instance.enumCase === enumCase else { return false }
        payload = instance.payload
      } else if let native = value.nativeCase(named: enumCase.name) {
        payload = native
      } else {
        return false
      }
      return try match(activation, .tuple(TupleValue(labels: labels, elements: payload)))
    }
  }

  private func enumMatcher(_ enumCase: EnumCaseDecl, _ patterns: [CheckedPattern]?) throws -> Match {
    let owner = enumCase.owner
    if owner.isOptional {
      if enumCase.name == "none" { return try matcher(.none) }
      return try matcher(.some(patterns?.first ?? .wildcard))
    }
    let matches = try patterns?.map { try matcher($0) } ?? []
    if owner.isNative {
      // A native enum tells its case through the hook that its module gave it.
      let name = enumCase.name
      return { activation, value in
        guard let payload = value.nativeCase(named: name) else { return false }
        for (index, match) in matches.enumerated() where index < payload.count {
          if try !match(activation, payload[index]) { return false }
        }
        return true
      }
    }
    return { activation, value in
      guard case .enumeration(let instance) = value, instance.enumCase === enumCase else { return false }
      for (index, match) in matches.enumerated() where try !match(activation, instance.payload[index]) { return false }
      return true
    }
  }
}

/// Adopted by native enums (`Event`, `Result`, `DispatchTimeInterval`), so that `switch` can look into them.
package protocol NativeEnum {
  /// The name of the case and its payload.
  var caseAndPayload: (name: String, payload: [Value]) { get }
}

extension Value {
  /// Returns the payload of a native enum's case; nil where the value is another case.
  func nativeCase(named name: String) -> [Value]? {
    let adopted: (any NativeEnum)? =
      switch self {
      case .native(let box): box.payload as? any NativeEnum
      case .object(let object): object as? any NativeEnum
      default: nil
      }
    if let (found, payload) = adopted?.caseAndPayload { return found == name ? payload : nil }
    if case .enumeration(let instance) = self, instance.enumCase.name == name { return instance.payload }
    return nil
  }
}
