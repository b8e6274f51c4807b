import SyntaxTree
import Types

/// Errors of modifiers, attributes and access levels.
package enum ModifierDiagnostic: DiagnosticKind {
  case inaccessible(member: String, access: String)
  case exposedByCase(enumAccess: String, access: String)
  case publicRefinement(access: String)
  case memberAboveExtension(access: String, member: String, requirements: String)
  case exposedDeclaredAs(declaration: String, access: String, reason: String)
  case exposedMustBe(declaration: String, access: String, reason: String)
  case mutatingInClass
  case repeatedStatic(modifier: String)
  case duplicate
  case severalAccessLevels
  case notStatic
  case lazyGlobal
  case lazyWeak
  case asyncVariable
  case overrideInProtocol
  case overrideOutsideClass
  case requiredOutsideClass(name: String)
  case convenienceOutsideClass(kind: String)
  case setterAccessOfReadOnly(modifier: String)
  case setterMoreAccessible(access: String, setterAccess: String)
  case unavailableStoredProperty
  case unavailableGlobal
  case unavailableDeinitializer
  case finalOutsideClass
  case forInitializersOnly(modifier: String)
  case mutatingNonMethod
  case mutatingNonFunction
  case lazyNonVariable
  case forVariablesOnly(modifier: String)
  case notInProtocolProperty(modifier: String)
  case asyncBeforeFunction
  case openExtension
  case openOutsideClass
  case notApplicable(modifier: String)
  case notInProtocol(modifier: String)
  case notInLocalScope(modifier: String)
  case staticOutsideType(members: String)
  case classOutsideClass(members: String, replacement: String)
  case classStoredProperty
  case frozenNotApplicable
  case frozenNonPublic(name: String, access: String)
  case discardableNotApplicable

  package var message: String {
    switch self {
    case .inaccessible(let member, let access): "\(member) is inaccessible due to '\(access)' protection level"
    case .exposedByCase(let enumAccess, let access):
      "enum case in \(enumAccess == "internal" ? "an" : "a") \(enumAccess) enum uses \(access == "internal" ? "an" : "a") \(access) type"
    case .publicRefinement(let access):
      "public protocol cannot refine \(access == "internal" ? "an" : "a") \(access) protocol"
    case .memberAboveExtension(let access, let member, let requirements):
      "cannot declare \(access == "internal" ? "an" : "a") \(access) \(member) in an extension with \(requirements) requirements"
    case .exposedDeclaredAs(let declaration, let access, let reason):
      "\(declaration) cannot be declared \(access) because \(reason)"
    case .exposedMustBe(let declaration, let access, let reason):
      "\(declaration) must be declared \(access) because \(reason)"
    case .mutatingInClass: "'mutating' is not valid on instance methods in classes"
    case .repeatedStatic(let modifier): "'\(modifier)' cannot appear after another 'static' or 'class' keyword"
    case .duplicate: "duplicate modifier"
    case .severalAccessLevels: "multiple incompatible access-level modifiers specified"
    case .notStatic: "declaration cannot be marked 'static'"
    case .lazyGlobal: "'lazy' cannot be used on an already-lazy global"
    case .lazyWeak: "lazy properties cannot be 'weak'"
    case .asyncVariable: "'async' can only be used with 'let' declarations"
    case .overrideInProtocol: "method does not override any method from its parent protocol"
    case .overrideOutsideClass: "'override' can only be specified on class members"
    case .requiredOutsideClass(let name): "'required' initializer in non-class type '\(name)'"
    case .convenienceOutsideClass(let kind): "initializers in \(kind) are not marked with 'convenience'"
    case .setterAccessOfReadOnly(let modifier): "'\(modifier)' modifier cannot be applied to read-only properties"
    case .setterMoreAccessible(let access, let setterAccess): "\(access) property cannot have a \(setterAccess) setter"
    case .unavailableStoredProperty: "stored properties cannot be marked unavailable with '@available'"
    case .unavailableGlobal: "global variable cannot be marked unavailable with '@available' in script mode"
    case .unavailableDeinitializer: "deinitializer cannot be marked unavailable with '@available'"
    case .finalOutsideClass: "only classes and class members may be marked with 'final'"
    case .forInitializersOnly(let modifier): "'\(modifier)' may only be used on 'init' declarations"
    case .mutatingNonMethod: "'mutating' is only valid on methods"
    case .mutatingNonFunction: "'mutating' may only be used on 'func' declarations"
    case .lazyNonVariable: "'lazy' may only be used on 'var' declarations"
    case .forVariablesOnly(let modifier): "'\(modifier)' may only be used on 'var' declarations"
    case .notInProtocolProperty(let modifier): "'\(modifier)' cannot be applied to a property declaration in a protocol"
    case .asyncBeforeFunction: "'async' must be written after the parameter list of a function"
    case .openExtension: "extensions cannot be declared 'open'; declare individual members as 'open' instead"
    case .openOutsideClass: "only classes and overridable class members can be declared 'open'; use 'public'"
    case .notApplicable(let modifier): "'\(modifier)' modifier cannot be applied to this declaration"
    case .notInProtocol(let modifier): "'\(modifier)' modifier cannot be used in protocols"
    case .notInLocalScope(let modifier): "attribute '\(modifier)' can only be used in a non-local scope"
    case .staticOutsideType(let members): "static \(members) may only be declared on a type"
    case .classOutsideClass(let members, let replacement):
      "class \(members) are only allowed within classes; use 'static' to declare a \(replacement)"
    case .classStoredProperty: "class stored properties not supported in classes; did you mean 'static'?"
    case .frozenNotApplicable: "'@frozen' attribute cannot be applied to this declaration"
    case .frozenNonPublic(let name, let access):
      "'@frozen' attribute can only be applied to '@usableFromInline', package, or public declarations, but '\(name)' is \(access)"
    case .discardableNotApplicable: "'@discardableResult' attribute cannot be applied to this declaration"
    }
  }
}
