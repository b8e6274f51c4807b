import Checking
import SyntaxTree
import Types

extension Program {
  /// The names, members, labels and words that can stand at a place of a text that may be unfinished.
  ///
  /// The text is cut at the cursor, a name that nothing has is put there, and the checker tells what it knows when it comes
  /// to that name. Nothing of the session changes.
  package func completions(in text: String, at utf8Offset: Int) -> Completions {
    let nothing = Completions(start: min(max(0, utf8Offset), text.utf8.count), items: [])
    guard let cut = CompletionText(text, at: utf8Offset) else { return nothing }
    // Parsing has a thread of its own already; checking recurses as deeply.
    let parsed = Parser.parse(
      SourceFile(name: "completion", text: cut.repaired), operators: operators, conditions: conditions)
    guard NestingLimits.survey(parsed.unit.file).fault == nil else { return nothing }
    let probe = CompletionProbe(cut, file: parsed.unit.file)
    let items = LargeStack.run {
      universe.lock.withLock {
        Checker.complete(probe, parsed.unit, universe: universe, session: session)
      }
    }
    return Completions(start: cut.start, items: items, calls: probe.calls)
  }
}
