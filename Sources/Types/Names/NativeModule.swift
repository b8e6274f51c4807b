import Locks
import SyntaxTree

/// Swift declarations with native implementations: the standard library, Rx, whatever a host adds.
///
/// Each declaration is its Swift signature as text beside its implementation, so there is one place for both. The text
/// is parsed by the parser for user code when the member's name is first looked up.
package final class NativeModule: @unchecked Sendable {
  package let name: String
  /// `struct Array<Element>: RandomAccessCollection` and the like, without braces; for protocols their requirements may follow in braces.
  package private(set) var types: [NativeType] = []
  package private(set) var extensions: [NativeExtension] = []
  /// Global functions, operators and variables.
  package private(set) var globals: [NativeGlobals] = []
  /// `typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>`.
  package private(set) var aliases: [String] = []
  /// Former names of renamed enum cases with their current names, by enum.
  package private(set) var oldCases: [String: [String: String]] = [:]
  /// Under which names programs import it, beside its own.
  package let importedAs: [String]
  /// Modules that programs import beside it, and that add nothing here.
  package let neighbours: [String]
  /// Modules that an import makes visible beside the one that it names.
  package let reexports: [String: [String]]
  /// Parts that programs import by other names.
  var placements: [Placement] = []

  package init(
    name: String, importedAs: [String] = [], neighbours: [String] = [], reexports: [String: [String]] = [:]
  ) {
    self.name = name
    self.importedAs = importedAs
    self.neighbours = neighbours
    self.reexports = reexports
  }

  /// Declares a type; a class that programs may derive from as `open class`. `represents` is the Swift type whose instances are its values (`PublishSubject<Value>.self`); nil for protocols
  /// and for types whose values have a case of their own in `Value`.
  /// `cast` makes a value of the type out of one of another type, where a cast may do that.
  package func type(
    _ header: String, represents swiftType: Any.Type? = nil, cast: (any HostCode)? = nil, documentation: String? = nil
  ) {
    types.append(
      NativeType(
        header: header, representation: swiftType.map { .type($0) } ?? .none, cast: cast, module: name,
        documentation: documentation))
  }

  /// Declares a type that has values of several Swift types, as a generic type with markers for arguments, or whose Swift type takes long
  /// to make: the types are asked for when a value of some type is first looked at.
  package func type(
    _ header: String, representedBy swiftTypes: @escaping @Sendable () -> [Any.Type], documentation: String? = nil
  ) {
    types.append(
      NativeType(
        header: header, representation: .types(swiftTypes), cast: nil, module: name, documentation: documentation))
  }

  /// Adds members, and perhaps conformances, to a type or protocol: `extension Array: Equatable where Element: Equatable`.
  package func extend(_ header: String, _ members: [NativeMember] = []) {
    extensions.append(NativeExtension(header: header) { members })
  }

  /// Adds members that are made when the type is first named.
  package func extend(_ header: String, lazily members: @autoclosure @escaping @Sendable () -> [NativeMember]) {
    extensions.append(NativeExtension(header: header, members))
  }

  /// Adds members that are appended one by one when the type is first named.
  package func extend(_ header: String, _ append: @escaping @Sendable (inout [NativeMember]) -> Void) {
    extensions.append(
      NativeExtension(header: header) {
        var members: [NativeMember] = []
        append(&members)
        return members
      })
  }

  package func global(_ members: [NativeMember]) {
    global(named: Set(members.map { SignatureNames.base(of: $0.signature) }), lazily: members)
  }

  /// Adds a member of the top level, or none, that is made when its name is first used.
  package func global(named name: String, lazily member: @autoclosure @escaping @Sendable () -> NativeMember?) {
    globals.append(NativeGlobals(name: name, MadeOnce { member().map { [$0] } ?? [] }))
  }

  /// - Parameters:
  ///   - names: Names of the members.
  ///   - members: Evaluated when one of the names is first used.
  package func global(named names: Set<String>, lazily members: @autoclosure @escaping @Sendable () -> [NativeMember]) {
    let made = MadeOnce(members)
    globals += names.map { NativeGlobals(name: $0, made) }
  }

  /// Declares several things whose members are all changed in the same way.
  package func declare(
    _ declare: (NativeModule) -> Void, changing change: @escaping (NativeMember) -> NativeMember
  ) {
    let first = extensions.count
    declare(self)
    for index in first..<extensions.count {
      let added = extensions[index]
      extensions[index] = NativeExtension(header: added.header) { added.members.map(change) }
    }
  }

  package func alias(_ declaration: String) { aliases.append(declaration) }

  /// Registers a former name of a case; programs that use it get a note.
  package func oldCase(_ old: String, of type: String, today name: String) { oldCases[type, default: [:]][old] = name }
}

