/// A kind of diagnostic: a case of an enum, one enum for each phase, whose payload holds everything that the text mentions.
///
/// Later steps match cases and payloads; none reads the text. A payload may refer to types that change while a statement is
/// checked, so the text is rendered when the diagnostic is made.
package protocol DiagnosticKind: Sendable {
  var severity: Diagnostic.Severity { get }
  /// Phase that finds it. An error of a later phase is reported only in a program without errors of earlier ones.
  var phase: DiagnosticPhase { get }
  /// Text as swiftc words it, where swiftc has the diagnostic.
  var message: String { get }
  /// Notes that belong to each diagnostic of this kind, those with a place of their own included.
  func notes(at place: SourceRange) -> [Diagnostic.Note]
  /// Edits that remove the error, where there are any and no note proposes them.
  func fixIts(at place: SourceRange) -> [Diagnostic.Edit]
}

/// Phase of checking that finds an error.
package enum DiagnosticPhase: Sendable {
  /// Names: of all of an expression, whatever else is wrong with it.
  case names
  /// Types.
  case types
  /// Uses of well-typed expressions: effects, and implicit `self` in escaping closures.
  case uses
  /// Control flow, initialization, accesses and constants: in swiftc the passes over its intermediate language, which a program
  /// with errors of types never reaches.
  case flow
}

extension DiagnosticKind {
  package var severity: Diagnostic.Severity { .error }
  package var phase: DiagnosticPhase { .types }
  package func notes(at place: SourceRange) -> [Diagnostic.Note] { [] }
  package func fixIts(at place: SourceRange) -> [Diagnostic.Edit] { [] }

  /// Type and case, as in `WarningDiagnostic.neverUsed`.
  package var caseName: String {
    let name = Mirror(reflecting: self).children.first?.label ?? "\(self)"
    return "\(Self.self).\(name)"
  }
}

extension DiagnosticKind {
  /// Same case with the same text.
  package func isSame(as other: any DiagnosticKind) -> Bool { caseName == other.caseName && message == other.message }
}

/// Text from outside of the interpreter's phases: what a program itself reports, or what the parser said.
package struct WordedDiagnostic: DiagnosticKind {
  package let severity: Diagnostic.Severity
  package let message: String

  package init(_ severity: Diagnostic.Severity, _ message: String) {
    self.severity = severity
    self.message = message
  }
}

/// An error that follows from one that is reported elsewhere; it makes a check fail and is never shown.
package struct ReportedElsewhere: DiagnosticKind {
  package var message: String { "" }
  package init() {}
}
