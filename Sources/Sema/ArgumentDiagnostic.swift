import SyntaxTree
import Types

/// Errors of argument lists: number, order and labels of arguments, closures with other parameters.
package enum ArgumentDiagnostic: DiagnosticKind {
  case extraneousLabel(label: String, in: ArgumentList = .call)
  case extraneousLabels(labels: String, in: ArgumentList = .call)
  case missingLabel(label: String, in: ArgumentList = .call)
  case missingLabels(labels: String, in: ArgumentList = .call)
  case incorrectLabels(have: String, expected: String, count: Int, in: ArgumentList = .call)
  case extraTrailingClosure
  case closureForOtherType(type: Type)
  case missingArguments(parameters: String, in: ArgumentList = .call)
  case missingArgument(parameter: String, in: ArgumentList = .call)
  case noArgumentsTaken
  case extraArguments(positions: String)
  case extraLabeledArgument(label: String, in: ArgumentList = .call)
  case extraArgument(in: ArgumentList = .call)
  case wrongOrder(argument: String, other: String)
  case takesTuple(callee: String, type: Type)
  case inoutWithoutAmpersand(type: Type)
  case ampersandWithoutInout(type: Type)
  case arrayAsVariadic(type: Type)
  case misplacedAmpersand

  /// Kind of expression that an argument list belongs to.
  package enum ArgumentList: Sendable { case call, `subscript` }

  /// The error in an argument list of another kind, where that is named.
  package func named(in list: ArgumentList) -> Self {
    switch self {
    case .extraneousLabel(let label, _): .extraneousLabel(label: label, in: list)
    case .extraneousLabels(let labels, _): .extraneousLabels(labels: labels, in: list)
    case .missingLabel(let label, _): .missingLabel(label: label, in: list)
    case .missingLabels(let labels, _): .missingLabels(labels: labels, in: list)
    case .incorrectLabels(let have, let expected, let count, _):
      .incorrectLabels(have: have, expected: expected, count: count, in: list)
    case .missingArguments(let parameters, _): .missingArguments(parameters: parameters, in: list)
    case .missingArgument(let parameter, _): .missingArgument(parameter: parameter, in: list)
    case .extraLabeledArgument(let label, _): .extraLabeledArgument(label: label, in: list)
    case .extraArgument: .extraArgument(in: list)
    default: self
    }
  }

  package var message: String {
    switch self {
    case .extraneousLabel(let label, let list): "extraneous argument label '\(label):' in \(list)"
    case .extraneousLabels(let labels, let list): "extraneous argument labels '\(labels)' in \(list)"
    case .missingLabel(let label, let list): "missing argument label '\(label):' in \(list)"
    case .missingLabels(let labels, let list): "missing argument labels '\(labels)' in \(list)"
    case .incorrectLabels(let have, let expected, let count, let list):
      "incorrect argument label\(count > 1 ? "s" : "") in \(list) (have '\(have)', expected '\(expected)')"
    case .extraTrailingClosure: "extra trailing closure passed in call"
    case .closureForOtherType(let type):
      "trailing closure passed to parameter of type '\(type)' that does not accept a closure"
    case .missingArguments(let parameters, let list): "missing arguments for parameters \(parameters) in \(list)"
    case .missingArgument(let parameter, let list): "missing argument for parameter \(parameter) in \(list)"
    case .noArgumentsTaken: "argument passed to call that takes no arguments"
    case .extraArguments(let positions): "extra arguments at positions \(positions) in call"
    case .extraLabeledArgument(let label, let list): "extra argument '\(label)' in \(list)"
    case .extraArgument(let list): "extra argument in \(list)"
    case .wrongOrder(let argument, let other): "\(argument) must precede \(other)"
    case .takesTuple(let callee, let type): "\(callee) expects a single parameter of type '\(type)'"
    case .inoutWithoutAmpersand(let type): "passing value of type '\(type)' to an inout parameter requires explicit '&'"
    case .ampersandWithoutInout(let type): "'&' used with non-inout argument of type '\(type)'"
    case .arrayAsVariadic(let type): "cannot pass array of type '[\(type)]' as variadic arguments of type '\(type)'"
    case .misplacedAmpersand: "'&' may only be used to pass an argument to inout parameter"
    }
  }
}
