import Recording
import Controls

extension Command {
  static let tap = Command(
    "tap", "BUTTON", "tap a button, a switch, a field, or a button of the alert: :tap OK",
    details: """
      A search bar has two buttons: :tap bar search and :tap bar cancel. A button may also be named by its \
      title.
      """
  ) { session, arguments in
    if arguments.text.isEmpty { throw CommandError("which button? For instance: :tap sendButton") }
    // A title may be quoted.
    let text = arguments.text
    let isQuoted = text.count > 2 && text.first == "\"" && text.last == "\""
    try session.onScreen { try session.screen.tap(isQuoted ? String(text.dropFirst().dropLast()) : text, in: session) }
  }
}

extension Screen {
  fileprivate func tap(_ text: String, in session: Session) throws {
    if let alert = alert(session), let action = alert.actions.first(where: { $0.title == text }) {
      guard action.isEnabled else { throw CommandError("'\(Shown.line(text))' is disabled, so nothing happens") }
      return alert.tap(action)
    }
    let words = text.split(separator: " ").map(String.init)
    if words.count == 2, let control = try? control(named: words[0], in: session),
      let bar = control.view as? UISearchBar
    {
      _ = try usable(words[0], in: session)
      switch words[1] {
      case "search": return bar.search()
      case "cancel": return bar.cancel()
      default: throw CommandError("a search bar has the buttons 'search' and 'cancel'")
      }
    }
    let name = try titled(text, in: session) ?? text
    let control = try usable(name, in: session)
    for recognizer in control.view.gestureRecognizers ?? [] { recognizer.recognize() }
    switch control.view {
    case let control as UISwitch:
      control.isOn.toggle()
      control.sendActions(for: .valueChanged)
    case is UISlider, is UIStepper, is UISegmentedControl, is UITableView:
      throw misfit(control, "a tap has to hit a place")
    case is UITextField, is UITextView, is UISearchBar: control.view.becomeFirstResponder()
    case let button as UIControl:
      button.sendActions(for: .touchDown)
      button.sendActions(for: [.touchUpInside, .primaryActionTriggered])
    default:
      if control.view.gestureRecognizers?.isEmpty ?? true { throw misfit(control, "a tap does nothing") }
    }
  }

  /// The name of the one button with that title, where no control has that name.
  private func titled(_ title: String, in session: Session) throws -> String? {
    let all = controls(session)
    if all.contains(where: { $0.name == title || $0.path == title }) { return nil }
    let found = all.filter { ($0.view as? UIButton)?.currentTitle == title }.compactMap(\.path)
    if found.count > 1 {
      throw CommandError(
        "more than one button says '\(Shown.line(title))'", notes: ["say \(found.sorted().joined(separator: " or "))"])
    }
    return found.first
  }
}
