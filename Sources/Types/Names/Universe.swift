import Foundation
import SyntaxTree

/// All declarations of a session: those of its native modules and those that inputs added.
///
/// Native types are made when they are first named, native members when they are first looked up, because parsing all
/// of them would take longer than starting the shell. Running code looks them up too (casts, witnesses), from any
/// thread, hence the lock.
package final class Universe: @unchecked Sendable {
  package let modules: [NativeModule]
  /// Top-level types of user code by name, and the native ones made so far; user code shadows native types.
  package var types: [String: TypeDecl] = [:]
  /// Native functions, operators and variables by name, made so far.
  package var globals: [String: [Scope.ValueEntry]] = [:]

  package let lock = NSRecursiveLock()
  /// The associated types that are being looked for.
  var witnessesInProgress: Set<WitnessKey> = []
  /// The conditional conformances whose conditions are being checked, with their types.
  var conditionsInProgress: [(conformance: Conformance, type: Type)] = []
  package var headers: [String: NativeType] = [:]
  var aliasTexts: [String: String] = [:]
  /// Native typealiases by their target, as long as the universe lives: `Driver` beside `Signal` under
  /// `SharedSequence`.
  var aliasTextsByTarget: [String: [String]] = [:]
  package var extensionTexts: [String: [NativeExtension]] = [:]
  var globalTexts: [String: [NativeGlobals]] = [:]
  /// Parsed headers of extensions, read once for all their members.
  var extensionHeads: [String: ExtensionSyntax] = [:]
  /// Names of the native types by the Swift types of their values, made when the first of these is looked for.
  private lazy var swiftTypes = Self.swiftTypes(in: modules)
  /// Native types keep their place here when user code takes their name.
  var nativeByName: [String: NominalDecl] = [:]
  /// Scope for name lookup in the declarations of native modules.
  package let nativeScope = Scope(parent: nil)
  package let keyPathAccessors = KeyPathAccessors()
  /// Names of all protocols' associated types and typealiases. Few names looked up in a type are among them, and for
  /// others the type's conformances need not be searched.
  var protocolTypeNames: Set<String> = []
  /// Functions of hosts that return lessons for mistakes.
  package var teachers: [@Sendable (Mistake) -> Lesson?] = []
  /// The types in which the program declares operators, by the names of these; an empty list for one outside of all types.
  package private(set) var operatorOwners: [String: [NominalDecl]] = [:]
  /// True if a comparison with `nil` may be another than that of an optional: the program has a type that `nil` can be of, or a
  /// comparison whose result is no Bool.
  package var comparesNilOtherwise = false
  /// Some type of the program may not be named everywhere.
  package var restrictsTypes = false
  /// The program's types that the prompt declared once more.
  package var redeclaredTypes: Set<String> = []
  /// Old spellings that were reported in this session.
  package var toldSpellings: Set<String> = []
  /// Diagnostics about native texts; a test asserts that there are none.
  package var nativeFaults: [Diagnostic] = []
  /// Names of the modules that can be imported, can qualify a name, and satisfy `#if canImport`.
  package let moduleNames: Set<String>
  /// Modules that programs import for names at top level; made when a file with imports is first checked.
  private(set) lazy var origins = Self.origins(in: modules)
  /// Modules that the program's files belong to: the names of their folders, which tests import.
  package var programModules: Set<String> = []
  /// Module name of programs.
  package static let ownModule = "main"
  /// Modules that may be imported, including those without declarations here.
  package let importableModules: Set<String>

  func noteOperator(_ name: String, in owner: NominalDecl?) {
    var owners = operatorOwners[name] ?? []
    if let owner, !owners.contains(where: { $0 === owner }) { owners.append(owner) }
    operatorOwners[name] = owners
  }

  package init(modules: [NativeModule]) {
    self.modules = modules
    moduleNames = Set(modules.flatMap { [$0.name] + $0.importedAs })
    importableModules = moduleNames.union(modules.flatMap(\.neighbours))
    // A marker protocol of the language: every class conforms.
    let language = NativeModule(name: "Swift")
    language.type("protocol AnyObject")
    let all = [language] + modules
    headers.reserveCapacity(all.reduce(0) { $0 + $1.types.count })
    extensionTexts.reserveCapacity(all.reduce(0) { $0 + $1.extensions.count })
    globalTexts.reserveCapacity(all.reduce(0) { $0 + $1.globals.count })
    for module in all { index(module) }
  }

  /// Returns the struct, class, enum or protocol of that name at top level.
  package func nominal(_ name: String) -> NominalDecl? {
    if case .nominal(let decl)? = type(named: name) { decl } else { nil }
  }

  /// Returns the native type whose values are instances of this Swift type.
  package func nominal(representing swiftType: Any.Type) -> NominalDecl? {
    lock.withLock { swiftTypes[ObjectIdentifier(swiftType)].flatMap { nativeNominal($0) } }
  }

  private static func swiftTypes(in modules: [NativeModule]) -> [ObjectIdentifier: String] {
    var names: [ObjectIdentifier: String] = [:]
    for type in modules.flatMap(\.types) {
      for swiftType in type.swiftTypes { names[ObjectIdentifier(swiftType)] = name(inHeader: type.header) }
    }
    return names
  }

  package func type(named name: String) -> TypeDecl? {
    lock.withLock {
      if let known = types[name] { return known }
      return makeNativeType(name)
    }
  }

  private func nativeNominal(_ name: String) -> NominalDecl? {
    lock.withLock {
      if let decl = nativeByName[name] { return decl }
      if case .nominal(let decl)? = makeNativeType(name) { return decl }
      return nil
    }
  }

  /// Native functions, operators and variables of that name.
  package func globals(named name: String) -> [Scope.ValueEntry] {
    lock.withLock {
      if let known = globals[name] { return known }
      guard let members = globalTexts.removeValue(forKey: name) else { return [] }
      globals[name] = []
      globals[name] = members.flatMap(\.members).flatMap { makeGlobal($0) }
      return globals[name] ?? []
    }
  }

  /// The names of everything native at top level, for completion and did-you-mean.
  package var nativeNames: (types: [String], values: [String]) {
    (Array(headers.keys) + Array(aliasTexts.keys), Array(Set(globalTexts.keys).union(globals.keys)))
  }

  private func index(_ module: NativeModule) {
    for type in module.types { headers[Self.name(inHeader: type.header)] = type }
    for text in module.aliases {
      aliasTexts[Self.name(inHeader: text)] = text
      if let target = SignatureNames.target(ofAlias: text) { aliasTextsByTarget[target, default: []].append(text) }
    }
    for addition in module.extensions {
      extensionTexts[Self.name(inHeader: addition.header), default: []].append(addition)
    }
    for global in module.globals { globalTexts[global.name, default: []].append(global) }
  }

  /// Returns the name after `struct`, `class`, `enum`, `protocol`, `extension` or `typealias`.
  static func name(inHeader header: String) -> String { SignatureNames.declared(inHeader: header) }

  /// Returns the name after `func`, `var`, `let`, `case`; `init` and `subscript` are their own.
  package static func baseName(of signature: String) -> String { SignatureNames.base(of: signature) }
}

/// An associated type of a type.
struct WitnessKey: Hashable {
  let decl: ObjectIdentifier
  let name: String
}

extension Universe {
  /// Returns the current name of a renamed enum case.
  package func caseToday(_ name: String, of decl: NominalDecl) -> String? {
    guard decl.isNative else { return nil }
    return modules.lazy.compactMap { $0.oldCases[decl.name]?[name] }.first
  }

  package func lesson(on mistake: Mistake) -> Lesson? {
    if let lesson = teachers.lazy.compactMap({ $0(mistake) }).first { return lesson }
    if case .member(let name, let type) = mistake { return OtherLanguages.lesson(onMember: name, of: type) }
    return nil
  }
}
