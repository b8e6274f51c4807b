/// Swift declarations with native implementations: the standard library, Rx, whatever a host adds.
///
/// Each declaration is its Swift signature as text beside the code that does it, so there is one place for both. The text is
/// parsed by the same parser as user code, when the member's name is first asked for.
package final class NativeModule: @unchecked Sendable {
  package let name: String
  /// `struct Array<Element>: RandomAccessCollection` and the like, without braces; for protocols their requirements may follow in braces.
  package private(set) var types: [NativeType] = []
  package private(set) var extensions: [NativeExtension] = []
  /// Global functions, operators and variables.
  package private(set) var globals: [NativeMember] = []
  /// `typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>`.
  package private(set) var aliases: [String] = []
  /// By enum: cases under the names that they had, and what they are called today.
  package private(set) var oldCases: [String: [String: String]] = [:]
  /// Under which names programs import it, beside its own.
  package let importedAs: [String]
  /// Modules that programs import beside it, and that add nothing here.
  package let neighbours: [String]

  package init(name: String, importedAs: [String] = [], neighbours: [String] = []) {
    self.name = name
    self.importedAs = importedAs
    self.neighbours = neighbours
  }

  /// Declares a type; a class that programs may derive from as `open class`. `represents` is the Swift type whose instances are its values (`PublishSubject<Value>.self`); nil for protocols
  /// and for types whose values have a case of their own in `Value`.
  package func type(_ header: String, represents swiftType: Any.Type? = nil, documentation: String? = nil) {
    types.append(NativeType(header: header, swiftType: swiftType, module: name, documentation: documentation))
  }

  /// Adds members, and perhaps conformances, to a type or protocol: `extension Array: Equatable where Element: Equatable`.
  package func extend(_ header: String, _ members: [NativeMember] = []) {
    extensions.append(NativeExtension(header: header, members: members))
  }

  package func global(_ members: [NativeMember]) { globals += members }
  package func alias(_ declaration: String) { aliases.append(declaration) }

  /// A case that had another name once; programs that use it are told.
  package func oldCase(_ old: String, of type: String, today name: String) { oldCases[type, default: [:]][old] = name }
}

package struct NativeType: @unchecked Sendable {
  package let header: String
  package let swiftType: Any.Type?
  let module: String
  package let documentation: String?

  /// The module that the Swift runtime names before it: that of the type itself, where its values are of that very type.
  var home: String {
    let own = swiftType.flatMap { String(reflecting: $0).split(separator: ".").first.map(String.init) }
    guard let own, own != "Interpreter", own != "RxCatalog" else { return module }
    return own
  }
}

package struct NativeExtension: Sendable {
  package let header: String
  package let members: [NativeMember]
}

/// One signature with its implementation.
package struct NativeMember: Sendable {
  /// `func map<T>(_ transform: (Element) throws -> T) rethrows -> [T]`, `var count: Int { get }`, `init(_ value: Double)`,
  /// `subscript(index: Int) -> Element { get set }`, `static func + (lhs: Int, rhs: Int) -> Int`, `case some(Wrapped)`.
  package let signature: String
  package let implementation: NativeImplementation
  /// Of properties and subscripts that can be set.
  package let setter: NativeImplementation?
  package let documentation: String?
  /// Which texts an overload is meant for where its first argument is written out: for others its siblings go first.
  package let isMeantFor: (@Sendable (String) -> Bool)?
  /// Of an initializer of an `open class`.
  package let deriving: Derivation?

  package init(
    _ signature: String, _ implementation: NativeImplementation, setter: NativeImplementation? = nil,
    deriving: Derivation? = nil, documentation: String? = nil, isMeantFor: (@Sendable (String) -> Bool)? = nil
  ) {
    self.signature = signature
    self.implementation = implementation
    self.setter = setter
    self.deriving = deriving
    self.documentation = documentation
    self.isMeantFor = isMeantFor
  }
}

/// What an initializer of a native class does for a class of the program.
package enum Derivation: Sendable {
  /// Makes the native object that an instance of the program's class is, around its own part. The call's arguments are those of
  /// `super.init`.
  case object(@Sendable (ClassInstance, NativeCall) throws -> Value)
  /// A convenience initializer: the designated one that it calls, which the program may override, and what it gives to it.
  case delegates(to: String, @Sendable (NativeCall) throws -> [Value])
}

/// How a native declaration is done. The receiver, where there is one, comes first; static members and initializers have none.
package enum NativeImplementation: Sendable {
  case nullary(@Sendable () throws -> Value)
  case unary(@Sendable (Value) throws -> Value)
  case binary(@Sendable (Value, Value) throws -> Value)
  case ternary(@Sendable (Value, Value, Value) throws -> Value)
  case general(@Sendable (NativeCall) throws -> Value)
  /// `mutating` members, setters, and operators such as `+=`: the receiver (or the one `inout` parameter) in place.
  case mutating(@Sendable (inout Value, NativeCall) throws -> Value)
  /// Several `inout` parameters (`swap`): all of them in place, in the order of the parameters; `call.arguments` holds the others.
  case mutatingAll(@Sendable (inout [Value], NativeCall) throws -> Value)
  /// A protocol's requirement: calls look for the witness.
  case requirement
}

/// What a native implementation is called with.
package struct NativeCall: Sendable {
  /// The receiver first, except in `mutating`, where it comes separately. Variadic parameters are one array.
  package let arguments: [Value]
  /// By the function's hidden parameters: the receiver type's arguments (or `Self`), then its own; without type variables or parameters.
  package let typeArguments: [Type]
  package let runtime: Runtime
  /// The call as it was written, for messages and names.
  package let site: SourceRange
  package init(arguments: [Value], typeArguments: [Type], runtime: Runtime, site: SourceRange) {
    self.arguments = arguments
    self.typeArguments = typeArguments
    self.runtime = runtime
    self.site = site
  }
  package subscript(index: Int) -> Value { arguments[index] }
}
