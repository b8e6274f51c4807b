import SyntaxTree
import Types

/// Errors of inheritance clauses, overrides and conformances.
package enum InheritanceDiagnostic: DiagnosticKind {
  case severalSuperclasses(first: Type, second: Type)
  case superclassNotFirst(type: Type)
  case severalRawTypes(first: Type, second: Type)
  case rawTypeNotFirst(type: Type)
  case rawTypeIsItself(name: String)
  case notClassBound
  case redundantConformance(name: String, proto: String)
  case rawTypeWithoutLiterals(type: Type)
  case rawCasesWithArguments
  case rawRepresentableNotSynthesized(name: String, type: String)
  case inheritsFromItself(name: String)
  case refinesItself(name: String)
  case protocolExtensionInherits(name: String)
  case observedReadOnly(name: String)
  case initializerOverridesNothing
  case missingRequiredInsteadOfOverride
  case missingRequired
  case failableOverride(name: String)
  case missingRequiredInitializer(name: String, superclass: String)
  case isolatedConformance(name: String, proto: String)
  case valueTypeInClassProtocol(name: String, proto: String)
  case otherLabelsThanRequired(kind: String, own: String, proto: String, wanted: String)
  case failableWitness(name: String)
  case witnessNotRequired(name: String, owner: String)
  case witnessOfOwnType(name: String, owner: String, proto: String)
  case witnessLessAccessibleThanType(witness: String, proto: String)
  case witnessLessAccessible(witness: String, access: String, protocolAccess: String, proto: String)
  case otherLabelsThanOverridden(own: String, overridden: String)
  case methodOverridesNothing
  case overridesUnavailable(name: String)
  case overridesExtensionMember(member: String, owner: String)
  case overridesStaticMethod
  case overridesFinalMethod
  case overridesNonOpenMethod
  case optionalResult(inherited: Type, own: Type)
  case lessAccessibleMethod
  case throwingOverride
  case missingOverride
  case overriddenFromExtension(member: String, owner: String)
  case nonOptionalParameter(inherited: Type, own: Type)
  case propertyOverridesNothing
  case storedOverride(name: String)
  case overridesFinalProperty
  case overridesNonOpenProperty
  case overridesStaticProperty
  case overrideOfOtherType(name: String, own: Type, inherited: Type)
  case overridesConstant(name: String)
  case lessAccessibleProperty
  case readOnlyOverride(name: String)
  case readOnlySubscriptOverride
  case subscriptOverridesNothing
  case overridesFinalSubscript

  package var message: String {
    switch self {
    case .severalSuperclasses(let first, let second): "multiple inheritance from classes '\(first)' and '\(second)'"
    case .superclassNotFirst(let type): "superclass '\(type)' must appear first in the inheritance clause"
    case .severalRawTypes(let first, let second): "multiple enum raw types '\(first)' and '\(second)'"
    case .rawTypeNotFirst(let type): "raw type '\(type)' must appear first in the enum inheritance clause"
    case .rawTypeIsItself(let name): "'\(name)' has a raw type that depends on itself"
    case .notClassBound: "only protocols can inherit from 'AnyObject'"
    case .redundantConformance(let name, let proto): "redundant conformance of '\(name)' to protocol '\(proto)'"
    case .rawTypeWithoutLiterals(let type):
      "raw type '\(type)' is not expressible by a string, integer, or floating-point literal"
    case .rawRepresentableNotSynthesized(let name, let type):
      "'\(name)' declares raw type '\(type)', but does not conform to RawRepresentable and conformance could not be synthesized"
    case .rawCasesWithArguments: "enum with raw type cannot have cases with arguments"
    case .inheritsFromItself(let name): "'\(name)' inherits from itself"
    case .refinesItself(let name): "protocol '\(name)' refines itself"
    case .protocolExtensionInherits(let name): "extension of protocol '\(name)' cannot have an inheritance clause"
    case .observedReadOnly(let name): "cannot observe read-only property '\(name)'; it can't change"
    case .initializerOverridesNothing: "initializer does not override a designated initializer from its superclass"
    case .missingRequiredInsteadOfOverride: "use the 'required' modifier to override a required initializer"
    case .missingRequired: "'required' modifier must be present on all overrides of a required initializer"
    case .failableOverride(let name): "failable initializer '\(name)' cannot override a non-failable initializer"
    case .missingRequiredInitializer(let name, let superclass):
      "'required' initializer '\(name)' must be provided by subclass of '\(superclass)'"
    case .isolatedConformance(let name, let proto):
      "conformance of '\(name)' to protocol '\(proto)' crosses into actor-isolated code and can cause data races"
    case .valueTypeInClassProtocol(let name, let proto):
      "non-class type '\(name)' cannot conform to class protocol '\(proto)'"
    case .otherLabelsThanRequired(let kind, let own, let proto, let wanted):
      "\(kind) '\(own)' has different argument labels from those required by protocol '\(proto)' ('\(wanted)')"
    case .failableWitness(let name):
      "non-failable initializer requirement '\(name)' cannot be satisfied by a failable initializer ('init?')"
    case .witnessOfOwnType(let name, let owner, let proto):
      "method '\(name)' in non-final class '\(owner)' must return 'Self' to conform to protocol '\(proto)'"
    case .witnessNotRequired(let name, let owner):
      "initializer requirement '\(name)' can only be satisfied by a 'required' initializer in non-final class '\(owner)'"
    case .witnessLessAccessibleThanType(let witness, let proto):
      "\(witness) must be as accessible as its enclosing type because it matches a requirement in protocol '\(proto)'"
    case .witnessLessAccessible(let witness, let access, let protocolAccess, let proto):
      "\(witness) must be declared \(access) because it matches a requirement in \(protocolAccess) protocol '\(proto)'"
    case .otherLabelsThanOverridden(let own, let overridden):
      "argument labels for method '\(own)' do not match those of overridden method '\(overridden)'"
    case .methodOverridesNothing: "method does not override any method from its superclass"
    case .overridesUnavailable(let name): "cannot override '\(name)' which has been marked unavailable"
    case .overridesExtensionMember(let member, let owner):
      "\(member) is declared in extension of '\(owner)' and cannot be overridden"
    case .overridesStaticMethod: "cannot override static method"
    case .overridesFinalMethod: "instance method overrides a 'final' instance method"
    case .overridesNonOpenMethod: "overriding non-open instance method outside of its defining module"
    case .optionalResult(let inherited, let own):
      "cannot override instance method result type '\(inherited)' with optional type '\(own)'"
    case .lessAccessibleMethod: "overriding instance method must be as accessible as the declaration it overrides"
    case .throwingOverride: "cannot override non-throwing instance method with throwing instance method"
    case .missingOverride: "overriding declaration requires an 'override' keyword"
    case .overriddenFromExtension(let member, let owner):
      "\(member) declared in '\(owner)' cannot be overridden from extension"
    case .nonOptionalParameter(let inherited, let own):
      "cannot override instance method parameter of type '\(inherited)' with non-optional type '\(own)'"
    case .propertyOverridesNothing: "property does not override any property from its superclass"
    case .storedOverride(let name): "cannot override with a stored property '\(name)'"
    case .overridesFinalProperty: "property overrides a 'final' property"
    case .overridesNonOpenProperty: "overriding non-open property outside of its defining module"
    case .overridesStaticProperty: "cannot override static property"
    case .overrideOfOtherType(let name, let own, let inherited):
      "property '\(name)' with type '\(own)' cannot override a property with type '\(inherited)'"
    case .overridesConstant(let name): "cannot override immutable 'let' property '\(name)' with the getter of a 'var'"
    case .lessAccessibleProperty: "overriding property must be as accessible as the declaration it overrides"
    case .readOnlyOverride(let name): "cannot override mutable property with read-only property '\(name)'"
    case .readOnlySubscriptOverride: "cannot override mutable property with read-only property 'subscript'"
    case .subscriptOverridesNothing: "subscript does not override any subscript from its superclass"
    case .overridesFinalSubscript: "subscript overrides a 'final' subscript"
    }
  }
}
