extension Command {
  static let view = Command(
    "view", "[NAME | #N … | off]", "serve a page that shows marbles, graph and subscriptions while you type",
    details: """
      :view             prints the address of the page, which other users cannot guess
      :view query #3    shows these chains instead of the newest ones
      :view off         ends it
      A click on a marble shows the events that led to it. A marble in the row of a source can be dragged: the chain runs again, \
      at the side, with the event at the other time. The page is served on 127.0.0.1 unless --view-host names another address.
      """, yieldsPrefix: true
  ) { session, arguments in
    guard arguments.isTyped, session.options.isInteractive, !session.clock.isMain else {
      throw CommandError("the live view is opened by the person at the prompt")
    }
    if arguments.text == "off" {
      guard session.closeView() else { throw CommandError("there is no live view", notes: [":view opens one"]) }
      return
    }
    try session.requireRecording()
    let numbers = try arguments.words.map { try session.chainNumber($0) }
    for number in numbers where session.recorder.chain(of: number) == nil {
      throw CommandError("of subscription #\(number) nothing is known", notes: [":subs lists those that are alive"])
    }
    let view = try session.openView()
    if !numbers.isEmpty { view.change { $0.choose(numbers) } }
    session.printer.answer(view.address)
  }
}

extension Session {
  /// Returns the live view, opened if there is none.
  func openView() throws -> LiveView {
    if let view { return view }
    let opened = try LiveView(self, host: options.viewHost ?? ViewHost.usual)
    view = opened
    opened.change { $0.entered(log) }
    showLessonInView()
    return opened
  }

  /// Ends the live view; false where there is none.
  @discardableResult
  func closeView() -> Bool {
    guard let open = view.take() else { return false }
    open.end()
    return true
  }

  /// Shows the step of the lesson that is being taken.
  func showLessonInView() {
    guard let view else { return }
    let text = desk.current.map { LessonHTML(desk.phrases).step($0) } ?? ""
    view.change { $0.show(lesson: text) }
  }
}
