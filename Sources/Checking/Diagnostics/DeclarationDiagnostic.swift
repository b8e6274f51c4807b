import SyntaxTree
import Types

/// Errors of declarations by themselves: accessors, parameters, enum cases, operators, equal names.
package enum DeclarationDiagnostic: DiagnosticKind {
  case lazyComputed
  case lazyWithoutValue
  case observerInProtocol
  case getterWithoutBody
  case setterWithoutBody
  case observerWithGetter(observer: String)
  case setterWithEffectfulGetter
  case setterWithoutGetter
  case computedWithValue
  case computedConstant
  case computedWithoutType
  case accessorsOfSeveral
  case observedConstant
  case valueInProtocol
  case constantInProtocol
  case requirementWithoutAccessors
  case methodBodyInProtocol
  case defaultArgumentInProtocol
  case initializerBodyInProtocol
  case nestedInProtocol(name: String, proto: String)
  case deinitializerInValueType(kind: String, name: String)
  case wrappedConstant
  case lazyConstant
  case opaqueWithoutValue
  case misplacedEscaping
  case staticInGenericType
  case staticInProtocolExtension
  case staticWithoutValue(keyword: String)
  case weakNonOptional(type: String)
  case referenceToValue(modifier: String, type: Type)
  case redeclaration(name: String)
  case unusedGenericParameter(name: String)
  case designatedInExtension(name: String)
  case unknownModule(name: String, suggestion: String?)
  case unlabeledAfterVariadic
  case defaultOfInout(name: String)
  case variadicInout
  case recursiveEnum(name: String)
  case rawValueNotLiteral
  case repeatedRawValue
  case rawValueWithoutType
  case rawValueOfOtherType(given: Type, wanted: String)
  case missingRawValue
  case missingRawValueAfterNonInteger
  case nonStaticOperator(name: String, place: String, owner: String)
  case operatorWithoutOwnArgument(name: String, owner: String)
  case unaryOperatorMissingModifier(fixity: String)
  case unaryOperatorWithoutModifier
  case rethrowsWithoutFunction
  case wrapperWithoutValue(name: String)
  case dynamicMembersWithoutSubscript(name: String)
  case builderWithoutBlock
  case classWithoutInitializers(name: String)
  case recursiveStorage(name: String)
  case doesNotConform(name: String, proto: String)
  case thrownNonError(type: Type)
  case selfReferringAlias(name: String)
  case nestedInGenericContext(name: String, context: String)
  case wrapperAtTopLevel
  case typeOfOtherWrappedValue(written: Type, wrapped: Type)
  case leadingClosure

  package var message: String {
    switch self {
    case .lazyComputed: "'lazy' cannot be used on a computed property"
    case .lazyWithoutValue: "lazy properties must have an initializer"
    case .observerInProtocol: "expected get or set in a protocol property"
    case .getterWithoutBody: "expected '{' to start getter definition"
    case .setterWithoutBody: "expected '{' to start setter definition"
    case .observerWithGetter(let observer): "'\(observer)' cannot be provided together with a getter"
    case .setterWithEffectfulGetter:
      "'set' accessor is not allowed on property with 'get' accessor that is 'async' or 'throws'"
    case .setterWithoutGetter: "variable with a setter must also have a getter"
    case .computedWithValue: "variable with getter/setter cannot have an initial value"
    case .computedConstant: "'let' declarations cannot be computed properties"
    case .computedWithoutType: "computed property must have an explicit type"
    case .accessorsOfSeveral: "'var' declarations with multiple variables cannot have explicit getters/setters"
    case .observedConstant: "'let' declarations cannot be observing properties"
    case .valueInProtocol: "initial value is not allowed here"
    case .constantInProtocol:
      "protocols cannot require properties to be immutable; declare read-only properties by using 'var' with a '{ get }' specifier"
    case .requirementWithoutAccessors: "property in protocol must have explicit { get } or { get set } specifier"
    case .methodBodyInProtocol: "protocol methods must not have bodies"
    case .defaultArgumentInProtocol: "default argument not permitted in a protocol method"
    case .initializerBodyInProtocol: "protocol initializers must not have bodies"
    case .nestedInProtocol(let name, let proto): "type '\(name)' cannot be nested in protocol '\(proto)'"
    case .deinitializerInValueType(let kind, let name):
      "deinitializer cannot be declared in \(kind) '\(name)' that conforms to 'Copyable'"
    case .wrappedConstant: "property wrapper can only be applied to a 'var'"
    case .lazyConstant: "'lazy' cannot be used on a let"
    case .opaqueWithoutValue:
      "property declares an opaque return type, but has no initializer expression from which to infer an underlying type"
    case .misplacedEscaping: "'@escaping' may only be used in function parameter position"
    case .staticInGenericType: "static stored properties not supported in generic types"
    case .staticInProtocolExtension: "static stored properties not supported in protocol extensions"
    case .staticWithoutValue(let keyword):
      "'static \(keyword)' declaration requires an initializer expression or an explicitly stated getter"
    case .weakNonOptional(let type): "'weak' variable should have optional type '\(type)?'"
    case .referenceToValue(let modifier, let type) where type.isKnownByProtocols:
      "'\(modifier)' must not be applied to non-class-bound '\(type)'; consider adding a protocol conformance that has a class bound"
    case .referenceToValue(let modifier, let type):
      "'\(modifier)' may only be applied to class and class-bound protocol types, not '\(type)'"
    case .redeclaration(let name): "invalid redeclaration of '\(name)'"
    case .unusedGenericParameter(let name): "generic parameter '\(name)' is not used in function signature"
    case .designatedInExtension(let name):
      "designated initializer cannot be declared in an extension of '\(name)'; did you mean this to be a convenience initializer?"
    case .unknownModule(let name, let suggestion):
      "no such module '\(name)'" + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
    case .unlabeledAfterVariadic: "a parameter following a variadic parameter requires a label"
    case .defaultOfInout(let name): "cannot provide default value to inout parameter '\(name)'"
    case .variadicInout: "'inout' must not be used on variadic parameters"
    case .recursiveEnum(let name): "recursive enum '\(name)' is not marked 'indirect'"
    case .rawValueNotLiteral: "raw value for enum case must be a literal"
    case .repeatedRawValue: "raw value for enum case is not unique"
    case .rawValueWithoutType: "enum case cannot have a raw value if the enum does not have a raw type"
    case .rawValueOfOtherType(let given, let wanted): "cannot convert value of type '\(given)' to raw type '\(wanted)'"
    case .missingRawValue:
      "enum cases require explicit raw values when the raw type is not expressible by integer or string literal"
    case .missingRawValueAfterNonInteger:
      "enum case must declare a raw value when the preceding raw value is not an integer"
    case .nonStaticOperator(let name, let place, let owner):
      "operator '\(name)' declared in \(place) '\(owner)' must be 'static'"
    case .operatorWithoutOwnArgument(let name, let owner):
      "member operator '\(name)' must have at least one argument of type '\(owner)'"
    case .unaryOperatorMissingModifier(let fixity): "\(fixity) unary operator missing '\(fixity)' modifier"
    case .unaryOperatorWithoutModifier: "unary operator implementation must have a 'prefix' or 'postfix' modifier"
    case .rethrowsWithoutFunction: "'rethrows' function must take a throwing function argument"
    case .wrapperWithoutValue(let name):
      "property wrapper type '\(name)' does not contain a non-static property named 'wrappedValue'"
    case .dynamicMembersWithoutSubscript(let name):
      "'@dynamicMemberLookup' requires '\(name)' to have a 'subscript(dynamicMember:)' method that accepts either 'ExpressibleByStringLiteral' or a key path"
    case .builderWithoutBlock:
      "result builder must provide at least one static 'buildBlock' method, or both 'buildPartialBlock(first:)' and 'buildPartialBlock(accumulated:next:)'"
    case .classWithoutInitializers(let name): "class '\(name)' has no initializers"
    case .recursiveStorage(let name): "value type '\(name)' cannot have a stored property that recursively contains it"
    case .doesNotConform(let name, let proto): "type '\(name)' does not conform to protocol '\(proto)'"
    case .thrownNonError(let type): "thrown type '\(type)' does not conform to the 'Error' protocol"
    case .selfReferringAlias(let name): "type alias '\(name)' references itself"
    case .nestedInGenericContext(let name, let context): "type '\(name)' cannot be nested in \(context)"
    case .typeOfOtherWrappedValue(let written, let wrapped):
      "property type '\(written)' does not match 'wrappedValue' type '\(wrapped)'"
    case .wrapperAtTopLevel: "property wrappers are not yet supported in top-level code"
    case .leadingClosure: "top-level statement cannot begin with a closure expression"
    }
  }
}

extension Type {
  fileprivate var isKnownByProtocols: Bool { if case .existential = head { !isAny } else { false } }
}
