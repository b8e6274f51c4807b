import Recording
import Controls

extension Command {
  static let tap = Command(
    "tap", "BUTTON", "tap a button, a switch, a field, or a button of the alert: :tap OK",
    details: """
      A search bar has two buttons: :tap bar search and :tap bar cancel. A table has the accessory and the insertion \
      control of a row: :tap results accessory 2, :tap results insert 0. A button may also be named by its title. A \
      refresh control is pulled down.
      """
  ) { session, arguments in
    if arguments.text.isEmpty { throw CommandError("which button? For instance: :tap sendButton") }
    try session.onScreen { try session.screen.tap(arguments.text.withoutQuotes, in: session) }
  }
}

extension Screen {
  fileprivate func tap(_ text: String, in session: Session) throws {
    if let alert = alert(session) {
      if let action = Self.action(titled: text, of: alert) {
        guard action.isEnabled else {
          throw CommandError("'\(DisplayText.line(text))' is disabled, so nothing happens")
        }
        return alert.tap(action)
      }
      // A control behind the alert has a more specific error.
      if (try? control(named: text, in: session)) == nil, try titled(text, in: session) == nil {
        throw CommandError("the alert has no button '\(DisplayText.line(text))'", notes: [alert.buttons])
      }
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
    if words.count >= 3, words[1] == "accessory" || words[1] == "insert",
      let control = try? control(named: words[0], in: session), control.view is UITableView
    {
      return try tapPart(words, in: session)
    }
    let control =
      if let button = try titled(text, in: session) { try usable(button, text, in: session) } else {
        try usable(text, in: session)
      }
    for recognizer in control.view.gestureRecognizers ?? [] { recognizer.recognize() }
    switch control.view {
    case let toggle as UISwitch:
      toggle.isOn.toggle()
      toggle.sendActions(for: .valueChanged)
      session.tellIfUnobserved(control)
    case let control as UIRefreshControl: control.pull()
    case is UISlider, is UIStepper, is UISegmentedControl, is UITableView, is UICollectionView, is UIPickerView,
      is UIDatePicker, is UIPageControl, is UITabBar:
      throw misfit(control, "a tap has to hit a place")
    case is UITextField, is UITextView, is UISearchBar: control.view.becomeFirstResponder()
    case let button as UIControl:
      if let stack = navigation(of: button) {
        stack.popViewController(animated: true)
        return
      }
      button.sendActions(for: .touchDown)
      button.sendActions(for: [.touchUpInside, .primaryActionTriggered])
      session.tellIfUnobserved(control)
    default:
      if control.view.gestureRecognizers?.isEmpty ?? true { throw misfit(control, "a tap does nothing") }
    }
  }

  /// The button of an alert with that title; upper and lower case may differ where only one is meant.
  private static func action(titled text: String, of alert: UIAlertController) -> UIAlertAction? {
    if let exact = alert.actions.first(where: { $0.title == text }) { return exact }
    let similar = alert.actions.filter { $0.title?.lowercased() == text.lowercased() }
    return similar.count == 1 ? similar[0] : nil
  }

  /// The controller whose back button it is.
  private func navigation(of button: UIControl) -> UINavigationController? {
    var next = presented?.controller
    while let controller = next {
      if let stack = controller as? UINavigationController, stack.backButton === button { return stack }
      next = controller.presentedViewController ?? controller.shownChild
    }
    return nil
  }

  /// Taps the accessory or the insertion control of a row.
  private func tapPart(_ words: [String], in session: Session) throws {
    let control = try usable(words[0], in: session)
    guard let table = control.view as? UITableView else { throw misfit(control, "it has no rows") }
    let indexPath = try ListPlace(noun: "row", table.indexPaths, words[0]).indexPath(Array(words.dropFirst(2)))
    if words[1] == "insert" {
      table.insert(row: indexPath.row, section: indexPath.section)
    } else {
      table.tapAccessory(row: indexPath.row, section: indexPath.section)
    }
  }

  /// The one button with that title, where no control has that name.
  private func titled(_ title: String, in session: Session) throws -> ScreenControl? {
    let all = controls(session)
    if all.contains(where: { $0.name == title || $0.path == title }) { return nil }
    let found = all.filter { ($0.view as? UIButton)?.currentTitle == title }
    if found.count > 1 {
      let paths = found.compactMap(\.path).sorted()
      throw CommandError(
        "more than one button says '\(DisplayText.line(title))'",
        notes: paths.isEmpty ? [] : ["say \(paths.joined(separator: " or "))"])
    }
    return found.first
  }
}
