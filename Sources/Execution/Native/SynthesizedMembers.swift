import Types
extension SynthesizedMember {
  /// Returns the code of a synthesized member.
  func implementation(in function: FunctionDecl) -> NativeImplementation {
    switch self {
    case .allCases:
      let values = cases(of: function).map {
        Value.enumeration(EnumInstance(enumCase: $0, typeArguments: [], payload: []))
      }
      return .nullary { .array(values) }
    case .rawValue:
      let values = cases(of: function).map { $0.rawConstant ?? .void }
      return .unary { value in
        if case .enumeration(let instance) = value { values[instance.enumCase.index] } else { .void }
      }
    case .initializerFromRawValue:
      let cases = cases(of: function).map { ($0, $0.rawConstant) }
      return .unary { raw in
        let found = cases.first { $0.1 == raw }?.0
        return .optional(found.map { .enumeration(EnumInstance(enumCase: $0, typeArguments: [], payload: [])) })
      }
    case .keyPathGetter: return .binary { base, path in try path.asKeyPath?.get(base) ?? .void }
    case .keyPathSetter:
      return .mutating { base, call in
        try call[0].asKeyPath?.set(&base, to: call[1])
        return .void
      }
    case .keyPathReferenceSetter:
      return .ternary { base, path, value in
        var base = base
        try path.asKeyPath?.set(&base, to: value)
        return .void
      }
    }
  }

  private func cases(of function: FunctionDecl) -> [EnumCaseDecl] { function.owner?.cases ?? [] }
}

extension EnumCaseDecl {
  /// Its raw value, of the raw type; nil for a case without one.
  package var rawConstant: Value? {
    guard let rawValue, let type = owner.rawType?.nominalDecl?.name else { return nil }
    switch rawValue {
    case .integer(let number):
      return switch type {
      case "UInt": .boxed(UInt(bitPattern: number))
      case "UInt64": .boxed(UInt64(bitPattern: Int64(number)))
      default: numberLiteral(number, typeName: type)
      }
    case .double(let number): return numberLiteral(number, typeName: type)
    case .string(let text): return .string(text)
    case .character(let character): return .character(character)
    }
  }
}
