import Interpreter
import SyntaxTree

/// Proposed changes, which are shown only where the changed line checks.
extension Evaluator {
  /// Largest number of changes that one after the other make a line check.
  private static let mostSteps = 5

  /// Returns the diagnostics of an input without the fix-its that would leave an error in the line that they change. All fix-its for such a
  /// line are combined into one: in a chain of operators of another library, each name is a separate error.
  func withProvenFixes(_ diagnostics: [Diagnostic], of file: SourceFile) -> [Diagnostic] {
    // Several errors of a line may lead to one corrected line, which is shown once.
    var shown: Set<String> = []
    func news(_ fix: [Diagnostic.Edit]) -> [Diagnostic.Edit] {
      let proven = proven(fix, in: file)
      guard !proven.isEmpty, proven.allSatisfy({ $0.range.file === file }) else { return proven }
      return shown.insert(Self.applied(proven, to: file.text)).inserted ? proven : []
    }
    return diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      if diagnostic.severity != .error { return diagnostic }
      diagnostic.fix = news(diagnostic.fix)
      for index in diagnostic.notes.indices { diagnostic.notes[index].fix = news(diagnostic.notes[index].fix) }
      return diagnostic
    }
  }

  private func proven(_ fix: [Diagnostic.Edit], in file: SourceFile) -> [Diagnostic.Edit] {
    guard !fix.isEmpty, fix.allSatisfy({ $0.range.file === file }) else { return fix }
    let changed = Set(fix.map { $0.range.line - file.firstLine + 1 })
    var text = Self.applied(fix, to: file.text)
    for step in 0..<Self.mostSteps {
      guard let errors = program.errors(inTrialOf: text) else { return fix }
      let left = errors.filter { changed.contains($0.caret.line) }
      if left.isEmpty { return step == 0 ? fix : [Self.change(of: file, to: text)] }
      let proposals = left.flatMap { [$0.fix] + $0.notes.map(\.fix) }
      guard
        let next = proposals.first(where: { fix in
          !fix.isEmpty && fix.allSatisfy { changed.contains($0.range.line) && !$0.text.contains("\n") }
        })
      else { return [] }
      text = Self.applied(next, to: text)
    }
    return []
  }

  private static func applied(_ fix: [Diagnostic.Edit], to text: String) -> String {
    var bytes = Array(text.utf8)
    for edit in fix.sorted(by: { $0.range.start > $1.range.start }) {
      bytes.replaceSubrange(edit.range.start..<edit.range.end, with: Array(edit.text.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the one change from a file's text to another text.
  private static func change(of file: SourceFile, to text: String) -> Diagnostic.Edit {
    let (old, new) = (Array(file.text), Array(text))
    let start = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.prefix(rest).count
    func offset(_ count: Int) -> Int { String(old[..<count]).utf8.count }
    let range = SourceRange(file: file, start: offset(start), end: offset(old.count - end))
    return Diagnostic.Edit(range: range, text: String(new[start..<(new.count - end)]))
  }
}
