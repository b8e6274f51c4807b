import SwiftSyntax

/// `#selector(method)`: a call of the function that makes a selector of a method and of the name that was written for it.
extension Converter {
  func selector(_ list: LabeledExprListSyntax, _ node: some SyntaxProtocol) -> Expr {
    let place = range(node)
    guard list.count == 1, let given = list.first, given.label == nil else {
      return refused("'#selector' of a getter or setter", node)
    }
    let method = expr(given.expression)
    guard let name = Self.objectiveCName(of: method) else {
      return refused("'#selector' of anything but the name of a method", node)
    }
    let function = Expr(.identifier("__selector", argumentLabels: nil, genericArguments: []), place)
    return Expr(
      .call(
        callee: function,
        arguments: [
          Expr.Argument(label: nil, value: method),
          Expr.Argument(label: nil, value: Expr(.stringLiteral([.text(name)]), place)),
        ]), place)
  }

  /// The name of a method as Objective-C has it, without colons where no labels are written; nil where no method is named.
  private static func objectiveCName(of method: Expr) -> String? {
    switch method.kind {
    case .identifier(let name, let labels, _), .member(_, let name, _, let labels, _):
      guard let labels, let first = labels.first else { return name }
      let start = first == "_" ? name : name + "With" + first.prefix(1).uppercased() + first.dropFirst()
      return start + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    case .parenthesized(let inner), .cast(let inner, .coerce, _): return objectiveCName(of: inner)
    default: return nil
    }
  }
}
