import SwiftSyntax

/// swift-syntax's type node, which would be hidden by ours of the same name.
typealias ParsedType = SwiftSyntax.TypeSyntax

/// Converter of a parsed file. Syntax without a case in our tree is reported and becomes an empty tuple, so that one
/// pass finds every such place; with reports, no code runs.
final class Converter {
  let file: SourceFile
  /// Offset of the tree's text in the file.
  let offset: Int
  let conditions: BuildConditions
  var operators: Operators
  var diagnostics: [Diagnostic] = []
  /// Bases of postfix `#if` members, by the members that it leaves without one.
  var conditionalBases: [SyntaxIdentifier: ExprSyntax] = [:]
  /// Number of `$n` used so far, for each closure that is being converted.
  var shorthandCounts: [Int] = []
  /// Meaning of `yield` in the accessor that is being converted: its value is returned, or assigned to.
  var yield: Yield?
  /// Parameter packs of the functions that are being converted.
  var packs: PackScope?
  /// True between the braces of a protocol, where functions have no body; they have none in a library either.
  var allowsMissingBodies: Bool

  enum Yield {
    case returned
    case assigned(parameter: String)
  }

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

  func report(_ kind: SyntaxDiagnostic, at place: SourceRange, notes: [Diagnostic.Note] = []) {
    // A construct that is refused in several of its parts is one fault.
    if let last = diagnostics.last, last.kind as? SyntaxDiagnostic == kind, last.caret.line == place.line { return }
    diagnostics.append(Diagnostic(kind, at: place, notes: notes))
  }

  /// Refuses a construct by its name, as in `'actor' declarations`.
  func refuse(_ construct: String, _ node: some SyntaxProtocol) {
    report(.unsupported(construct: construct), at: range(node))
  }

  func refused(_ construct: String, _ node: some SyntaxProtocol) -> Expr {
    refuse(construct, node)
    return Expr(.tuple([]), range(node))
  }

  /// Returns a name without its backticks.
  func name(_ token: TokenSyntax) -> String {
    let text = token.text
    guard text.hasPrefix("`") else { return text }
    return text.filter { $0 != "`" }
  }

  /// Returns a label, nil where it is `_` or missing.
  func label(_ token: TokenSyntax?) -> String? {
    guard let token, token.tokenKind != .wildcard else { return nil }
    return name(token)
  }
}
