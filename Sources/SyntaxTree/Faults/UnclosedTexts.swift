import SwiftSyntax

/// Texts without an end, and values in text whose parenthesis is not closed: the text goes on to the end of its line, or of the file.
///
/// swift-syntax reports the end and ends the value with the text; swiftc reports the beginning of the text and takes the quotation mark
/// behind the value for the beginning of another one.
struct UnclosedTexts {
  /// Range of the literal.
  let literal: Range<Int>
  /// The errors of the parenthesis and of the literal.
  let diagnostics: [Diagnostic]

  static func found(in tree: SourceFileSyntax, of file: SourceFile) -> [UnclosedTexts] {
    let visitor = Visitor(file: file)
    visitor.walk(tree)
    return visitor.found
  }

  private final class Visitor: SyntaxVisitor {
    let file: SourceFile
    var found: [UnclosedTexts] = []

    init(file: SourceFile) {
      self.file = file
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
      if !node.hasError { return .skipChildren }
      let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
      func diagnostic(_ kind: ParsingDiagnostic, at place: Int) -> Diagnostic {
        Diagnostic(kind, at: SourceRange(file: file, start: place, end: place))
      }
      for case .expressionSegment(let segment) in node.segments where segment.rightParen.presence == .missing {
        found.append(
          UnclosedTexts(
            literal: start..<node.endPosition.utf8Offset,
            diagnostics: [
              diagnostic(.unclosedInterpolation, at: segment.leftParen.positionAfterSkippingLeadingTrivia.utf8Offset),
              diagnostic(.unterminatedText, at: start),
            ]))
        return .skipChildren
      }
      if node.closingQuote.presence == .missing, node.openingQuote.presence == .present {
        // Further errors after the literal are consequences.
        found.append(
          UnclosedTexts(
            literal: start..<node.endPositionBeforeTrailingTrivia.utf8Offset + 1,
            diagnostics: [diagnostic(.unterminatedText, at: start)]))
        return .skipChildren
      }
      return .visitChildren
    }
  }
}
