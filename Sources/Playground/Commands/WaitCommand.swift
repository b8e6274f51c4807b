extension Command {
  static let wait = Command(
    "wait", "[DURATION]", "wait for DURATION, or until nothing more is scheduled",
    details: "Under the virtual clock it moves time on, as :advance and :run do. Ctrl-C ends the waiting."
  ) { session, arguments in
    if session.clock.isPausing, session.clock.mode == .real {
      throw CommandError("the clock is paused", notes: [":resume lets it go on, :step runs one thing"])
    }
    if arguments.text.isEmpty {
      session.waitUntilIdle()
    } else {
      session.pass(try DurationText.required(arguments, example: ":wait 2s"))
    }
  }
}
