import Recording
import Clocks

extension Command {
  static let clock = Command(
    "clock", "[real | virtual]", "show which clock is used, or change it",
    details: """
      The real clock runs by itself. The virtual clock stands still until :advance or :run moves it, so that the same input always \
      gives the same output. Each goes on from the time of the other, and scheduled work keeps its remaining time.
      """
  ) { session, arguments in
    switch arguments.text {
    case "": break
    case let text where "real".hasPrefix(text): session.switchClock(to: .real, keepsTime: true)
    case let text where "virtual".hasPrefix(text): session.switchClock(to: .virtual, keepsTime: true)
    default: throw CommandError("there is no clock '\(DisplayText.line(arguments.text))': real or virtual")
    }
    session.printer.answer(ClockStatus.text(session))
  }
}
