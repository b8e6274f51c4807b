import SyntaxTree

/// Errors of declaration collection and type resolution: names of types, inheritance clauses, properties as they are declared.
package enum ResolutionDiagnostic: DiagnosticKind {
  case boundIsNoClass(type: Type, bound: String)
  case actorInherits
  case inheritsFromFinal(name: String)
  case inheritsFromNonOpen(type: Type)
  case inheritsFromNonProtocol(type: Type, isClass: Bool)
  case unknownAttribute(name: String)
  case escapingOnNonFunction
  case autoclosureOnNonFunction
  case autoclosureWithParameters
  case onlyAtFileScope
  case propertyWithPattern
  case storedPropertyInExtension
  case storedPropertyInEnum
  case missingTypeAnnotation
  case lazyPattern
  case accessorsOfPattern
  case constantsFromOneValue
  case unsupportedPropertyPattern
  case tuplePatternOfNonTuple(type: String)
  case tuplePatternOfWrongLength(type: String)
  case propertyPatternWithoutValues(count: Int)
  case placeholderType
  case unknownMemberType(name: String, type: Type)
  case missingTypeArguments(name: String)
  case argumentsOfNonGeneric(name: String)
  case wrongTypeArgumentCount(name: String, given: Int, wanted: Int)
  case noPrimaryAssociatedTypes(name: String)
  case wrongConstraintCount(name: String, given: Int, wanted: Int)
  case privateType(name: String)
  case wrapperOfSeveralVariables
  case wrapperOfComputedProperty
  case unknownType(name: String, suggestion: String?, missing: MissingImport? = nil)
  case unavailable(name: String, mark: AvailabilityNote)

  package func notes(at place: SourceRange) -> [Diagnostic.Note] {
    if case .unknownType(_, _, let missing?) = self { [missing.note] } else { [] }
  }

  package var message: String {
    switch self {
    case .boundIsNoClass(let type, let bound): "type '\(type)' constrained to non-protocol, non-class type '\(bound)'"
    case .actorInherits: "actor types do not support inheritance"
    case .inheritsFromFinal(let name): "inheritance from a final class '\(name)'"
    case .inheritsFromNonOpen(let type): "cannot inherit from non-open class '\(type)' outside of its defining module"
    case .inheritsFromNonProtocol(let type, let isClass):
      "inheritance from non-protocol\(isClass ? ", non-class" : "") type '\(type)'"
    case .unknownAttribute(let name): "unknown attribute '\(name)'"
    case .escapingOnNonFunction: "'@escaping' only applies to function types"
    case .autoclosureOnNonFunction: "'@autoclosure' only applies to function types"
    case .autoclosureWithParameters: "argument type of '@autoclosure' parameter must be '()'"
    case .onlyAtFileScope: "declaration is only valid at file scope"
    case .propertyWithPattern: "property declaration does not bind any variables"
    case .storedPropertyInExtension: "extensions must not contain stored properties"
    case .storedPropertyInEnum: "enums must not contain stored properties"
    case .missingTypeAnnotation: "type annotation missing in pattern"
    case .lazyPattern: "'lazy' cannot destructure an initializer"
    case .accessorsOfPattern: "getter/setter can only be defined for a single variable"
    case .constantsFromOneValue:
      "binding multiple 'let' stored properties from a single initializer expression in a struct is unsupported"
    case .unsupportedPropertyPattern: "not supported here: properties that take apart a value that is no tuple literal"
    case .tuplePatternOfNonTuple(let type): "tuple pattern cannot match values of the non-tuple type '\(type)'"
    case .tuplePatternOfWrongLength(let type): "tuple pattern has the wrong length for tuple type '\(type)'"
    case .propertyPatternWithoutValues(let count):
      "pattern matching in a property needs as many values as names, \(count)"
    case .placeholderType: "type placeholder not allowed here"
    case .unknownMemberType(let name, let type): "'\(name)' is not a member type of type '\(type)'"
    case .missingTypeArguments(let name): "reference to generic type '\(name)' requires arguments in <...>"
    case .argumentsOfNonGeneric(let name): "cannot specialize non-generic type '\(name)'"
    case .wrongTypeArgumentCount(let name, let given, let wanted):
      "generic type '\(name)' specialized with too \(given > wanted ? "many" : "few") type parameters (got \(given), but expected \(wanted))"
    case .noPrimaryAssociatedTypes(let name):
      "protocol '\(name)' does not have primary associated types that can be constrained"
    case .wrongConstraintCount(let name, let given, let wanted):
      "protocol type '\(name)' specialized with too \(given > wanted ? "many" : "few") type arguments (got \(given), but expected \(wanted))"
    case .privateType(let name): "'\(name)' is inaccessible due to 'private' protection level"
    case .wrapperOfSeveralVariables: "property wrapper can only apply to a single variable"
    case .wrapperOfComputedProperty: "property wrapper cannot be applied to a computed property"
    case .unknownType(let name, let suggestion, _):
      "cannot find type '\(name)' in scope" + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
    case .unavailable(let name, let mark): mark.message(for: name)
    }
  }
}
