import Recording
import Clocks

extension Command {
  static let clock = Command(
    "clock", "[real | virtual]", "which clock is used, or use that one",
    details: """
      The real clock goes by itself. The virtual one stands still until :advance or :run moves it; the same input gives \
      the same output each time. What is scheduled keeps the time that it has left.
      """
  ) { session, arguments in
    switch arguments.text {
    case "":
      session.printer.answer(ClockStatus.text(session))
    case let text where "real".hasPrefix(text): session.switchClock(to: .real)
    case let text where "virtual".hasPrefix(text): session.switchClock(to: .virtual)
    default: throw CommandError("there is no clock '\(Shown.line(arguments.text))': real or virtual")
    }
  }
}
