import SyntaxTree
import Types

/// Errors of values whose type does not become the one that is wanted.
package enum ConversionDiagnostic: DiagnosticKind {
  case mismatch(given: Type, wanted: Type, role: Role)
  /// `nil` where no optional is wanted.
  case nilMismatch(wanted: Type, role: Role)
  case nilInCoercion(wanted: Type)
  case coercion(given: Type, wanted: Type)
  case nilAsVoid(result: String)
  case assigned(given: Type, wanted: Type)
  case assignedToSubscript(given: Type, wanted: Type)
  case nilAssigned(wanted: Type, isSubscript: Bool)
  case returned(given: Type, wanted: Type)
  case defaultArgument(given: Type, wanted: Type)
  case nilDefaultArgument(wanted: Type)
  case keyPathValue(given: Type, wanted: Type)
  case keyPathClass(given: Type, wanted: Type)
  case keyPathRoot(root: Type, base: Type)
  case nonconformingValue(given: Type, proto: String)
  case nonconformingResult(given: Type, proto: String)
  case nonconformingArgument(given: Type, proto: String)
  case mustBeUnwrapped(optional: Type, payload: Type)
  case optionalTryNotUnwrapped(optional: Type)
  case branches(first: Type, second: Type)
  case ternaryBranches(first: Type, second: Type)
  case integerAsBoolean(type: Type)
  case optionalAsBoolean(type: Type)
  case thrownOfOtherType(given: Type, wanted: Type)
  case thrownNonError(type: Type)
  case functionInsteadOfResult(type: Type)
  case functionAsProperty(name: String, isMethod: Bool)
  case functionForAutoclosure
  case memberOfOtherType(member: String, owner: Type, given: Type, wanted: Type)
  case caseWithoutValue(name: String, labels: String, type: Type)
  case caseWithoutValues(name: String, labels: String, type: Type)

  /// Place of a value, as an error names the type that is wanted there.
  package enum Role: String, Sendable {
    case specified = "specified type"
    case argument = "expected argument type"
    case expected = "expected type"
    case closureResult = "closure result type"
    case closureParameter = "closure parameter type"
    case element = "expected element type"
    case dictionaryKey = "expected dictionary key type"
    case dictionaryValue = "expected dictionary value type"
    case condition = "expected condition type"
  }

  package var message: String {
    switch self {
    case .mismatch(let given, let wanted, let role):
      "cannot convert value of type '\(given)' to \(role.rawValue) '\(wanted)'"
    case .nilMismatch(let wanted, let role): "'nil' is not compatible with \(role.rawValue) '\(wanted)'"
    case .nilInCoercion(let wanted): "'nil' cannot be used in context expecting type '\(wanted)'"
    case .coercion(let given, let wanted): "cannot convert value of type '\(given)' to type '\(wanted)' in coercion"
    case .nilAsVoid(let result): "'nil' is not compatible with closure result type '\(result)'"
    case .assigned(let given, let wanted): "cannot assign value of type '\(given)' to type '\(wanted)'"
    case .assignedToSubscript(let given, let wanted):
      "cannot assign value of type '\(given)' to subscript of type '\(wanted)'"
    case .nilAssigned(let wanted, let isSubscript):
      "'nil' cannot be assigned to \(isSubscript ? "subscript of " : "")type '\(wanted)'"
    case .returned(let given, let wanted):
      "cannot convert return expression of type '\(given)' to return type '\(wanted)'"
    case .defaultArgument(let given, let wanted):
      "default argument value of type '\(given)' cannot be converted to type '\(wanted)'"
    case .nilDefaultArgument(let wanted): "nil default argument value cannot be converted to type '\(wanted)'"
    case .keyPathValue(let given, let wanted):
      "key path value type '\(given)' cannot be converted to contextual type '\(wanted)'"
    case .keyPathClass(let given, let wanted):
      "cannot convert key path type '\(given)' to contextual type '\(wanted)'"
    case .keyPathRoot(let root, let base):
      "cannot convert key path root type '\(root)' to contextual type '\(base)'"
    case .nonconformingValue(let given, let proto):
      "value of type '\(given)' does not conform to specified type '\(proto)'"
    case .nonconformingResult(let given, let proto):
      "return expression of type '\(given)' does not conform to '\(proto)'"
    case .nonconformingArgument(let given, let proto):
      "argument type '\(given)' does not conform to expected type '\(proto)'"
    case .mustBeUnwrapped(let optional, let payload):
      "value of optional type '\(optional)' must be unwrapped to a value of type '\(payload)'"
    case .optionalTryNotUnwrapped(let optional):
      "value of optional type '\(optional)' not unwrapped; did you mean to use 'try!' or chain with '?'?"
    case .branches(let first, let second): "branches have mismatching types '\(first)' and '\(second)'"
    case .ternaryBranches(let first, let second):
      "result values in '? :' expression have mismatching types '\(first)' and '\(second)'"
    case .integerAsBoolean(let type): "type '\(type)' cannot be used as a boolean; test for '!= 0' instead"
    case .optionalAsBoolean(let type): "optional type '\(type)' cannot be used as a boolean; test for '!= nil' instead"
    case .thrownOfOtherType(let given, let wanted):
      "thrown expression type '\(given)' cannot be converted to error type '\(wanted)'"
    case .thrownNonError(let type): "thrown expression type '\(type)' does not conform to 'Error'"
    case .functionInsteadOfResult(let type):
      "function produces expected type '\(type)'; did you mean to call it with '()'?"
    case .functionForAutoclosure: "add () to forward '@autoclosure' parameter"
    case .functionAsProperty(let name, let isMethod):
      "\(isMethod ? "method" : "function") '\(name)' was used as a property; add () to call it"
    case .memberOfOtherType(let member, let owner, let given, let wanted):
      "member '\(member)' in '\(owner)' produces result of type '\(given)', but context expects '\(wanted)'"
    case .caseWithoutValue(let name, let labels, let type):
      "member '\(labels == "_:" ? name : "\(name)(\(labels))")' expects argument of type '\(type)'"
    case .caseWithoutValues(let name, let labels, let type):
      "member '\(name)(\(labels))' is a function that produces expected type '\(type)'; did you mean to call it?"
    }
  }

  /// Diagnostic for a `nil` value, which swiftc words in its own way; nil where the general diagnostic holds.
  var ofNil: ConversionDiagnostic? {
    switch self {
    case .mismatch(_, let wanted, let role): .nilMismatch(wanted: wanted, role: role)
    default: nil
    }
  }

  /// Diagnostic for an integer or an optional in place of a truth value, which swiftc words in its own way; nil where the general
  /// diagnostic holds.
  func ofBoolean(isInteger: (Type) -> Bool) -> ConversionDiagnostic? {
    switch self {
    case .mismatch(let given, let wanted, role: .specified), .mismatch(let given, let wanted, role: .argument),
      .mismatch(let given, let wanted, role: .expected), .mismatch(let given, let wanted, role: .condition),
      .assigned(let given, let wanted), .assignedToSubscript(let given, let wanted),
      .returned(let given, let wanted), .defaultArgument(let given, let wanted):
      if !wanted.isNominal("Bool") { return nil }
      if given.optionalPayload != nil { return .optionalAsBoolean(type: given) }
      return isInteger(given) ? .integerAsBoolean(type: given) : nil
    default: return nil
    }
  }
}

/// Notes on values of another type than wanted.
package enum ConversionNote: DiagnosticKind {
  case unequalArguments(parameter: String, given: Type, wanted: Type)

  package var severity: Diagnostic.Severity { .note }

  package var message: String {
    switch self {
    case .unequalArguments(let parameter, let given, let wanted):
      "arguments to generic parameter '\(parameter)' ('\(given)' and '\(wanted)') are expected to be equal"
    }
  }
}