package struct NativeType: @unchecked Sendable {
  enum Representation {
    case none
    case type(Any.Type)
    case types(@Sendable () -> [Any.Type])
  }

  package let header: String
  let representation: Representation
  package let cast: (any HostCode)?
  let module: String
  package let documentation: String?

  /// The Swift types whose instances are its values.
  var swiftTypes: [Any.Type] {
    switch representation {
    case .none: []
    case .type(let type): [type]
    case .types(let types): types()
    }
  }

  /// The last of its Swift types; nil for protocols and for types whose values have a case of their own in `Value`.
  package var swiftType: Any.Type? { swiftTypes.last }

  /// Modules whose types wrap types that programs know from another module.
  private static let wrapping: Set<String> = [
    "Execution", "StandardLibrary", "FoundationLibrary", "RxBindings", "RxCatalog",
  ]

  /// The module that the Swift runtime names before it: that of the type itself, where its values are of that very type.
  package var home: String {
    let own = swiftType.flatMap { String(reflecting: $0).split(separator: ".").first.map(String.init) }
    guard let own, !Self.wrapping.contains(own) else { return module }
    return own
  }
}

/// Members of a type or protocol; made when the type is first named.
package struct NativeExtension: Sendable {
  package let header: String
  private let made: MadeOnce<[NativeMember]>

  package var members: [NativeMember] { made.value }

  init(header: String, _ members: @escaping () -> [NativeMember]) {
    self.header = header
    made = MadeOnce(members)
  }
}

/// Functions, operators or variables of one name at top level; made when that name is first used.
package struct NativeGlobals: Sendable {
  package let name: String
  /// Members of other names, too.
  private let made: MadeOnce<[NativeMember]>

  package var members: [NativeMember] { made.value.filter { SignatureNames.base(of: $0.signature) == name } }

  fileprivate init(name: String, _ made: MadeOnce<[NativeMember]>) {
    self.name = name
    self.made = made
  }
}

/// A value that is made when it is first asked for, by whichever thread asks first.
private final class MadeOnce<Value: Sendable>: @unchecked Sendable {
  // Unchecked because the lock guards the closure as well, which only one thread calls.
  private enum State {
    case waiting(() -> Value)
    case made(Value)
  }

  private let state: Locked<State>

  init(_ make: @escaping () -> Value) { state = Locked(.waiting(make)) }

  var value: Value {
    state.withLock { state in
      switch state {
      case .made(let value): return value
      case .waiting(let make):
        let value = make()
        state = .made(value)
        return value
      }
    }
  }
}

/// A signature with its implementation.
package struct NativeMember: Sendable {
  /// `func map<T>(_ transform: (Element) throws -> T) rethrows -> [T]`, `var count: Int { get }`, `init(_ value: Double)`,
  /// `subscript(index: Int) -> Element { get set }`, `static func + (lhs: Int, rhs: Int) -> Int`, `case some(Wrapped)`.
  package let signature: String
  package let body: NativeBody
  /// Setter of a writable property or subscript.
  package let setter: NativeBody?
  package let documentation: String?
  /// Literal texts that an overload is preferred for as its first argument: for others its siblings are preferred.
  package let isMeantFor: (@Sendable (String) -> Bool)?
  /// Code of an initializer of an `open class` that makes the native part of an object of the program's class.
  package let derivation: (any HostCode)?

  package init(
    signature: String, body: NativeBody, setter: NativeBody?, derivation: (any HostCode)?, documentation: String?,
    isMeantFor: (@Sendable (String) -> Bool)?
  ) {
    self.signature = signature
    self.body = body
    self.setter = setter
    self.derivation = derivation
    self.documentation = documentation
    self.isMeantFor = isMeantFor
  }
}
