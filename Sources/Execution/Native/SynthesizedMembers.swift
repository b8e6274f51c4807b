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
      return .unary { value in
        if case .enumeration(let instance) = value {
          instance.enumCase.rawValue.map(Value.init) ?? .void
        } else {
          .void
        }
      }
    case .initializerFromRawValue:
      let cases = cases(of: function)
      return .unary { raw in
        let found = cases.first { $0.rawValue.map(Value.init) == raw }
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

extension Value {
  /// The raw value of an enum case.
  package init(_ raw: RawValue) {
    switch raw {
    case .integer(let number): self = .int(number)
    case .double(let number): self = .double(number)
    case .string(let text): self = .string(text)
    case .character(let character): self = .character(character)
    }
  }
}
