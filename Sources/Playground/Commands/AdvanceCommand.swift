extension Command {
  static let advance = Command("advance", "DURATION", "advance the virtual clock: :advance 300ms") {
    session, arguments in
    let duration = try DurationText.required(arguments, example: ":advance 300ms")
    guard session.clock.mode == .virtual else {
      throw CommandError("the real clock goes by itself", notes: [":clock virtual stops it; :wait 300ms waits"])
    }
    session.pass(duration)
  }
}
