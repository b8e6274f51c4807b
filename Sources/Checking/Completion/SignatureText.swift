import SyntaxTree
import Types

/// Declarations as Swift writes them, with the receiver's types in place of its parameters.
struct SignatureText {
  let checker: Checker

  func text(_ type: Type, _ substitution: Substitution) -> String {
    checker.normal(type.substituting(substitution)).description
  }

  func function(_ function: FunctionDecl, _ substitution: Substitution) -> String {
    let generics = function.generics.filter { !$0.name.hasPrefix("some ") }.map(\.name)
    let parameters = function.parameters.filter { !$0.isSourceLocation }.map { parameter in
      let type =
        (parameter.isInout ? "inout " : "") + self.text(parameter.type, substitution)
        + (parameter.isVariadic ? "..." : "") + (parameter.defaultValue.map { " = \($0.range.text)" } ?? "")
      let name = parameter.variable.name
      guard let label = parameter.label else { return "_ \(name): \(type)" }
      return label == name ? "\(label): \(type)" : "\(label) \(name): \(type)"
    }
    var text = function.name + (generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>")
    text += "(\(parameters.joined(separator: ", ")))"
    if function.isAsync { text += " async" }
    if function.isThrowing { text += " throws" } else if function.isRethrowing { text += " rethrows" }
    if function.kind != .initializer, !function.result.isVoid {
      text += " -> " + self.text(function.result, substitution)
    }
    return text
  }

  func variable(_ variable: VariableDecl, _ substitution: Substitution) -> String {
    let type = (try? checker.type(of: variable)) ?? .error
    return "\(variable.name): \(text(type, substitution))"
  }

  func enumCase(_ enumCase: EnumCaseDecl, _ substitution: Substitution) -> String {
    if enumCase.payload.isEmpty { return enumCase.name }
    let fields = enumCase.payload.map { field in
      (field.label.map { "\($0): " } ?? "") + text(field.type, substitution)
    }
    return "\(enumCase.name)(\(fields.joined(separator: ", ")))"
  }

  static func parameterType(_ parameter: CallParameter) -> String {
    (parameter.isInout ? "inout " : "") + parameter.type.description + (parameter.isVariadic ? "..." : "")
  }
}

extension ParameterDecl {
  /// True for a parameter like `line: UInt = #line`, which callers leave to the compiler.
  fileprivate var isSourceLocation: Bool {
    if case .magicLiteral? = defaultValue?.kind { true } else { false }
  }
}
