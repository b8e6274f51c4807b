extension Command {
  static let time = Command(
    "time", "EXPR", "run an expression or a statement and print how long it took",
    details: "Prints the real time and the virtual time that passed. Work that is still scheduled is not waited for."
  ) { session, arguments in
    if arguments.text.isEmpty { throw CommandError("which expression? For instance: :time (1...1000).reduce(0, +)") }
    let before = session.clock.elapsed
    let isVirtual = session.clock.mode == .virtual
    var isFine = false
    let took = ContinuousClock().measure {
      isFine = session.evaluate(timed: arguments.text)
    }
    guard isFine else { return }
    var text = "took \(DurationText.shown(took))"
    let passed = session.clock.elapsed - before
    if isVirtual, passed > .zero { text += ", \(DurationText.shown(passed)) of virtual time" }
    session.printer.answer(text)
  }
}

extension DurationText {
  /// With three digits that mean something: `1.25 ms`.
  static func shown(_ duration: Duration) -> String {
    let seconds = duration.inSeconds
    let (value, unit) =
      seconds >= 1 ? (seconds, "s") : seconds >= 1e-3 ? (seconds * 1e3, "ms") : (seconds * 1e6, "µs")
    let digits = value >= 100 ? "\(Int(value))" : TraceLine.fixed(value, digits: value >= 10 ? 1 : 2)
    return "\(digits) \(unit)"
  }
}
