import SwiftSyntax

/// Characters that Swift's lexer skips beside an `=`.
///
/// swift-syntax (6.3) stops the process there: it finds the spaces around the `=` uneven, since it does not count such
/// a character, and then has no correction to propose, as there is a space on either side. These places are therefore
/// reported before it runs.
enum InvalidCharacters {
  static func diagnostics(of tree: SourceFileSyntax, in file: SourceFile) -> [Diagnostic] {
    var result: [Diagnostic] = []
    var previous: TokenSyntax?
    for token in tree.tokens(viewMode: .sourceAccurate) {
      if token.tokenKind == .equal, let before = previous {
        let skipped =
          places(in: before.trailingTrivia, at: before.endPositionBeforeTrailingTrivia)
          + places(in: token.trailingTrivia, at: token.endPositionBeforeTrailingTrivia)
        result += skipped.map { offset in
          Diagnostic(
            ParsingDiagnostic.invalidCharacter, at: SourceRange(file: file, start: offset, end: offset))
        }
      }
      previous = token
    }
    return result
  }

  private static func places(in trivia: Trivia, at start: AbsolutePosition) -> [Int] {
    var offset = start.utf8Offset
    var places: [Int] = []
    for piece in trivia {
      if case .unexpectedText = piece { places.append(offset) }
      offset += piece.sourceLength.utf8Length
    }
    return places
  }
}
