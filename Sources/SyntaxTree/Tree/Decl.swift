/// A declaration as it was written.
package final class Decl {
  package enum Kind {
    case variable(VariableSyntax)
    case function(FunctionSyntax)
    case initializer(FunctionSyntax, isFailable: Bool)
    case deinitializer(Block)
    case subscriptDecl(SubscriptSyntax)
    case nominal(NominalSyntax)
    case extensionDecl(ExtensionSyntax)
    case enumCases([EnumCaseSyntax])
    case typeAlias(name: String, generics: GenericsSyntax, type: TypeSyntax)
    case associatedType(
      name: String, inherited: [TypeSyntax], requirements: [RequirementSyntax], defaultType: TypeSyntax?)
    case importModule([String])
    /// `operator` and `precedencegroup`: known to the parser already.
    case operatorDecl
  }
  package let kind: Kind
  package let modifiers: Modifiers
  package let range: SourceRange
  /// The name's place, or the keyword's where there is no name.
  package let nameRange: SourceRange

  package init(_ kind: Kind, modifiers: Modifiers, range: SourceRange, nameRange: SourceRange) {
    self.kind = kind
    self.modifiers = modifiers
    self.range = range
    self.nameRange = nameRange
  }
}

/// Modifiers and attributes with an effect here; access from other modules has none.
package struct Modifiers {
  package var isStatic = false
  /// `class func`, `class var`.
  package var isClassMember = false
  package var isMutating = false
  package var isOverride = false
  package var isRequired = false
  package var isConvenience = false
  package var isLazy = false
  package var isWeak = false
  package var isUnowned = false
  package var isFinal = false
  /// `async let`.
  package var isAsync = false
  package var isNonisolated = false
  /// Natively declared ones may be derived from or overridden where they say so.
  package var isOpen = false
  package var isIndirect = false
  package var isOptional = false
  /// Written access levels of the declaration and its setter.
  package var access: AccessLevel?
  package var setterAccess: AccessLevel?
  /// Names of attributes without `@`; arguments as text.
  package var attributes: [(name: String, argument: String?, range: SourceRange?)] = []
  /// The modifiers as they are written.
  package var written: [(name: String, range: SourceRange)] = []
  /// Attributes that name property wrappers: `@Clamped(0...10)`.
  package var wrappers: [WrapperSyntax] = []
  /// The documentation comment above it, if any.
  package var documentation: String?
  package init() {}

  package func attribute(_ name: String) -> (name: String, argument: String?, range: SourceRange?)? {
    attributes.first { $0.name == name }
  }
}

/// A property wrapper as it is written before a property.
package struct WrapperSyntax {
  package let type: TypeSyntax
  /// Arguments; nil without parentheses.
  package let arguments: [Expr.Argument]?
  package let range: SourceRange
}

package final class VariableSyntax {
  package struct Binding {
    package let pattern: Pattern
    package let type: TypeSyntax?
    package let initializer: Expr?
    package let accessors: AccessorsSyntax?
    package let range: SourceRange
    package init(
      pattern: Pattern, type: TypeSyntax?, initializer: Expr?, accessors: AccessorsSyntax?, range: SourceRange
    ) {
      self.pattern = pattern
      self.type = type
      self.initializer = initializer
      self.accessors = accessors
      self.range = range
    }
  }
  package let isLet: Bool
  package let bindings: [Binding]
  package init(isLet: Bool, bindings: [Binding]) {
    self.isLet = isLet
    // `var x, y: Double`: a binding with neither type nor value has the type of the next.
    var typed = bindings
    for index in typed.indices.reversed().dropFirst() where typed[index].type == nil && typed[index].initializer == nil
    {
      let binding = typed[index]
      guard binding.accessors == nil, typed[index + 1].initializer == nil else { continue }
      typed[index] = Binding(
        pattern: binding.pattern, type: typed[index + 1].type, initializer: nil, accessors: nil, range: binding.range)
    }
    self.bindings = typed
  }
}

package final class AccessorsSyntax {
  package struct Accessor {
    /// Body; nil in protocols and library declarations.
    package let body: Block?
    /// `newValue`, `oldValue`, or the name given.
    package let parameter: String
    package let isThrowing: Bool
    package let isAsync: Bool
    package let isMutating: Bool
    package let isNonmutating: Bool
    /// Place of `get`, `set`, `willSet` or `didSet`; the brace of a getter without the keyword.
    package let keyword: SourceRange
    package init(
      body: Block?, parameter: String, isThrowing: Bool = false, isAsync: Bool = false, isMutating: Bool = false,
      isNonmutating: Bool = false, keyword: SourceRange
    ) {
      self.body = body
      self.parameter = parameter
      self.isThrowing = isThrowing
      self.isAsync = isAsync
      self.isMutating = isMutating
      self.isNonmutating = isNonmutating
      self.keyword = keyword
    }
  }
  package var getter: Accessor?
  package var setter: Accessor?
  package var willSet: Accessor?
  package var didSet: Accessor?
  package let range: SourceRange
  package init(_ range: SourceRange) { self.range = range }
}

