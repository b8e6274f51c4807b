import SwiftSyntax

/// swift-syntax's type node, which would be hidden by ours of the same name.
typealias ParsedType = SwiftSyntax.TypeSyntax

/// Converts one parsed file. What has no case in our tree is reported and stands as an empty tuple, so that one pass
/// finds every such place; nothing runs when there are reports.
final class Converter {
  let file: SourceFile
  /// Where in the file the tree's text begins.
  let offset: Int
  let conditions: BuildConditions
  var operators: Operators
  var diagnostics: [Diagnostic] = []
  /// What stands before a link that `#if` leaves without a base.
  var conditionalBases: [SyntaxIdentifier: ExprSyntax] = [:]
  /// One entry a closure that is being converted: the number of `$n` it uses so far.
  var shorthandCounts: [Int] = []
  /// True between the braces of a protocol, where functions have no body; they have none in a library either.
  var allowsMissingBodies: Bool

  init(file: SourceFile, offset: Int = 0, operators: Operators, conditions: BuildConditions) {
    self.file = file
    self.offset = offset
    self.operators = operators
    self.conditions = conditions
    allowsMissingBodies = file.isLibrary
  }

  func range(_ node: some SyntaxProtocol) -> SourceRange {
    let start = offset + node.positionAfterSkippingLeadingTrivia.utf8Offset
    return SourceRange(
      file: file, start: start, end: max(start, offset + node.endPositionBeforeTrailingTrivia.utf8Offset))
  }

  func range(from first: some SyntaxProtocol, to last: some SyntaxProtocol) -> SourceRange {
    range(first).through(range(last))
  }

  func report(_ kind: SyntaxDiagnostic, at place: SourceRange) {
    // A construct that is refused in several of its parts is one fault.
    if let last = diagnostics.last, last.kind as? SyntaxDiagnostic == kind, last.caret.line == place.line { return }
    diagnostics.append(Diagnostic(kind, at: place))
  }

  /// Refuses a construct by its name, as in `'actor' declarations`.
  func refuse(_ construct: String, _ node: some SyntaxProtocol) {
    report(.unsupported(construct: construct), at: range(node))
  }

  func refused(_ construct: String, _ node: some SyntaxProtocol) -> Expr {
    refuse(construct, node)
    return Expr(.tuple([]), range(node))
  }

  /// A name without its backticks.
  func name(_ token: TokenSyntax) -> String {
    let text = token.text
    guard text.hasPrefix("`") else { return text }
    return text.filter { $0 != "`" }
  }

  /// A label, nil where it is `_` or missing.
  func label(_ token: TokenSyntax?) -> String? {
    guard let token, token.tokenKind != .wildcard else { return nil }
    return name(token)
  }
}
