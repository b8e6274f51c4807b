import SyntaxTree
import Types

/// Errors of expressions: names and members, calls, operators, literals, closures, key paths.
package enum ExpressionDiagnostic: DiagnosticKind {
  case unknownName(name: String, suggestion: String?, missing: MissingImport? = nil)
  case selfNotFound
  case usedBeforeDeclaration(name: String)
  case instanceMemberOfType(name: String, type: Type)
  case instanceMemberOfTypeInCall(name: String, type: Type)
  case staticMemberOfInstance(name: String, type: Type)
  case instanceMemberInInitialValue(name: String)
  /// An instance member of a type in which the type around is nested.
  case memberOfOuterType(name: String, type: Type, nested: Type)
  /// A member of `self` in a type that is declared in a method.
  case selfInLocalType(kind: String)
  case caseOfInstance(name: String)
  case unknownMember(kind: String, type: Type, name: String, suggestion: String?)
  case unknownDynamicMember(type: Type, name: String, root: Type)
  case unknownStaticMember(type: Type, name: String, suggestion: String?)
  case memberOfOptional(type: Type, name: String, payload: Type)
  case methodAsProperty(kind: String, name: String)
  case memberOfExistential(name: String, type: Type)
  case unknownModuleMember(module: String, name: String)
  case moduleWithoutMember
  case superWithoutMember
  case superOutsideClass
  case superWithoutSuperclass(name: String)
  case superInValueType(name: String)
  case bareTypeName
  case methodInsteadOfFunction(name: String, kind: String, function: String, module: String)
  case memberSubscript(type: Type)
  case noSubscripts(type: Type)
  case noAccessibleInitializers(type: Type)
  case metatypeWithoutRequired(name: String)
  case callOfNonFunction(type: Type)
  case integerOverflow(value: String, type: String)
  case negativeOverflow(value: Int128, type: Type)
  case arrayLiteralOfDictionary(type: Type)
  case emptyArrayOfDictionary
  case collectionLiteralOfOtherType(type: Type)
  case emptyLiteral
  case integerAsBoolean(value: String, replacement: String)
  case integerNegated(type: Type)
  case optionalNegated(type: Type)
  case assignmentAsCondition
  case callOfPlainCase(name: String)
  case typesNotEquivalent(subject: String, first: Type, second: Type)
  case inheritanceRequired(subject: String, type: Type, superclass: Type)
  case classRequired(subject: String, type: Type)
  case conformanceRequired(subject: String, type: Type, proto: String)
  case structuralConformance(type: Type, proto: String)
  case selfAssignment(kind: String)
  case throwingAsNonThrowing(given: Type, wanted: Type)
  case asyncAsSynchronousParameter(type: Type)
  case otherThrownError(given: Type, wanted: Type)
  case otherDeclaredResult(declared: String, given: Type)
  case explicitSelf(use: String)
  case mixedAnonymousArguments(suggestion: String?)
  case mutatingReference
  case dynamicMemberDepth(name: String)
  case notAValue(name: String)
  case keyPathOfOtherRoot(type: Type)
  case keyPathToMethod(name: String)
  case chainOfNonOptional(type: Type)
  case forcedNonOptional(type: Type)
  case notConvertible(given: Type, wanted: Type)
  case unknownIncrement(name: String, sign: String)
  case notPostfix(name: String)
  case unaryOperand(name: String, type: Type)
  case unavailableRemainder(name: String, replacement: String)
  case equalOperands(name: String, type: Type)
  case differentOperands(name: String, left: Type, right: Type)
  case identityOfValue(type: Type)
  case operatorAsValue(name: String)

  package func notes(at place: SourceRange) -> [Diagnostic.Note] {
    if case .unknownName(_, _, let missing?) = self { [missing.note] } else { [] }
  }

  package var phase: DiagnosticPhase {
    switch self {
    case .integerOverflow, .negativeOverflow: .flow
    case .unknownName: .names
    case .explicitSelf: .uses
    default: .types
    }
  }

  /// True for a member of an optional that has to be unwrapped.
  var isOfOptionalBase: Bool { if case .memberOfOptional = self { true } else { false } }

  package var message: String {
    switch self {
    case .unknownName(let name, let suggestion, _):
      "cannot find '\(name)' in scope" + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
    case .selfNotFound: "cannot find 'self' in scope; did you mean to use it in a type or extension context?"
    case .usedBeforeDeclaration(let name): "use of local variable '\(name)' before its declaration"
    case .instanceMemberOfType(let name, let type): "instance member '\(name)' cannot be used on type '\(type)'"
    case .instanceMemberOfTypeInCall(let name, let type):
      "instance member '\(name)' cannot be used on type '\(type)'; did you mean to use a value of this type instead?"
    case .staticMemberOfInstance(let name, let type):
      "static member '\(name)' cannot be used on instance of type '\(type)'"
    case .memberOfOuterType(let name, let type, let nested):
      "instance member '\(name)' of type '\(type)' cannot be used on instance of nested type '\(nested)'"
    case .selfInLocalType(let kind): "\(kind) declaration cannot close over value 'self' defined in outer scope"
    case .instanceMemberInInitialValue(let name):
      "cannot use instance member '\(name)' within property initializer; property initializers run before 'self' is available"
    case .caseOfInstance(let name): "enum case '\(name)' cannot be used as an instance member"
    case .unknownMember(let kind, let type, let name, let suggestion):
      "value of \(kind) '\(type)' has no member '\(name)'" + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
    case .unknownDynamicMember(let type, let name, let root):
      "value of type '\(type)' has no dynamic member '\(name)' using key path from root type '\(root)'"
    case .unknownStaticMember(let type, let name, let suggestion):
      "type '\(type)' has no member '\(name)'" + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
    case .memberOfOptional(let type, let name, let payload):
      "value of optional type '\(type)' must be unwrapped to refer to member '\(name)' of wrapped base type '\(payload)'"
    case .methodAsProperty(let kind, let name): "\(kind) '\(name)' was used as a property; add () to call it"
    case .memberOfExistential(let name, let type):
      "member '\(name)' cannot be used on value of type '\(type)'; consider using a generic constraint instead"
    case .unknownModuleMember(let module, let name): "module '\(module)' has no member named '\(name)'"
    case .moduleWithoutMember: "expected module member name after module name"
    case .superWithoutMember: "'super' may be used only to access a superclass member, subscript, or initializer"
    case .superOutsideClass:
      "'super' cannot be used outside of a class computed property, method, initializer, deinitializer, or subscript"
    case .superWithoutSuperclass(let name): "'super' cannot be used in class '\(name)' because it has no superclass"
    case .superInValueType(let name): "'super' cannot be used in non-class type '\(name)'"
    case .bareTypeName: "expected member name or initializer call after type name"
    case .methodInsteadOfFunction(let name, let kind, let function, let module):
      "use of '\(name)' refers to \(kind) method rather than global function '\(function)' in module '\(module)'"
    case .memberSubscript(let type):
      "value of type '\(type)' has no property or method named 'subscript'; did you mean to use the subscript operator?"
    case .noSubscripts(let type): "value of type '\(type)' has no subscripts"
    case .noAccessibleInitializers(let type):
      "'\(type)' cannot be constructed because it has no accessible initializers"
    case .metatypeWithoutRequired(let name):
      "constructing an object of class type '\(name)' with a metatype value must use a 'required' initializer"
    case .callOfNonFunction(let type): "cannot call value of non-function type '\(type)'"
    case .integerOverflow(let value, let type): "integer literal '\(value)' overflows when stored into '\(type)'"
    case .negativeOverflow(let value, let type):
      "negative integer '\(value)' overflows when stored into unsigned type '\(type)'"
    case .emptyArrayOfDictionary: "use [:] to get an empty dictionary literal"
    case .arrayLiteralOfDictionary(let type): "dictionary of type '\(type)' cannot be initialized with array literal"
    case .collectionLiteralOfOtherType(let type): "cannot use a collection literal for type '\(type)'"
    case .emptyLiteral: "empty collection literal requires an explicit type"
    case .integerAsBoolean(let value, let replacement):
      "integer literal value '\(value)' cannot be used as a boolean; did you mean '\(replacement)'?"
    case .integerNegated(let type): "type '\(type)' cannot be used as a boolean; test for '== 0' instead"
    case .optionalNegated(let type): "optional type '\(type)' cannot be used as a boolean; test for '== nil' instead"
    case .callOfPlainCase(let name): "enum case '\(name)' has no associated values"
    case .assignmentAsCondition: "use of '=' in a boolean context, did you mean '=='?"
    case .typesNotEquivalent(let subject, let first, let second): "\(subject) '\(first)' and '\(second)' be equivalent"
    case .inheritanceRequired(let subject, let type, let superclass):
      "\(subject) requires that '\(type)' inherit from '\(superclass)'"
    case .classRequired(let subject, let type): "\(subject) requires that '\(type)' be a class type"
    case .conformanceRequired(let subject, let type, let proto):
      "\(subject) requires that '\(type)' conform to '\(proto)'"
    case .structuralConformance(let type, let proto): "type '\(type)' cannot conform to '\(proto)'"
    case .selfAssignment(let kind): "assigning a \(kind) to itself"
    case .throwingAsNonThrowing(let given, let wanted):
      "invalid conversion from throwing function of type '\(given)' to non-throwing function type '\(wanted)'"
    case .asyncAsSynchronousParameter(let type):
      "cannot pass function of type '\(type)' to parameter expecting synchronous function type"
    case .otherThrownError(let given, let wanted): "invalid conversion of thrown error type '\(given)' to '\(wanted)'"
    case .otherDeclaredResult(let declared, let given):
      "declared closure result '\(declared)' is incompatible with return type '\(given)'"
    case .explicitSelf(let use): "\(use) in closure requires explicit use of 'self' to make capture semantics explicit"
    case .mixedAnonymousArguments(let suggestion):
      "anonymous closure arguments cannot be used inside a closure that has explicit arguments"
        + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
    case .dynamicMemberDepth(let name):
      "could not find member '\(name)'; exceeded the maximum number of nested dynamic member lookups"
    case .mutatingReference: "cannot reference 'mutating' method as function value"
    case .notAValue(let name): "'\(name)' cannot be used as a value here"
    case .keyPathToMethod(let name): "key path cannot refer to instance method '\(name)'"
    case .keyPathOfOtherRoot(let type):
      "cannot use value of type '\(type)' as a key path subscript index; argument must be a key path"
    case .chainOfNonOptional(let type): "cannot use optional chaining on non-optional value of type '\(type)'"
    case .forcedNonOptional(let type): "cannot force unwrap value of non-optional type '\(type)'"
    case .notConvertible(let given, let wanted): "'\(given)' is not convertible to '\(wanted)'"
    case .unknownIncrement(let name, let sign): "cannot find operator '\(name)' in scope; did you mean '\(sign)= 1'?"
    case .notPostfix(let name): "'\(name)' is not a postfix unary operator"
    case .unaryOperand(let name, let type): "unary operator '\(name)' cannot be applied to an operand of type '\(type)'"
    case .unavailableRemainder(let name, let replacement):
      "'\(name)' is unavailable: For floating point numbers use \(replacement) instead"
    case .equalOperands(let name, let type): "binary operator '\(name)' cannot be applied to two '\(type)' operands"
    case .differentOperands(let name, let left, let right):
      "binary operator '\(name)' cannot be applied to operands of type '\(left)' and '\(right)'"
    case .identityOfValue(let type):
      "argument type '\(type)' expected to be an instance of a class or class-constrained type"
    case .operatorAsValue(let name): "operator '\(name)' cannot be used as a value here"
    }
  }
}
