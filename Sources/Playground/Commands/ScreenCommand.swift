import Recording
import Controls

extension Command {
  static let screen = Command(
    "screen", "[live|still]", "draw the presented controller, or the controls in the program's variables",
    details: """
      :screen draws everything once; :screen live also prints each control that changes, from then on; :screen still \
      ends that.
      """
  ) { session, arguments in
    switch arguments.text {
    case "": session.onMain { session.drawScreen() }
    case "live":
      session.onMain {
        session.drawScreen()
        session.screen.live.begin(session)
      }
    case "still", "off": session.onMain { session.screen.live.end(session) }
    default:
      throw CommandError(
        "'\(Shown.line(arguments.text))' is nothing that a screen does",
        notes: [":screen, :screen live or :screen still"])
    }
  }
}

extension Session {
  /// Draws everything that is shown; on the run loop.
  func drawScreen() {
    let title =
      screen.presented.map { $0.controller.title ?? $0.controller.navigationItem.title ?? $0.name } ?? "screen"
    let drawing = ScreenDrawing(width: width)
    let lines = drawing.lines(title: title, screen.controls(self), alert: screen.alert(self))
    for line in lines { printer.answer(line) }
  }

  /// Runs what people do to the screen on the run loop; what it throws is for whoever typed it.
  func onScreen<Result>(_ body: @escaping () throws -> Result) throws -> Result {
    var result: Swift.Result<Result, any Error>?
    onMain { result = Swift.Result { try body() } }
    guard let result else { throw CommandError("the program was interrupted") }
    return try result.get()
  }
}
