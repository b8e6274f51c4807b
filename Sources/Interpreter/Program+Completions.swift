import Checking
import SyntaxTree
import Types

extension Program {
  /// Returns the names, members, labels and keywords that are valid at a place of a text that may be unfinished.
  ///
  /// The text is cut at the cursor and an unknown name is inserted there; the checker reports what it knows when it
  /// reaches that name. The session does not change.
  package func completions(in text: String, at utf8Offset: Int) -> Completions {
    let nothing = Completions(start: min(max(0, utf8Offset), text.utf8.count), items: [])
    guard let cut = CompletionText(text, at: utf8Offset) else { return nothing }
    // Parsing uses a separate thread already; checking recurses as deeply.
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
