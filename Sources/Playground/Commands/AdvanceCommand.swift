extension Command {
  static let advance = Command(
    "advance", "DURATION", "advance the virtual clock: :advance 300ms",
    details: "What is due within that time runs. Units are ms, s, m and h; a number alone is seconds."
  ) { session, arguments in
    let duration = try DurationText.required(arguments, example: ":advance 300ms")
    guard session.clock.mode == .virtual else {
      throw CommandError("the real clock goes by itself", notes: [":clock virtual stops it; :wait 300ms waits"])
    }
    if DurationText.isBareNumber(arguments.text) {
      session.printer.note("a number alone is seconds: \(DurationText.shown(duration))")
    }
    session.pass(duration)
  }
}
