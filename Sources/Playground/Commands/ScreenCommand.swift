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
        "'\(DisplayText.line(arguments.text))' is not a mode of the screen",
        notes: [":screen, :screen live or :screen still"])
    }
  }
}

extension Screen {
  /// Title above everything: that of the innermost controller that has one, else the name of the presented one.
  fileprivate var title: String {
    guard let presented else { return "screen" }
    var title: String?
    var next: UIViewController? = presented.controller
    while let controller = next {
      title = controller.title ?? controller.navigationItem.title ?? title
      next = controller.shownChild
    }
    return title ?? presented.name
  }
}

extension Session {
  /// Draws everything that is shown; on the run loop.
  func drawScreen() {
    let title = screen.title
    let drawing = ScreenDrawing(width: width)
    let lines = drawing.lines(title: title, screen.controls(self), alert: screen.alert(self))
    for line in lines { printer.answer(line) }
    for url in UIApplication.used(in: clock.values)?.openedURLs ?? [] {
      printer.answer("opened \(DisplayText.line(url.absoluteString))")
    }
  }

  /// Runs what people do to the screen on the run loop; what it throws is for whoever typed it.
  func onScreen<Result>(_ body: @escaping () throws -> Result) throws -> Result {
    var result: Swift.Result<Result, any Error>?
    onMain { result = Swift.Result { try body() } }
    guard let result else { throw CommandError("the program was interrupted") }
    return try result.get()
  }

  /// Reports that a control which was used has no observer: no code of the program runs then, which looks like a failure.
  func tellIfUnobserved(_ control: ScreenControl) {
    guard options.isInteractive, let view = control.view as? UIControl, !view.isObserved,
      view.gestureRecognizers?.isEmpty ?? true
    else { return }
    let name = control.path ?? view.kindName
    printer.note("nothing observes \(name), so none of your code runs" + (view is UIButton ? ": \(name).rx.tap" : ""))
  }
}
