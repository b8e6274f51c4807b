import SyntaxTree

/// A struct, class, enum, protocol or native type, together with everything its extensions add.
package final class NominalDecl: @unchecked Sendable {
  package enum Kind: String, Sendable {
    case structure = "struct", classType = "class", enumeration = "enum", protocolType = "protocol"
  }

  package let kind: Kind
  package let name: String
  package let parent: NominalDecl?
  /// Its own generic parameters; a nested type's arguments begin with its parents'.
  package var generics: [GenericParameter] = []
  package var requirements: [Requirement] = []
  package var superclass: Type?
  package var conformances: [Conformance] = []

  /// By base name: what is declared so far. Native members are added when their name is first asked for.
  package var members: [String: [MemberDecl]] = [:]
  /// Signatures that were not parsed yet, by base name.
  package var pendingMembers: [String: [PendingMember]] = [:]
  package var nestedTypes: [String: TypeDecl] = [:]

  /// Stored properties in layout order, a superclass's first.
  package var storedProperties: [VariableDecl] = []
  package var cases: [EnumCaseDecl] = []
  package var rawType: Type?
  package var deinitializer: FunctionDecl?

  /// A protocol's own: `Self`, what it inherits, what it asks for.
  package var selfParameter: GenericParameter?
  package var associatedTypes: [String] = []
  package var primaryAssociatedTypes: [String] = []
  package var associatedTypeRequirements: [Requirement] = []
  package var associatedTypeDefaults: [String: Type] = [:]
  package var inheritedProtocols: [ProtocolReference] = []
  package var protocolRequirements: [MemberDecl] = []
  /// `protocol P: AnyObject`.
  var isMarkedClassBound = false

  /// Of a native class: programs may derive from it. Of the program's: `final class`.
  package var isOpen = false
  package var isFinal = false
  package var access = AccessLevel.internalLevel
  /// What is said of it where nobody may use it.
  package var unavailability: AvailabilityNote?
  /// Declared at a file's top level, not within a function.
  package var isOfTopLevel = false
  /// What it offers the properties that it wraps; nil where it is no property wrapper.
  var wrapper: PropertyWrapper?
  /// `@resultBuilder` stands before it.
  var isResultBuilder = false
  /// `@MainActor` stands before it or before a class that it derives from.
  package var isMainActor = false

  package var isLaidOut = false
  /// Made when a protocol asks for an initializer that the type was not written with.
  var implicitInitializer: FunctionDecl?
  /// True where values are Swift's own and not `StructInstance`, `EnumInstance` or `ClassInstance`.
  package var isNative = false
  /// What a host said of it.
  package var nativeType: NativeType?
  /// What messages call it with some of its arguments.
  var shortNames: [ShortName] = []
  package var declaredAt: SourceRange?
  /// Its closing brace.
  package var endsAt: SourceRange?
  package var documentation: String?
  /// What lowering and the runtime hang here (layout, witness caches); the checker does not look at it.
  package var runtimeInfo: AnyObject?

  package init(kind: Kind, name: String, parent: NominalDecl?) {
    self.kind = kind
    self.name = name
    self.parent = parent
  }

  /// All parameters that its arguments stand for, the parents' first.
  package var allGenerics: [GenericParameter] {
    guard let outer = parent?.allGenerics, !outer.isEmpty else { return generics }
    return outer + generics
  }
  /// What it asks of its own parameters and of those of the types around it.
  package var allRequirements: [Requirement] {
    guard let outer = parent?.allRequirements, !outer.isEmpty else { return requirements }
    return outer + requirements
  }
}

package enum TypeDecl: Sendable {
  case nominal(NominalDecl)
  case alias(AliasDecl)
}

/// `typealias Name<Parameters> = type`.
package final class AliasDecl: @unchecked Sendable {
  package let name: String
  package let generics: [GenericParameter]
  package let type: Type
  /// The type that it is declared in.
  package var parent: NominalDecl?
  package var access = AccessLevel.internalLevel
  /// What is said of it where nobody may use it.
  var unavailability: AvailabilityNote?
  package var declaredAt: SourceRange?

  package init(name: String, generics: [GenericParameter], type: Type) {
    self.name = name
    self.generics = generics
    self.type = type
  }
}

/// That a type conforms to a protocol, and what its associated types are there.
package final class Conformance: @unchecked Sendable {
  package let proto: ProtocolReference
  /// `extension Array: Equatable where Element: Equatable`.
  package let requirements: [Requirement]
  /// In terms of the conforming type's generic parameters. Filled when first asked for.
  package var typeWitnesses: [String: Type]
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

/// A native member whose signature was not parsed yet, with the header of the extension that it stands in.
package struct PendingMember: Sendable {
  package let header: String
  package let member: NativeMember
}
