import Synchronization
import SyntaxTree

/// A variable of any kind: local, global, parameter, stored or computed property, `self`.
package final class VariableDecl: @unchecked Sendable {
  package enum Kind: Sendable {
    /// A local variable, a parameter, `self`, or a name bound by a pattern.
    case local
    /// A variable of a file's or the prompt's top level.
    case global
    case storedProperty
    /// A stored `static` property, made when first used.
    case staticStored
    /// A variable with a getter and perhaps a setter (native ones included).
    case computed
  }
  package enum Ownership: Sendable { case strong, weak, unowned }
  /// Form of declaration that introduced a local name, as far as warnings mention it.
  package enum Introduction: Sendable {
    /// `let name = value`: without a type, and no other name beside it.
    case alone
    /// `if let name`.
    case unwrapping
    /// Parameter of a function, a method or a closure.
    case parameter
    /// Entry of a closure's capture list, at this place.
    case captured(SourceRange)
    /// One of several names of a `let` or `var`.
    case amongOthers
    case other
  }

  package let name: String
  package var kind: Kind
  package var type: Type
  package let isLet: Bool
  package var ownership = Ownership.strong
  package var isLazy = false
  package var isStatic = false
  package var isInout = false
  /// True for a protocol's requirement.
  package var isRequirement = false
  package var isOverride = false
  /// True for an override that was refused: the inherited member of its name stays visible beside it.
  package var isRefusedOverride = false
  package var isFinal = false
  package var access = AccessLevel.internalLevel
  package var setterAccess = AccessLevel.internalLevel
  /// True for a member of a native class that programs may override.
  package var isOpen = false
  /// True if a class overrides this stored property, so that the object's own property is used. Read by running code on
  /// any thread.
  package let isOverridden = Atomic<Bool>(false)
  /// Indicates whether an initializer may leave the property unset.
  package var hasInitialValue = false
  /// The type whose member it is.
  package var owner: NominalDecl?
  package var getter: FunctionDecl?
  package var setter: FunctionDecl?
  package var willSet: FunctionDecl?
  package var didSet: FunctionDecl?
  /// Initial value of a stored, static or lazy property, in terms of the owner's generic parameters; lazy ones are
  /// evaluated with `self`.
  package var initialValue: CheckedExpr?
  /// Variable for `self` in the `initialValue` of a lazy property.
  package var initialSelf: VariableDecl?
  /// The result builder of a stored property, which the memberwise initializer's argument for it is a body of.
  package var builder: Type?
  /// Requirements of its extension.
  package var requirements: [Requirement] = []
  /// True for `T!`: used as `T?`, and as `T` where that is needed.
  package var isImplicitlyUnwrapped = false
  /// Type of the value of an `async let`, and true if its task may throw.
  package var child: (type: Type, isThrowing: Bool)?
  /// `let x: Int` without a value: assigned once, later.
  package var isAssignableOnce = false
  /// The function, closure or top level that declares it (`FunctionContext`), where alone it can be given its value.
  package var assignableIn: ObjectIdentifier?
  /// Finds the type of a property that was declared without one; called before `type` is first read.
  package var inferType: (() -> Void)?
  /// Infers the type now, once: an initial value that refers to the property itself finds no type yet.
  package func settleType() {
    guard let inferType else { return }
    self.inferType = nil
    inferType()
  }
  /// A stored property seen as accessor functions, where it is the witness of a requirement.
  package var storedGetter: FunctionDecl?
  package var storedSetter: FunctionDecl?
  /// The place of a stored property in its instance.
  package var fieldIndex = -1
  package var overridden: VariableDecl?
  /// Storage of a wrapped property, the wrapper that it accesses.
  package var storageOfWrapped: VariableDecl?
  /// Initialization of the wrapper behind a property from a value.
  package var wrapping: WrappedProperty?
  package var declaredAt: SourceRange?
  package var introduction = Introduction.other
  package var documentation: String?
  package var isolation = DeclaredIsolation.none
  package var isMainActor: Bool { isolation == .main }
  /// True if it holds a main-actor function: `let show: @MainActor () -> Void`.
  package var holdsMainActorFunction = false
  /// True for a global in a declaration, false for one bound by a condition.
  package var isWrittenByLet = false
  /// Unavailability attribute, if any.
  package var unavailability: AvailabilityNote?
  /// Storage assigned by lowering: a slot, a box, an offset.
  package var storage: AnyObject?
  package var slot = -1

  /// True for the executor of an actor, which an instance makes by itself.
  package var isExecutor: Bool { fieldIndex == 0 && owner?.isActor == true }

  package init(name: String, kind: Kind, type: Type, isLet: Bool) {
    self.name = name
    self.kind = kind
    self.type = type
    self.isLet = isLet
  }
}

