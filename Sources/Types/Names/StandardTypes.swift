/// Types that the language itself refers to.
extension Universe {
  package func standard(_ name: String, _ arguments: [Type] = []) -> Type {
    lock.withLock {
      if nativeByName[name] == nil { _ = makeNativeType(name) }
      return nativeByName[name].map { .nominal($0, arguments) } ?? .error
    }
  }
  package func standardProtocol(_ name: String) -> NominalDecl? {
    lock.withLock {
      if nativeByName[name] == nil { _ = makeNativeType(name) }
      return nativeByName[name]
    }
  }

  package func optional(_ wrapped: Type) -> Type { standard("Optional", [wrapped]) }
  package func array(_ element: Type) -> Type { standard("Array", [element]) }
  package func set(_ element: Type) -> Type { standard("Set", [element]) }
  package func dictionary(_ key: Type, _ value: Type) -> Type { standard("Dictionary", [key, value]) }
  package var int: Type { standard("Int") }
  package var double: Type { standard("Double") }
  package var bool: Type { standard("Bool") }
  package var string: Type { standard("String") }
  /// The types that stand for all those for which the library declares operators: one of those there are of a kind is enough to say that
  /// it is not the only one that is meant.
  package var ownersOfOperators: [Type] { ["Int", "Double", "Float", "String", "Character"].map { standard($0) } }
  package var never: Type { standard("Never") }
  package var anyError: Type {
    standardProtocol("Error").map { .existential([ProtocolReference($0)]) } ?? .error
  }
}

/// Reading and writing through a key path, as the subscript that every type has.
package struct KeyPathAccessors {
  package let getter: FunctionDecl
  /// The base is a value: written in place.
  package let setter: FunctionDecl
  /// The base is a reference.
  package let referenceSetter: FunctionDecl

  init() {
    func parameter(_ name: String) -> ParameterDecl {
      ParameterDecl(label: nil, type: .any, variable: VariableDecl(name: name, kind: .local, type: .any, isLet: true))
    }
    getter = FunctionDecl(name: "subscript", kind: .getter)
    setter = FunctionDecl(name: "subscript", kind: .setter)
    referenceSetter = FunctionDecl(name: "subscript", kind: .setter)
    // Members of every type: the owner only says that there is a receiver.
    let owner = NominalDecl(kind: .structure, name: "Any", parent: nil)
    owner.isNative = true
    getter.owner = owner
    setter.owner = owner
    referenceSetter.owner = owner
    getter.parameters = [parameter("keyPath")]
    getter.result = .any
    getter.native = .synthesized(.keyPathGetter)
    setter.parameters = [parameter("keyPath"), parameter("newValue")]
    setter.isMutating = true
    setter.native = .synthesized(.keyPathSetter)
    referenceSetter.parameters = [parameter("keyPath"), parameter("newValue")]
    referenceSetter.native = .synthesized(.keyPathReferenceSetter)
  }
}

extension Universe {
  /// Targets of an `as` conversion: classes of Foundation that represent values, and the one value type that converts
  /// back unconditionally.
  package static let bridgedNames: Set<String> = ["String", "NSString", "NSNumber", "NSDecimalNumber"]

  /// Returns true if values of a type convert to the given class of Foundation.
  package func isBridged(_ value: Type, to object: Type) -> Bool {
    guard let decl = object.nominalDecl, decl.isNative else { return false }
    return switch decl.name {
    case "NSString": Type.same(value, string)
    case "NSDecimalNumber": Type.same(value, standard("Decimal"))
    case "NSNumber": value.isNumber || Type.same(value, bool)
    default: false
    }
  }
}
