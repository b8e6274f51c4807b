import SwiftSyntax

/// Values in text whose parenthesis is not closed: the text goes on to the end of its line, or of the file.
///
/// swift-syntax ends the value with the text, swiftc takes the quotation mark behind it for the beginning of another text.
struct UnclosedInterpolations {
  /// Range of the literal.
  let literal: Range<Int>
  /// The errors of the parenthesis and of the literal.
  let diagnostics: [Diagnostic]

  static func found(in tree: SourceFileSyntax, of file: SourceFile) -> [UnclosedInterpolations] {
    let visitor = Visitor(file: file)
    visitor.walk(tree)
    return visitor.found
  }

  private final class Visitor: SyntaxVisitor {
    let file: SourceFile
    var found: [UnclosedInterpolations] = []

    init(file: SourceFile) {
      self.file = file
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
      if !node.hasError { return .skipChildren }
      for case .expressionSegment(let segment) in node.segments where segment.rightParen.presence == .missing {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        func diagnostic(_ kind: ParsingDiagnostic, at place: Int) -> Diagnostic {
          Diagnostic(kind, at: SourceRange(file: file, start: place, end: place))
        }
        found.append(
          UnclosedInterpolations(
            literal: start..<node.endPosition.utf8Offset,
            diagnostics: [
              diagnostic(.unclosedInterpolation, at: segment.leftParen.positionAfterSkippingLeadingTrivia.utf8Offset),
              diagnostic(.unterminatedText, at: start),
            ]))
        return .skipChildren
      }
      return .visitChildren
    }
  }
}