/// Actor that a declaration is isolated to.
package enum DeclaredIsolation: Sendable {
  case none
  case main
  /// The instance of an actor whose member it is.
  case instance
}

/// A parameter of a function. A class, because every call reads the parameters several times.
package final class ParameterDecl: @unchecked Sendable {
  package let label: String?
  package let type: Type
  package let isVariadic: Bool
  package let isInout: Bool
  package let isAutoclosure: Bool
  /// `@Sendable`: a closure given here is no part of the actor around.
  package var isSendable = false
  /// Property wrapper of the value inside: `@Clamped level: Int`.
  package var wrapper: (written: WrapperSyntax, type: TypeSyntax)?
  /// Makes one value of the statements of a closure that is given here.
  package var builder: Type?
  package let isEscaping: Bool
  /// `@_implicitSelfCapture`: a closure for it need not write `self.`, as those of `Task` need not.
  package var capturesSelf = false
  package let defaultValue: Expr?
  /// The name inside; a variadic one is an array there.
  package let variable: VariableDecl
  package init(
    label: String?, type: Type, isVariadic: Bool = false, isInout: Bool = false, isAutoclosure: Bool = false,
    isEscaping: Bool = false, defaultValue: Expr? = nil, variable: VariableDecl
  ) {
    self.label = label
    self.type = type
    self.isVariadic = isVariadic
    self.isInout = isInout
    self.isAutoclosure = isAutoclosure
    self.isEscaping = isEscaping
    self.defaultValue = defaultValue
    self.variable = variable
  }
}

extension ParameterDecl {
  /// True if its declared type is one throwing function: errors of an argument for it are those of a rethrowing call.
  ///
  /// A generic parameter that is a throwing function in a call does not count.
  package var takesThrowingFunction: Bool { !isVariadic && variable.type.isThrowingFunction }
}

extension Type {
  /// True for a throwing function, also in optionals and tuples, and for an error type.
  fileprivate var isThrowingFunction: Bool {
    var type = self
    while let payload = type.optionalPayload { type = payload }
    return switch type.head {
    case .function(let function): function.isThrowing
    case .tuple(let fields): fields.contains { $0.type.isThrowingFunction }
    case .error: true
    default: false
    }
  }
}

