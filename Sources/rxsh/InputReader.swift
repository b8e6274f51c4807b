import struct SyntaxTree.LineScan
import LineEditor
import Playground

/// Answers the editor's questions about what is being typed.
struct InputReader {
  private let session: Session
  init(_ session: Session) { self.session = session }

  func completeness(_ text: String) -> Completeness {
    guard let depth = session.openBrackets(in: text) else { return .complete }
    return .incomplete(indent: 2 * depth)
  }

  func beginScan() -> any InputScan { LineScan() }

  func styles(of text: [UInt8], cursor: Int?, _ theme: SyntaxTheme) -> [StyledRange] {
    session.highlighting(of: text, cursor: cursor).map { StyledRange($0.range, theme.style(of: $0.kind)) }
  }

  func completion(_ text: String, _ cursor: Int) -> Completion {
    let found = session.completions(of: text, at: cursor)
    return Completion(
      start: found.start,
      candidates: found.candidates.map { .init($0.insert, display: $0.display, summary: $0.summary) },
      heading: found.heading)
  }
}

extension LineScan: InputScan {}
