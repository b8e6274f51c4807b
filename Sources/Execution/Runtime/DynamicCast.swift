import class Foundation.NSNumber
import Types

/// `as?`, `as!` and `is`: whether a value can be seen as a type, and the value as that type's.
extension Runtime {
  /// Casts a value of a static type that says more than the value: an optional that conforms to a protocol by itself is not unwrapped,
  /// and an empty collection does not know the types of its elements.
  package func cast(_ value: Value, of source: Type, to type: Type) -> Value? {
    if source.isSame(as: type) { return value }
    if source.optionalPayload != nil || source.isNativeCollection, case .existential(let protocols) = type.resolvedHead,
      !protocols.isEmpty,
      protocols.allSatisfy({ universe.conforms(source, to: $0.decl) && hasArguments(of: $0, value) })
    {
      return value
    }
    return cast(value, to: type)
  }

  package func cast(_ value: Value, to type: Type) -> Value? {
    switch type.resolvedHead {
    case .existential(let protocols):
      if protocols.isEmpty { return value }
      if let inner = unwrappedForCast(value) { return cast(inner, to: type) }
      return protocols.allSatisfy { conforms(value, to: $0.decl) && hasArguments(of: $0, value) } ? value : nil
    case .nominal(let decl, let arguments): return cast(value, decl, arguments, type)
    case .tuple(let fields):
      if fields.isEmpty { return value.isVoid ? value : nil }
      guard case .tuple(let tuple) = value, tuple.elements.count == fields.count else {
        return unwrappedForCast(value).flatMap { cast($0, to: type) }
      }
      var elements: [Value] = []
      for (element, field) in zip(tuple.elements, fields) {
        guard let converted = cast(element, to: field.type) else { return nil }
        elements.append(converted)
      }
      return .tuple(TupleValue(labels: fields.map(\.label), elements: elements))
    case .function(let function):
      if case .function(let value) = value, value.arity == function.parameters.count { return .function(value) }
      return unwrappedForCast(value).flatMap { cast($0, to: type) }
    case .metatype(let instance):
      guard case .metatype(let box) = value else { return nil }
      if case .existential(let protocols) = instance.resolvedHead {
        return protocols.allSatisfy { universe.conforms(box.type, to: $0.decl) } ? value : nil
      }
      return isSubtype(box.type, of: instance) ? value : nil
    case .parameter, .dependentMember, .variable, .error: return value
    }
  }

  private func unwrappedForCast(_ value: Value) -> Value? {
    if case .some(let box) = value { box.value } else { nil }
  }

  private func cast(_ value: Value, _ decl: NominalDecl, _ arguments: [Type], _ type: Type) -> Value? {
    if decl.isOptional {
      let wrapped = arguments.first ?? .any
      switch value {
      case .none: return Value.none
      case .some(let box):
        // An optional stays one; where the target nests deeper it is wrapped once more.
        return cast(box.value, to: wrapped).map { .wrapped($0) } ?? cast(value, to: wrapped).map { .wrapped($0) }
      default: return cast(value, to: wrapped).map { .wrapped($0) }
      }
    }
    if case .some(let box) = value { return cast(box.value, to: type) }
    if decl.isNative {
      if case .object(let object) = value, let number = object as? NSNumber, let bridged = number.bridged(to: decl) {
        return bridged
      }
      if decl.isAnyHashable {
        guard let hashable = universe.standardProtocol("Hashable") else { return nil }
        return conforms(value, to: hashable) ? value : nil
      }
      switch (decl.name, value) {
      case ("AnyObject", .object): return value
      case ("NSString", .string): return value
      case ("NSNumber", .int), ("NSNumber", .double), ("NSNumber", .bool): return value.asNumberObject
      case ("NSNumber", .native) where value.anyInteger != nil || value.anyFloat != nil: return value.asNumberObject
      case ("Array", .array(let elements)):
        let element = arguments.first ?? .any
        var result: [Value] = []
        for value in elements {
          guard let converted = cast(value, to: element) else { return nil }
          result.append(converted)
        }
        return .array(result)
      case ("Set", .set(let elements)):
        let element = arguments.first ?? .any
        var result: Set<Value> = []
        for value in elements {
          guard let converted = cast(value, to: element) else { return nil }
          result.insert(converted)
        }
        return .set(result)
      case ("Dictionary", .dictionary(let elements)):
        var result: ValueTable = [:]
        for (key, value) in elements {
          guard let key = cast(key, to: arguments.first ?? .any), let value = cast(value, to: arguments.last ?? .any)
          else { return nil }
          result[key] = value
        }
        return .dictionary(result)
      default: break
      }
    }
    if decl.kind == .protocolType { return conforms(value, to: decl) ? value : nil }
    guard let own = nominal(of: value) else { return nil }
    if own === decl {
      let known = typeArguments(of: value)
      if known.isEmpty || arguments.isEmpty { return value }
      return zip(known, arguments).allSatisfy { $0.isSame(as: $1) } ? value : nil
    }
    return isSubtype(self.type(of: value), of: type) ? value : nil
  }

  /// Returns true if a class is the other or derives from it; other types match only themselves.
  func isSubtype(_ type: Type, of other: Type) -> Bool {
    if type.isSame(as: other) { return true }
    guard case .nominal(let decl, let arguments) = type.resolvedHead,
      case .nominal(let target, let wanted) = other.resolvedHead
    else { return false }
    if decl === target {
      return arguments.isEmpty || zip(arguments, wanted).allSatisfy { $0.isSame(as: $1) || $0.isAnyType }
    }
    guard let superclass = decl.superclass else { return false }
    return isSubtype(TypeSubstitution(decl.allGenerics, arguments).apply(superclass, in: universe), of: other)
  }

  /// Returns true if the associated types of a value are those that the protocol names, as in `any Plugin<Int, String>`.
  ///
  /// Values of the library do not know all of their types; they have any.
  private func hasArguments(of proto: ProtocolReference, _ value: Value) -> Bool {
    if proto.arguments.isEmpty { return true }
    let type = type(of: value)
    guard case .nominal(let decl, _) = type.resolvedHead, !decl.isNative else { return true }
    return zip(proto.decl.primaryAssociatedTypes, proto.arguments).allSatisfy { name, argument in
      let member = universe.normalized(.dependentMember(type, name))
      return member.hasDependentMembers || member.isSame(as: argument)
    }
  }

  func conforms(_ value: Value, to proto: NominalDecl) -> Bool {
    if proto.isNative {
      switch proto.name {
      case "AnyObject": if case .object = value { return true } else { return false }
      case "Error":
        switch value {
        case .native(let box): if box.payload is any Error { return true }
        case .object(let object): if object is any Error { return true }
        default: break
        }
      default: break
      }
    }
    let type = type(of: value)
    if case .nominal = type.resolvedHead { return universe.conforms(type, to: proto) }
    return false
  }
}

extension Value {
  var isEmptyCollection: Bool {
    switch self {
    case .array(let elements): elements.isEmpty
    case .set(let elements): elements.isEmpty
    case .dictionary(let elements): elements.isEmpty
    default: false
    }
  }
}

extension Type {
  var isNativeCollection: Bool {
    guard case .nominal(let decl, _) = resolvedHead, decl.isNative else { return false }
    return ["Array", "Set", "Dictionary"].contains(decl.name)
  }
  var isAnyType: Bool { if case .existential(let protocols) = resolvedHead { protocols.isEmpty } else { false } }
}
