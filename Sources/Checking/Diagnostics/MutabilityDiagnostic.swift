import SyntaxTree

/// Errors of places that cannot be changed: a use that needs one, and the reason why it is none.
package struct MutabilityDiagnostic: DiagnosticKind {
  package let use: Use
  package let reason: Reason?

  package enum Use: String, Sendable {
    case assignmentToValue = "cannot assign to value"
    case assignmentToProperty = "cannot assign to property"
    case assignmentThroughSubscript = "cannot assign through subscript"
    case assignment = "expression is not assignable"
    case mutatingMember = "cannot use mutating member on immutable value"
    case mutatingGetter = "cannot use mutating getter on immutable value"
    case inoutArgument = "cannot pass immutable value as inout argument"
    case mutatingOperator = "left side of mutating operator isn't mutable"
  }

  package enum Reason: Sendable {
    case immutable(name: String)
    case constant(name: String)
    case capture(name: String)
    case getOnlyProperty(name: String)
    case getOnlySubscript
    /// The name of the variable, where the key path is one.
    case readOnlyKeyPath(name: String?)
    case hiddenSetter(name: String)
    case literal
    case functionResult(name: String)
    case methodResult
    case method(name: String)

    fileprivate var text: String {
      switch self {
      case .immutable(let name): "'\(name)' is immutable"
      case .constant(let name): "'\(name)' is a 'let' constant"
      case .capture(let name): "'\(name)' is an immutable capture"
      case .getOnlyProperty(let name): "'\(name)' is a get-only property"
      case .getOnlySubscript: "subscript is get-only"
      case .readOnlyKeyPath(let name): name.map { "'\($0)' is a read-only key path" } ?? "key path is read-only"
      case .hiddenSetter(let name): "'\(name)' setter is inaccessible"
      case .literal: "literals are not mutable"
      case .functionResult(let name): "'\(name)' returns immutable value"
      case .methodResult: "function call returns immutable value"
      case .method(let name): "'\(name)' is a method"
      }
    }
  }

  init(_ use: Use, _ reason: Reason?) {
    self.use = use
    self.reason = reason
  }

  package var message: String { reason.map { "\(use.rawValue): \($0.text)" } ?? use.rawValue }
}
