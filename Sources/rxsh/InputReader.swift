import struct SyntaxTree.LineScan
import LineEditor
import Playground

/// Answers to the editor's questions about the typed text.
struct InputReader {
  private let session: Session
  private let signatures: SignatureReader
  private let completions: CompletionReader
  private let highlighter = SourceHighlighter()

  /// - Parameter refresh: Called when there is more to show than there was at the last key.
  init(_ session: Session, refresh: @escaping @Sendable () -> Void) {
    self.session = session
    signatures = SignatureReader(session, changed: refresh)
    completions = CompletionReader(session, changed: refresh)
  }

  func completeness(_ text: String) -> Completeness {
    session.indentation(behind: text).map { .incomplete(indent: $0) } ?? .complete
  }

  func labelIndent(_ text: String) -> Int? { session.labelIndentation(at: text) }

  func beginScan() -> any InputScan { LineScan() }

  func styles(of text: [UInt8], cursor: Int?, shown: Range<Int>, _ theme: SyntaxTheme) -> [StyledRange] {
    session.highlighting(of: text, cursor: cursor, shown: shown, by: highlighter).map {
      StyledRange($0.range, theme.style(of: $0.kind))
    }
  }

  func note(_ text: [UInt8], _ cursor: Int) -> LineEditor.Note? {
    signatures.signature(in: text, at: cursor).map { LineEditor.Note($0.text, emphasis: $0.parameter) }
  }

  /// Nil if the completions are not known yet.
  func completion(_ text: String, _ cursor: Int) -> Completion? {
    guard let found = completions.completions(of: text, at: cursor) else { return nil }
    return Completion(
      start: found.start,
      candidates: found.candidates.map { .init($0.insert, display: $0.display, summary: $0.summary) },
      heading: found.heading)
  }
}

extension LineScan: InputScan {}
