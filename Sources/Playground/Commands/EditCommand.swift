import Recording

extension Command {
  static let edit = Command(
    "edit", "[N | NAME]", "edit the last input, input N of :history or a declaration, in $EDITOR, and run it",
    details: "The clock is paused meanwhile. A text that is empty or unchanged is not run."
  ) { session, arguments in
    guard session.options.edit != nil, arguments.isTyped else {
      throw CommandError("there is no terminal to edit in", notes: [":edit is for the prompt"])
    }
    let numbered = try session.text(toEdit: arguments.text)
    guard let last = numbered ?? session.desk.startingCode ?? session.log.last?.text else {
      throw CommandError("nothing was entered yet that could be edited")
    }
    let text: String
    switch session.edit(last) {
    case .edited(let edited): text = edited
    case .failed(let reason): throw CommandError(reason)
    }
    if text.allSatisfy(\.isWhitespace) || text == last { return session.printer.remark("nothing was changed") }
    session.enter(text)
  }
}

extension Session {
  /// Returns the declaration of a name or the input of a number; nil where none is asked for.
  fileprivate func text(toEdit word: String) throws -> String? {
    if word.isEmpty { return nil }
    if Int(word) != nil { return try history.entry(word) }
    guard let source = ownName(word)?.sources.last else {
      throw CommandError(
        "the program declares no '\(DisplayText.line(word))'",
        notes: [":edit 3 edits input 3 of :history, :vars lists the variables"])
    }
    return source
  }

  /// Has the person edit a text in their editor, while the clock is paused: nothing may be printed into the editor's screen.
  package func edit(_ text: String) -> EditOutcome {
    guard let edit = options.edit else { return .failed("there is no terminal to edit in") }
    let wasPausing = clock.isPausing
    clock.pause()
    defer { if !wasPausing { clock.resume() } }
    return edit(text)
  }

  /// Runs an input that a command gave, as if it had been typed in the command's place.
  func enter(_ text: String) {
    printer.remark(Transcript.prompt + text.replacing("\n", with: "\n" + Transcript.continuation))
    log.replace(text, number: inputs + 1)
    options.journal?.began(text)
    evaluate(text)
  }
}
