extension Command {
  static let edit = Command(
    "edit", "", "open the last input in $EDITOR, and run what it became",
    details: "The clock is paused meanwhile. What is left empty, or as it was, is not run."
  ) { session, arguments in
    guard let edit = session.options.edit, arguments.isTyped else {
      throw CommandError("there is no terminal to edit in", notes: [":edit is for the prompt"])
    }
    guard let last = session.desk.startingCode ?? session.log.last?.text else {
      throw CommandError("nothing was entered yet that could be edited")
    }
    // Nothing may be printed into the editor's screen.
    let wasPausing = session.clock.isPausing
    session.clock.pause()
    let outcome = edit(last)
    if !wasPausing { session.clock.resume() }
    let text: String
    switch outcome {
    case .edited(let edited): text = edited
    case .failed(let reason): throw CommandError(reason)
    }
    if text.allSatisfy(\.isWhitespace) || text == last { return session.printer.remark("nothing was changed") }
    session.printer.remark(Transcript.prompt + text.replacing("\n", with: "\n" + Transcript.continuation))
    session.log.replace(text)
    session.options.journal?.began(text)
    session.evaluate(text)
  }
}
