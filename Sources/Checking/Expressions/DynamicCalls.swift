import SyntaxTree
import Types

/// `@dynamicCallable`: a value that is called with any arguments gets them as one list.
enum DynamicCall {
  static let name = "dynamicallyCall"
}

extension Checker {
  /// The one argument that a call of such a value comes to; nil where its type takes none.
  func dynamicCall(_ type: Type, _ arguments: [Expr.Argument], _ range: SourceRange) -> Expr.Argument? {
    let labels = members(named: DynamicCall.name, of: type).compactMap { member -> String? in
      if case .function(let function) = member.decl { function.parameters.first?.label } else { nil }
    }
    let isPlain = arguments.allSatisfy { $0.label == nil }
    if isPlain, labels.contains("withArguments") {
      return Expr.Argument(label: "withArguments", value: Expr(.arrayLiteral(arguments.map(\.value)), range))
    }
    guard labels.contains("withKeywordArguments") else { return nil }
    let pairs = arguments.map { argument in
      (key: Expr(.stringLiteral([.text(argument.label ?? "")]), argument.value.range), value: argument.value)
    }
    return Expr.Argument(label: "withKeywordArguments", value: Expr(.dictionaryLiteral(pairs), range))
  }
}
