extension Command {
  /// The virtual time that `:run` lets pass by default.
  private static let usualBound = Duration.seconds(60)

  static let run = Command(
    "run", "[DURATION]", "advance the virtual clock until nothing is scheduled, at most by DURATION (a minute)"
  ) { session, arguments in
    let bound = arguments.text.isEmpty ? usualBound : try DurationText.required(arguments, example: ":run 10s")
    guard session.clock.mode == .virtual else {
      throw CommandError("the real clock goes by itself", notes: [":clock virtual stops it; :wait 2s waits"])
    }
    if session.runScheduled(upTo: bound) == .limit { session.printer.answer("something is still scheduled") }
  }
}
