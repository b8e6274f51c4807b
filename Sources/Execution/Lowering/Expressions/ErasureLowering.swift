import Types

/// Conversion of values to `Any`: those of a host's generic types then store the program's type arguments, because no
/// later operation can determine them.
extension FrameLowering {
  func telling(_ code: Code, _ type: Type, seenAs target: Type) -> Code {
    guard case .existential = target.withoutOptionals, let decl = type.withoutOptionals.hostGeneric else { return code }
    let run = code.value
    let resolve = typeCode(type.withoutOptionals)
    let isClass = decl.kind == .classType
    func tell(_ value: Value, _ activation: Activation) throws -> Value {
      switch value {
      case .some(let box): return .wrapped(try tell(box.value, activation))
      case .native(let box) where !isClass && box.typeArguments.isEmpty:
        return .native(box.knowing(try resolve(activation).nominalArguments))
      case .object(let object):
        if let object = object as? any HostGeneric, object.argumentTypes == nil {
          object.remember(argumentTypes: try resolve(activation).nominalArguments)
        }
        return value
      default: return value
      }
    }
    return .value { try tell(run($0), $0) }
  }
}

extension Type {
  fileprivate var withoutOptionals: Type {
    var type = resolvedHead
    while let payload = type.optionalPayload { type = payload.resolvedHead }
    return type
  }

  /// Host type whose values do not store their type arguments.
  fileprivate var hostGeneric: NominalDecl? {
    guard case .nominal(let decl, let arguments) = self, !arguments.isEmpty, decl.nativeType?.swiftType != nil else {
      return nil
    }
    return decl
  }
}