package final class ParameterSyntax {
  /// Argument label; nil for `_`.
  package let label: String?
  package let name: String
  package let type: TypeSyntax
  package let isVariadic: Bool
  package let defaultValue: Expr?
  package let range: SourceRange
  /// Attribute before a parameter, `@Name`: a result builder for a closure argument, or a property wrapper.
  package var attribute: WrapperSyntax?
  package init(
    label: String?, name: String, type: TypeSyntax, isVariadic: Bool, defaultValue: Expr?, range: SourceRange
  ) {
    self.label = label
    self.name = name
    self.type = type
    self.isVariadic = isVariadic
    self.defaultValue = defaultValue
    self.range = range
  }
}

package final class FunctionSyntax {
  /// An operator's own symbol for operators; `init` for initializers.
  package let name: String
  package let generics: GenericsSyntax
  package let parameters: [ParameterSyntax]
  package let isThrowing: Bool
  package let isRethrowing: Bool
  /// `throws(Problem)`.
  package let thrownType: TypeSyntax?
  package let isAsync: Bool
  /// Result type; nil if none is written.
  package let result: TypeSyntax?
  /// Body; nil in protocols and library declarations.
  package let body: Block?
  /// True for a function over parameter packs with another number of elements than the first that it became.
  package var isFurtherExpansion = false
  /// True for an operator function for whose name there is no operator declaration.
  package var lacksOperatorDeclaration = false
  package init(
    name: String, generics: GenericsSyntax, parameters: [ParameterSyntax], isThrowing: Bool, isRethrowing: Bool,
    thrownType: TypeSyntax?, isAsync: Bool, result: TypeSyntax?, body: Block?
  ) {
    self.name = name
    self.generics = generics
    self.parameters = parameters
    self.isThrowing = isThrowing
    self.isRethrowing = isRethrowing
    self.thrownType = thrownType
    self.isAsync = isAsync
    self.result = result
    self.body = body
  }
}

package final class SubscriptSyntax {
  package let generics: GenericsSyntax
  package let parameters: [ParameterSyntax]
  package let result: TypeSyntax
  package let accessors: AccessorsSyntax
  package init(
    generics: GenericsSyntax, parameters: [ParameterSyntax], result: TypeSyntax, accessors: AccessorsSyntax
  ) {
    self.generics = generics
    self.parameters = parameters
    self.result = result
    self.accessors = accessors
  }
}

package struct GenericsSyntax {
  package struct Parameter {
    package let name: String
    package let inherited: TypeSyntax?
    package let range: SourceRange
    package init(name: String, inherited: TypeSyntax?, range: SourceRange) {
      self.name = name
      self.inherited = inherited
      self.range = range
    }
  }
  package var parameters: [Parameter]
  package var requirements: [RequirementSyntax]
  package init(parameters: [Parameter] = [], requirements: [RequirementSyntax] = []) {
    self.parameters = parameters
    self.requirements = requirements
  }
}

package enum RequirementSyntax {
  /// `T: P`, also `T: AnyObject` and `T: SomeClass`.
  case conformance(TypeSyntax, TypeSyntax)
  case sameType(TypeSyntax, TypeSyntax)
}

package final class NominalSyntax {
  package enum Kind: String {
    case structure = "struct", classType = "class", enumeration = "enum", protocolType = "protocol"
  }
  package let kind: Kind
  /// True for an `actor`, a class whose members are isolated to its instance.
  package var isActor = false
  package let name: String
  package let generics: GenericsSyntax
  /// Names of a protocol's primary associated types.
  package let primaryAssociatedTypes: [String]
  package let inherited: [TypeSyntax]
  package let members: [Decl]
  package init(
    kind: Kind, name: String, generics: GenericsSyntax, primaryAssociatedTypes: [String], inherited: [TypeSyntax],
    members: [Decl]
  ) {
    self.kind = kind
    self.name = name
    self.generics = generics
    self.primaryAssociatedTypes = primaryAssociatedTypes
    self.inherited = inherited
    self.members = members
  }
}

package final class ExtensionSyntax {
  package let type: TypeSyntax
  package let inherited: [TypeSyntax]
  package let requirements: [RequirementSyntax]
  package let members: [Decl]
  /// Modifiers of the extension, which are defaults for the access and availability of its members.
  package let modifiers: Modifiers
  package init(
    type: TypeSyntax, inherited: [TypeSyntax], requirements: [RequirementSyntax], members: [Decl],
    modifiers: Modifiers = Modifiers()
  ) {
    self.modifiers = modifiers
    self.type = type
    self.inherited = inherited
    self.requirements = requirements
    self.members = members
  }
}

package final class EnumCaseSyntax {
  package let name: String
  /// Payload; empty for a case without one.
  package let payload: [ParameterSyntax]
  package let rawValue: Expr?
  package let range: SourceRange
  package init(name: String, payload: [ParameterSyntax], rawValue: Expr?, range: SourceRange) {
    self.name = name
    self.payload = payload
    self.rawValue = rawValue
    self.range = range
  }
}
