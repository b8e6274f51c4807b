import SyntaxTree
import Types

/// Errors of argument lists: number, order and labels of arguments, closures with other parameters.
package enum ArgumentDiagnostic: DiagnosticKind {
  case extraneousLabel(label: String)
  case extraneousLabels(labels: String)
  case missingLabel(label: String)
  case missingLabels(labels: String)
  case incorrectLabels(have: String, expected: String, count: Int)
  case extraTrailingClosure
  case closureForOtherType(type: Type)
  case missingArguments(parameters: String)
  case missingArgument(parameter: String)
  case noArgumentsTaken
  case extraArguments(positions: String)
  case extraLabeledArgument(label: String)
  case extraArgument
  case wrongOrder(argument: String, other: String)
  case takesTuple(callee: String, type: Type)
  case inoutWithoutAmpersand(type: Type)
  case ampersandWithoutInout(type: Type)
  case arrayAsVariadic(type: Type)
  case misplacedAmpersand

  package var message: String {
    switch self {
    case .extraneousLabel(let label): "extraneous argument label '\(label):' in call"
    case .extraneousLabels(let labels): "extraneous argument labels '\(labels)' in call"
    case .missingLabel(let label): "missing argument label '\(label):' in call"
    case .missingLabels(let labels): "missing argument labels '\(labels)' in call"
    case .incorrectLabels(let have, let expected, let count):
      "incorrect argument label\(count > 1 ? "s" : "") in call (have '\(have)', expected '\(expected)')"
    case .extraTrailingClosure: "extra trailing closure passed in call"
    case .closureForOtherType(let type):
      "trailing closure passed to parameter of type '\(type)' that does not accept a closure"
    case .missingArguments(let parameters): "missing arguments for parameters \(parameters) in call"
    case .missingArgument(let parameter): "missing argument for parameter \(parameter) in call"
    case .noArgumentsTaken: "argument passed to call that takes no arguments"
    case .extraArguments(let positions): "extra arguments at positions \(positions) in call"
    case .extraLabeledArgument(let label): "extra argument '\(label)' in call"
    case .extraArgument: "extra argument in call"
    case .wrongOrder(let argument, let other): "\(argument) must precede \(other)"
    case .takesTuple(let callee, let type): "\(callee) expects a single parameter of type '\(type)'"
    case .inoutWithoutAmpersand(let type): "passing value of type '\(type)' to an inout parameter requires explicit '&'"
    case .ampersandWithoutInout(let type): "'&' used with non-inout argument of type '\(type)'"
    case .arrayAsVariadic(let type): "cannot pass array of type '[\(type)]' as variadic arguments of type '\(type)'"
    case .misplacedAmpersand: "'&' may only be used to pass an argument to inout parameter"
    }
  }
}
