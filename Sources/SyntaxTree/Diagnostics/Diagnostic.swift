/// A message about a place in the source.
package struct Diagnostic: Error, Sendable {
  package enum Severity: String, Sendable { case error, warning, note }

  /// Case that it is, with what its text mentions.
  package private(set) var kind: any DiagnosticKind
  package var severity: Severity
  /// Text of the kind, rendered when the diagnostic was made.
  package private(set) var message: String
  /// Where the caret stands; the rest of the range is underlined with `~`.
  package var caret: SourceRange
  /// Ranges that are underlined besides the caret, as swiftc does for the operands of a call.
  package var highlights: [SourceRange]
  /// Notes, including explanations, each with or without a place.
  package var notes: [Note]
  /// The change that takes the fault away, where there is one and no note proposes it.
  package var fix: [Edit] = []
  /// Old spelling that a note is about. It is reported once in a session.
  package var oldSpelling: String?
  /// True for an old spelling that swiftc does not know, not even as deprecated.
  package var isObsolete = false
  /// Edit to the current spelling, for tools that correct files; not proposed where the program runs.
  package var renaming: [Edit] = []

  package struct Note: Sendable {
    package let kind: any DiagnosticKind
    /// Text of the kind, rendered when the note was made.
    package let message: String
    package var place: SourceRange?
    /// The change that it proposes.
    package var fix: [Edit] = []

    package init(_ kind: some DiagnosticKind, at place: SourceRange? = nil, fix: [Edit] = []) {
      self.kind = kind
      message = kind.message
      self.place = place
      self.fix = fix
    }

    package init(_ message: String, at place: SourceRange? = nil, fix: [Edit] = []) {
      self.init(WordedDiagnostic(.note, message), at: place, fix: fix)
    }
  }

  /// Other text for a stretch of the source; an empty stretch is a place where something is put in.
  package struct Edit: Sendable {
    package let range: SourceRange
    package let text: String
    package init(range: SourceRange, text: String) {
      self.range = range
      self.text = text
    }
  }

  package init(
    _ kind: some DiagnosticKind, at caret: SourceRange, highlights: [SourceRange] = [], notes: [Note] = []
  ) {
    self.kind = kind
    severity = kind.severity
    message = kind.message
    self.caret = caret
    self.highlights = highlights
    self.notes = kind.notes(at: caret) + notes
    fix = kind.fixIts(at: caret)
  }

  package init(
    _ severity: Severity = .error, _ message: String, at caret: SourceRange, highlights: [SourceRange] = [],
    notes: [Note] = []
  ) {
    self.init(WordedDiagnostic(severity, message), at: caret, highlights: highlights, notes: notes)
  }

  /// Says something else of the same place; notes stay.
  package mutating func become(_ kind: some DiagnosticKind) {
    self.kind = kind
    message = kind.message
  }

  /// Follows from an error that is reported elsewhere.
  package var isReportedElsewhere: Bool { kind is ReportedElsewhere }
}
