import SyntaxTree
import Types

/// Deprecated names. They refer to the current declarations, and a note is reported once for each.
extension Checker {
  func noteDeprecation(_ function: FunctionDecl, at range: SourceRange) {
    guard let deprecation = function.deprecation else { return }
    if function.declaredAt == nil {
      let owner = function.kind == .initializer ? function.owner.map { $0.name + "." } ?? "" : ""
      if let message = deprecation.message {
        noteOldSpelling(
          function.fullName, "'\(owner)\(function.fullName)': \(message)", at: range,
          isObsolete: deprecation.isObsolete, renaming: renaming(function, deprecation, at: range))
      } else if let today = deprecation.renamed {
        // Constructing a case and matching it share a key, so that the note appears once.
        let key = function.owner?.kind == .enumeration ? ".\(function.name)" : function.fullName
        noteOldSpelling(
          key, "'\(owner)\(function.shownName)' is an old spelling; today it is '\(today)'", at: range,
          isObsolete: deprecation.isObsolete, renaming: renaming(function, deprecation, at: range))
      }
      return
    }
    let notes = deprecation.renamed.map { [Diagnostic.Note("use '\($0)' instead", at: range)] } ?? []
    warn(WarningDiagnostic.deprecated(name: function.fullName, mark: deprecation), at: range, notes: notes)
  }

  /// The changes that write today's name of a function, and its labels.
  private func renaming(
    _ function: FunctionDecl, _ deprecation: AvailabilityNote, at range: SourceRange
  ) -> [Diagnostic.Edit] {
    guard let today = deprecation.renamed, !deprecation.isReshaped else { return [] }
    return Renaming(of: range, to: today, parameters: function.parameters.map(\.label)).edits
  }

  /// Reports a use of a declaration that is marked as unavailable; its type is known, and what else is wrong is reported, too.
  func refuseUnavailable(_ mark: AvailabilityNote?, _ name: String, at range: SourceRange) {
    guard let mark, !scope.isUnavailable else { return }
    noteEffectFault(
      failure(
        ResolutionDiagnostic.unavailable(name: name, mark: mark), at: range,
        notes: mark.hint.map { [Diagnostic.Note($0)] } ?? []))
  }

  /// A case under the name that it had once.
  func noteOldCase(_ old: String, _ today: String, at range: SourceRange) {
    noteOldSpelling(
      ".\(old)", "'.\(old)' is an old spelling; today it is '.\(today)'", at: range, isObsolete: true,
      renaming: [.init(range: range, text: String(today.prefix { $0 != "(" }))])
  }

  private func noteOldSpelling(
    _ key: String, _ message: String, at range: SourceRange, isObsolete: Bool, renaming: [Diagnostic.Edit] = []
  ) {
    var note = Diagnostic(.note, message, at: range)
    note.oldSpelling = key
    note.isObsolete = isObsolete
    note.renaming = renaming
    warnings.append(note)
  }

  /// Each old spelling where it stands first, and only if the session was not told before; all of them where everything is
  /// wanted.
  func withoutRepetition(_ found: [Diagnostic]) -> [Diagnostic] {
    if isThorough { return found.sorted { $0.caret.start < $1.caret.start } }
    var seen = universe.toldSpellings
    let first = found.sorted { $0.caret.start < $1.caret.start }.filter { diagnostic in
      diagnostic.oldSpelling.map { seen.insert($0).inserted } ?? true
    }
    return first
  }
}
