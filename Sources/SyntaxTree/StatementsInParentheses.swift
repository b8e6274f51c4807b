import SwiftParser
import SwiftSyntax

/// Reads closures again whose first statement begins with a parenthesis: `{ (a, b) = (b, a); for c in d { … } }`.
///
/// The parser takes what is in the parentheses for parameters if an `in` follows anywhere in the closure, as the compiler's does not.
final class StatementsInParentheses: SyntaxRewriter {
  /// Returns a tree of the same text without such closures.
  static func restored(_ tree: SourceFileSyntax) -> SourceFileSyntax {
    StatementsInParentheses().rewrite(tree).as(SourceFileSyntax.self) ?? tree
  }

  override func visit(_ node: ClosureExprSyntax) -> ExprSyntax {
    guard let signature = node.signature, signature.hasError, signature.parameterClause != nil else {
      return super.visit(node)
    }
    var text = signature.description + node.statements.description
    let body = text.withUTF8 { SwiftParser.Parser.parse(source: $0, maximumNestingLevel: NestingLimits.parserLevels) }
    let restored = Self.restored(body)
    if restored.hasError { return super.visit(node) }
    return ExprSyntax(node.with(\.signature, nil).with(\.statements, restored.statements))
  }
}
