import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

/// What swift-syntax says about broken text, one message a fault and in the words of swiftc.
enum SyntaxFaults {
  private static let most = 20

  static func diagnostics(of tree: SourceFileSyntax, in file: SourceFile) -> [Diagnostic] {
    let invalid = InvalidCharacters.diagnostics(of: tree, in: file)
    if !invalid.isEmpty { return Array(invalid.prefix(most)) }
    let found = ParseDiagnosticsGenerator.diagnostics(for: tree)
      .filter { $0.diagMessage.severity == .error }
      .map { (offset: min($0.position.utf8Offset, file.text.utf8.count), fault: $0) }
      .sorted { $0.offset < $1.offset }
    var result: [Diagnostic] = []
    var lastLine = 0
    for (offset, fault) in found {
      let line = file.position(of: offset).line
      // What follows on the same line is the parser getting back on its feet.
      guard line > lastLine else { continue }
      lastLine = line
      result.append(converted(fault, at: offset, in: file))
      if result.count == most { break }
    }
    return result
  }

  private static func converted(_ fault: SwiftDiagnostics.Diagnostic, at offset: Int, in file: SourceFile) -> Diagnostic
  {
    if let told = misreadDeclaration(fault.message, at: offset, in: file) { return told }
    let nodeStart = fault.node.positionAfterSkippingLeadingTrivia.utf8Offset
    let nodeEnd = fault.node.endPositionBeforeTrailingTrivia.utf8Offset
    let end = nodeStart == offset ? lineEnd(from: offset, upTo: nodeEnd, in: file) : offset
    let message = FaultWording.swiftc(fault.message)
    let shift = FaultWording.shift(of: message)
    if shift != 0 {
      let place = min(max(offset + shift, 0), file.text.utf8.count)
      return Diagnostic(.error, message, at: SourceRange(file: file, start: place, end: place))
    }
    if let foreign = ForeignWord.diagnostic(message, at: offset, in: file) { return foreign }
    let notes = fault.notes.map { note -> Diagnostic.Note in
      let start = min(note.position.utf8Offset, file.text.utf8.count)
      return Diagnostic.Note(note.message, at: SourceRange(file: file, start: start, end: start))
    }
    return Diagnostic(
      .error, message, at: SourceRange(file: file, start: offset, end: max(offset, end)),
      notes: notes)
  }

  /// `let x == 1` and `x: Int = 1`: swiftc reads as far as the name, and tells what it lacks.
  private static func misreadDeclaration(_ message: String, at offset: Int, in file: SourceFile) -> Diagnostic? {
    let isComparison = message.hasPrefix("unexpected code '== ")
    guard isComparison || message.hasPrefix("unexpected code ': ") && message.hasSuffix("' in source file") else {
      return nil
    }
    let lineStart = file.lineStarts[file.position(of: offset).line - file.firstLine]
    let line = String(decoding: Array(file.text.utf8)[lineStart..<offset], as: UTF8.self)
    let words = line.split(separator: " ")
    guard let name = words.last, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
    let start = offset - line.reversed().prefix { $0 == " " }.count - name.utf8.count
    let place = SourceRange(file: file, start: start, end: start + name.utf8.count)
    if isComparison {
      guard words.count > 1, ["let", "var"].contains(words[words.count - 2]) else { return nil }
      return Diagnostic(.error, "type annotation missing in pattern", at: place)
    }
    return words.count == 1 ? Diagnostic(.error, "cannot find '\(name)' in scope", at: place) : nil
  }

  /// An underline never runs past the line it begins on.
  private static func lineEnd(from start: Int, upTo end: Int, in file: SourceFile) -> Int {
    let line = file.position(of: start).line - file.firstLine
    let next = line + 1 < file.lineStarts.count ? file.lineStarts[line + 1] - 1 : file.text.utf8.count
    return min(end, next)
  }
}
