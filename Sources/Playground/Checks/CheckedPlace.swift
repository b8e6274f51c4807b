import SyntaxTree

/// A range of source for external tools: lines and columns from 1, columns in Unicode scalars, the end excluded.
struct CheckedPlace: Encodable {
  let file: String
  let line: Int
  let column: Int
  let endLine: Int
  let endColumn: Int

  init(_ range: SourceRange) {
    file = range.fileName
    (line, column) = Self.position(range.start, in: range.file)
    (endLine, endColumn) = Self.position(range.end, in: range.file)
  }

  private static func position(_ offset: Int, in file: SourceFile) -> (Int, Int) {
    let (line, column) = file.position(of: offset)
    let start = file.text.utf8.index(file.text.utf8.startIndex, offsetBy: offset - (column - 1))
    let end = file.text.utf8.index(start, offsetBy: column - 1)
    return (line, file.text.unicodeScalars.distance(from: start, to: end) + 1)
  }
}

/// A diagnostic with its notes and fix-its, as a value for encoders.
struct CheckedDiagnostic: Encodable {
  struct Note: Encodable {
    let message: String
    let place: CheckedPlace
  }
  struct Edit: Encodable {
    let place: CheckedPlace
    let text: String
  }
  let severity: String
  let message: String
  let place: CheckedPlace
  let notes: [Note]
  /// Alternatives; each is a list of edits that belong together.
  let fixes: [[Edit]]

  init(_ diagnostic: Diagnostic) {
    severity = diagnostic.severity.rawValue
    message = diagnostic.message
    place = CheckedPlace(diagnostic.caret)
    notes = diagnostic.notes.map { note in
      let place = note.place.flatMap { $0.file.isLibrary ? nil : $0 } ?? diagnostic.caret
      return Note(message: note.message, place: CheckedPlace(place))
    }
    fixes = ([diagnostic.fix] + diagnostic.notes.map(\.fix)).filter { !$0.isEmpty }.map { edits in
      edits.map { Edit(place: CheckedPlace($0.range), text: $0.text) }
    }
  }
}