/// A function, method, initializer, operator or accessor.
package final class FunctionDecl: @unchecked Sendable {
  package enum Kind: Sendable { case function, initializer, getter, setter, observer, deinitializer }

  package let name: String
  package let kind: Kind
  package var parameters: [ParameterDecl] = []
  package var result: Type = .void
  package var isThrowing = false
  package var isRethrowing = false
  /// True for a function over parameter packs with another number of elements than the first that it became.
  package var isFurtherExpansion = false
  /// The one type of error of `throws(Problem)`; nil where it may be any.
  package var thrownType: Type?
  /// Generic parameter E of `throws(E)`: the error type of its closures.
  package var thrownParameter: GenericParameter?
  package var isAsync = false
  package var isolation = DeclaredIsolation.none
  package var isMainActor: Bool { isolation == .main }
  /// True if it is declared within a function.
  package var isLocal = false
  /// Variable declared below a local function that must be initialized when the function is used.
  package var needs: VariableDecl?
  package var generics: [GenericParameter] = []
  /// Requirements of its generic parameters and of its extension.
  package var requirements: [Requirement] = []

  /// The type or protocol whose member it is; nil for global and local functions.
  package var owner: NominalDecl?
  package var isStatic = false
  /// `mutating`, and setters and initializers of value types: `self` is inout.
  package var isMutating = false
  package var isFailable = false
  package var isConvenience = false
  package var isDiscardable = false
  /// Fixity of an operator with one operand.
  package enum Fixity { case prefix, postfix }
  package var fixity: Fixity?
  /// True for an operator function for whose name there is no operator declaration.
  package var lacksOperatorDeclaration = false
  package var isImplicitlyUnwrappedResult = false
  /// `-> Self` in a class: called on a subclass's object it gives that subclass.
  package var returnsSelf = false
  /// True for a protocol's requirement: a call looks for the witness of the value's own type.
  package var isRequirement = false
  package var isOverride = false
  /// True for an override that was refused: the inherited member of its name stays visible beside it.
  package var isRefusedOverride = false
  /// Scope for name lookup in its default arguments.
  package var defaultsScope: Scope?
  package var isFinal = false
  package var access = AccessLevel.internalLevel
  /// True for a method of a native class that programs may override.
  package var isOpen = false
  /// An initializer that every subclass has to have.
  package var isRequired = false
  /// Code of a native class's initializer that makes the native part of an object of the program's class.
  package var hostDerivation: (any HostCode)?
  /// Makes one value of its statements: `@Name` before it.
  package var builder: Type?
  /// True if the result is declared as `some P`.
  package var hasOpaqueResult = false
  /// An initializer in an extension leaves the memberwise one of a struct alone.
  package var isInExtension = false
  package var overridden: FunctionDecl?
  /// Thunk for calls through the overridden method, if its parameter or result types differ.
  package var bridge: FunctionDecl?
  package var isOverridden = false
  /// `self` inside; nil for static members of native types and for free functions. In `static` members it is a metatype.
  package var selfVariable: VariableDecl?

  /// Filled when the body was checked.
  package var body: [CheckedStmt]?
  package var native: NativeBody?
  /// Literal texts that a native overload is preferred for (`NativeMember.isMeantFor`).
  package var isMeantFor: (@Sendable (String) -> Bool)?
  package var declaredAt: SourceRange?
  /// Place of its result type.
  package var resultPlace: SourceRange?
  package var documentation: String?
  package var deprecation: AvailabilityNote?
  /// Unavailability attribute, if any.
  package var unavailability: AvailabilityNote?
  /// Other functions of its name are meant, where they fit.
  package var isShunned: Bool { deprecation != nil || unavailability != nil }
  /// The function as lowered closures.
  package var lowered: AnyObject?

  package init(name: String, kind: Kind) {
    self.name = name
    self.kind = kind
  }

  /// True if its body is isolated to an actor's instance.
  package var isIsolatedInside: Bool {
    isolation == .instance || kind == .initializer && !isStatic && owner?.isolatesInstances == true
  }

  /// `name(label:_:)`.
  package var fullName: String {
    kind == .getter || kind == .setter
      ? name : "\(name)(\(parameters.map { ($0.label ?? "_") + ":" }.joined()))"
  }

  /// Returns true if both have the same `fullName`.
  package func isCalled(like other: FunctionDecl) -> Bool {
    let isAccessor = kind == .getter || kind == .setter
    return name == other.name && isAccessor == (other.kind == .getter || other.kind == .setter)
      && (isAccessor || parameters.elementsEqual(other.parameters) { ($0.label ?? "_") == ($1.label ?? "_") })
  }

  /// The parameters whose values travel hidden with a call: those of the owner (or its `Self`), then its own.
  package var hiddenParameters: [GenericParameter] {
    let outer = owner.map { owner in owner.selfParameter.map { [$0] } ?? owner.allGenerics } ?? []
    return outer + generics
  }
}

package final class SubscriptDecl: @unchecked Sendable {
  package let getter: FunctionDecl
  /// Setter, whose last parameter is the new value.
  package let setter: FunctionDecl?
  package init(getter: FunctionDecl, setter: FunctionDecl?) {
    self.getter = getter
    self.setter = setter
  }
}

package final class EnumCaseDecl: @unchecked Sendable {
  package let name: String
  package let owner: NominalDecl
  package let index: Int
  package var payload: [(label: String?, type: Type)] = []
  package var rawValue: RawValue?
  /// The name that Codable gives it: its raw value where that is a text.
  package var codingName: String { if case .string(let text)? = rawValue { text } else { name } }
  var rawValueSyntax: Expr?
  package var payloadDefaults: [Expr?] = []
  /// Unavailability attribute, if any.
  package var unavailability: AvailabilityNote?
  package var declaredAt: SourceRange?
  package init(name: String, owner: NominalDecl, index: Int) {
    self.name = name
    self.owner = owner
    self.index = index
  }
}
