/// What could stand at the cursor.
package struct Completions: Sendable {
  package enum Kind: String, Sendable { case variable, function, type, enumCase, label, keyword }

  package struct Item: Sendable, Equatable {
    /// What is inserted: a name, or a label with its colon.
    package let name: String
    package let kind: Kind
    /// What a list shows, as Swift writes it, with the receiver's types put in.
    package let signature: String
    package let documentation: String?

    package init(_ name: String, _ kind: Kind, _ signature: String, documentation: String? = nil) {
      self.name = name
      self.kind = kind
      self.signature = signature
      self.documentation = documentation
    }
  }

  /// Where the word that is completed begins, in UTF-8.
  package let start: Int
  /// By name; overloads stand beside each other.
  package let items: [Item]
}

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
    let items = LargeStack.run {
      universe.lock.withLock {
        Checker.complete(
          CompletionProbe(cut, file: parsed.unit.file), parsed.unit, universe: universe, session: session)
      }
    }
    return Completions(start: cut.start, items: items)
  }
}
