import Foundation
import Synchronization
import SyntaxTree

/// Report of `--check` in the requested form.
final class CheckReport: Sendable {
  private let format: CheckFormat
  private let collected = Mutex<[CheckedDiagnostic]>([])

  init(_ format: CheckFormat) { self.format = format }

  /// Returns the text for some diagnostics and the stream that it belongs to; SARIF is one document, at the end.
  func text(_ diagnostics: [Diagnostic]) -> (text: String, stream: SessionStream) {
    switch format {
    case .lines: return (diagnostics.flatMap(DiagnosticRenderer.lines).map { $0 + "\n" }.joined(), .error)
    case .github:
      return (diagnostics.map { WorkflowCommand(diagnostic: CheckedDiagnostic($0)).text }.joined(), .output)
    case .json:
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      let lines = diagnostics.compactMap { try? encoder.encode(CheckedDiagnostic($0)) }
      return (lines.map { String(decoding: $0, as: UTF8.self) + "\n" }.joined(), .output)
    case .sarif:
      collected.withLock { $0 += diagnostics.map(CheckedDiagnostic.init) }
      return ("", .output)
    }
  }

  /// Text that is written when all files have been checked.
  var ending: String { format == .sarif ? SarifLog(diagnostics: collected.withLock { $0 }).text : "" }
}

extension Session {
  /// Returns diagnostics with severities for `--check`: an old spelling is an error if swiftc does not know the
  /// declaration, unless it is allowed; a warning if the current library declares it deprecated.
  func judged(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.map { diagnostic in
      guard diagnostic.oldSpelling != nil else { return diagnostic }
      var judged = diagnostic
      judged.fix = diagnostic.renaming
      judged.severity = !diagnostic.isObsolete ? .warning : options.allowsOldSpellings ? .note : .error
      return judged
    }
  }

  /// Writes the text after the diagnostics of all files.
  package func finishCheck() {
    let ending = printer.checkEnding
    if !ending.isEmpty { printer.output.write(ending, to: .output) }
  }
}
