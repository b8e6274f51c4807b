import SyntaxTree

/// A struct, class, enum, protocol or native type, together with everything its extensions add.
package final class NominalDecl: @unchecked Sendable {
  package enum Kind: String, Sendable {
    case structure = "struct", classType = "class", enumeration = "enum", protocolType = "protocol"
  }

  package let kind: Kind
  package let name: String
  package let parent: NominalDecl?
  /// Generic parameters of the declaration itself; a nested type's arguments begin with its parents'.
  package var generics: [GenericParameter] = []
  package var requirements: [Requirement] = []
  package var superclass: Type?
  /// True for a class whose superclass was dropped because it inherits from the class.
  package var inheritsFromItself = false
  package var conformances: [Conformance] = []

  /// Members declared so far, by base name. Native members are added when their name is first looked up.
  package var members: [String: [MemberDecl]] {
    get {
      unreadRequirements?.read()
      return declaredMembers
    }
    _modify {
      unreadRequirements?.read()
      yield &declaredMembers
    }
  }
  private var declaredMembers: [String: [MemberDecl]] = [:]
  /// Collects the members of a type of the program whose turn has not come yet; for who needs them.
  var collectMembers: (() -> Void)?
  /// Signatures that were not parsed yet, by base name.
  package var pendingMembers: [String: [PendingMember]] = [:]
  package var nestedTypes: [String: TypeDecl] = [:]

  /// Stored properties in layout order, a superclass's first.
  package var storedProperties: [VariableDecl] = []
  package var cases: [EnumCaseDecl] = []
  package var rawType: Type?
  package var deinitializer: FunctionDecl?

  /// A protocol's `Self`.
  package var selfParameter: GenericParameter?
  package var associatedTypes: [String] = []
  package var primaryAssociatedTypes: [String] = []
  package var associatedTypeRequirements: [Requirement] = []
  package var associatedTypeDefaults: [String: Type] = [:]
  package var inheritedProtocols: [ProtocolReference] = []
  package var protocolRequirements: [MemberDecl] {
    get {
      unreadRequirements?.read()
      return declaredRequirements
    }
    _modify {
      unreadRequirements?.read()
      yield &declaredRequirements
    }
  }
  private var declaredRequirements: [MemberDecl] = []
  /// Requirements of a native protocol that are read when its members are first looked at.
  var unreadRequirements: UnreadRequirements?
  /// `protocol P: AnyObject`.
  var isMarkedClassBound = false

  /// True for a native class that programs may subclass.
  package var isOpen = false
  package var isFinal = false
  package var access = AccessLevel.internalLevel
  /// Unavailability attribute, if any.
  package var unavailability: AvailabilityNote?
  /// True if it is declared at a file's top level, not within a function.
  package var isOfTopLevel = false
  /// Description of the property wrapper; nil for other types.
  var wrapper: PropertyWrapper?
  /// True with the attribute `@resultBuilder`.
  package var isResultBuilder = false
  /// True with the attribute `@dynamicMemberLookup`, which subclasses and conforming types inherit.
  var isDynamicMemberLookup = false
  /// True with the attribute `@MainActor`, also on a superclass.
  package var isMainActor = false
  /// True for an `actor`.
  package var isActor = false

  /// Keyword that the declaration begins with.
  package var keyword: String { isActor ? "actor" : kind.rawValue }

  package var isLaidOut = false
  /// Initializer made for a protocol's requirement if the type does not declare one.
  var implicitInitializer: FunctionDecl?
  /// Functions that call a generic member as a protocol's requirement asks for it, by the requirement.
  var witnessBridges: [ObjectIdentifier: FunctionDecl] = [:]
  /// Indicates whether values have a representation in the host instead of `StructInstance`, `EnumInstance` or `ClassInstance`.
  package var isNative = false
  /// Implementation given by a host.
  package var nativeType: NativeType?
  /// Names that messages use for it with certain arguments.
  var shortNames: [ShortName] = []
  package var declaredAt: SourceRange?
  /// Place of its closing brace.
  package var endsAt: SourceRange?
  package var documentation: String?
  /// Runtime data attached by lowering (layout, witness caches); not used by the checker.
  package var runtimeInfo: AnyObject?

  package init(kind: Kind, name: String, parent: NominalDecl?) {
    self.kind = kind
    self.name = name
    self.parent = parent
  }

  /// True if members are isolated to the instance: an `actor`, or a protocol that inherits from `Actor`.
  package var isolatesInstances: Bool {
    switch kind {
    case .classType: isActor
    case .protocolType: name == "Actor" && isNative || inheritedProtocols.contains { $0.decl.isolatesInstances }
    default: false
    }
  }

  /// Generic parameters for all its arguments, the parents' first.
  package var allGenerics: [GenericParameter] {
    guard let outer = parent?.allGenerics, !outer.isEmpty else { return generics }
    return outer + generics
  }
  /// Requirements on its own generic parameters and on those of enclosing types.
  package var allRequirements: [Requirement] {
    guard let outer = parent?.allRequirements, !outer.isEmpty else { return requirements }
    return outer + requirements
  }
}

package enum TypeDecl: Sendable {
  case nominal(NominalDecl)
  case alias(AliasDecl)

  /// True for a type of a library.
  package var isNative: Bool {
    switch self {
    case .nominal(let decl): decl.isNative
    case .alias(let alias): alias.declaredAt == nil
    }
  }
}

/// `typealias Name<Parameters> = type`.
package final class AliasDecl: @unchecked Sendable {
  package let name: String
  package let generics: [GenericParameter]
  package let type: Type
  /// The type that it is declared in.
  package var parent: NominalDecl?
  package var access = AccessLevel.internalLevel
  /// Unavailability attribute, if any.
  var unavailability: AvailabilityNote?
  package var declaredAt: SourceRange?

  package init(name: String, generics: [GenericParameter], type: Type) {
    self.name = name
    self.generics = generics
    self.type = type
  }
}

/// Conformance of a type to a protocol, with the associated types.
package final class Conformance: @unchecked Sendable {
  package let proto: ProtocolReference
  /// `extension Array: Equatable where Element: Equatable`.
  package let requirements: [Requirement]
  /// Associated types in terms of the conforming type's generic parameters. Filled on first use.
  package var typeWitnesses: [String: Type]
  /// Place of the protocol's name in the inheritance clause.
  package var declaredAt: SourceRange?
  package init(_ proto: ProtocolReference, requirements: [Requirement] = [], typeWitnesses: [String: Type] = [:]) {
    self.proto = proto
    self.requirements = requirements
    self.typeWitnesses = typeWitnesses
  }
}

package enum MemberDecl: Sendable {
  case function(FunctionDecl)
  case variable(VariableDecl)
  case subscriptDecl(SubscriptDecl)
  case enumCase(EnumCaseDecl)
}

/// A native member whose signature was not parsed yet, with the header of its extension.
package struct PendingMember: Sendable {
  package let header: String
  package let member: NativeMember
}
