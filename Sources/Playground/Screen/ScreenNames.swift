import Recording
import Controls
import SyntaxTree

/// Finding what people mean by a name.
extension Screen {
  /// The control of a name, which may be that of its outlet alone.
  func control(named text: String, in session: Session) throws -> ScreenControl {
    let fields = alert(session)?.namedFields ?? []
    if let field = fields.first(where: { $0.name == text || $0.field.placeholder == text }) {
      return ScreenControl(name: field.name, owner: nil, view: field.field)
    }
    let all = controls(session)
    if let exact = all.first(where: { $0.path == text }) { return exact }
    var found = all.filter { $0.name == text }
    // Views that no variable holds are shown under this label.
    if found.isEmpty { found = all.filter { $0.name == nil && $0.view.accessibilityLabel == text } }
    if found.count == 1 { return found[0] }
    if found.count > 1 {
      let paths = found.compactMap(\.path).sorted().joined(separator: " or ")
      throw CommandError("'\(DisplayText.line(text))' is there more than once", notes: ["say \(paths)"])
    }
    var notes: [String] = []
    for list in all {
      if let name = list.name, let place = ListDrawing(list.view)?.place(of: text) {
        notes.append("\(name) has it in a row: :select \(name) \(place)")
      }
    }
    let names = fields.isEmpty ? all.compactMap(\.name) : fields.map(\.name)
    if let near = DidYouMean.suggestion(for: text, among: names) { notes.append("did you mean '\(near)'?") }
    if names.isEmpty {
      notes.append("declare one, as let field = UITextField(), or :present a view controller")
    } else {
      notes.append(
        names.count == 1
          ? "there is \(names[0]); :screen shows it" : "there are \(names.joined(separator: ", ")); :screen shows them")
    }
    throw CommandError("there is no control '\(DisplayText.line(text))' on the screen", notes: notes)
  }

  /// The control of a name, if people can do something with it now.
  func usable(_ text: String, in session: Session) throws -> ScreenControl {
    try usable(control(named: text, in: session), text, in: session)
  }

  /// A control, if people can do something with it now.
  func usable(_ control: ScreenControl, _ text: String, in session: Session) throws -> ScreenControl {
    if let alert = alert(session) {
      if alert.textFields?.contains(where: { $0 === control.view }) == true { return control }
      throw CommandError("an alert is on top of the screen", notes: [alert.buttons])
    }
    let name = control.name ?? text
    let view = control.view
    if view.isHidden { throw CommandError("'\(name)' is hidden and cannot be touched") }
    if !view.isUserInteractionEnabled {
      throw CommandError("'\(name)' does not take touches: isUserInteractionEnabled is false")
    }
    if let input = view as? UIControl, !input.isEnabled {
      throw CommandError("'\(name)' is disabled, so nothing happens", notes: ["its isEnabled is false"])
    }
    return control
  }

  /// The error where a command does not fit a kind of control.
  func misfit(_ control: ScreenControl, _ wanted: String) -> CommandError {
    let name = control.name ?? "it"
    let advice: String? =
      switch control.view {
      case is UITextField, is UITextView, is UISearchBar: ":enter \(name) TEXT types into it"
      case is UIButton: ":tap \(name) taps it"
      case is UISwitch, is UISlider, is UIStepper, is UISegmentedControl, is UIDatePicker, is UIPageControl,
        is UITabBar,
        is CLLocationView:
        ":set \(name) VALUE sets it"
      case is UITableView: ":select \(name) ROW taps a row"
      case is UICollectionView: ":select \(name) ITEM taps an item"
      case is UIPickerView: ":select \(name) ROW turns the picker to a row"
      case is UIRefreshControl: ":tap \(name) pulls it down"
      default: nil
      }
    return CommandError("'\(name)' is \(control.view.kindName): \(wanted)", notes: advice.map { [$0] } ?? [])
  }

  /// The names of what can be tapped: the buttons of an alert, which covers everything else, or buttons before other controls.
  func tappableNames(_ session: Session) -> [String] {
    if let alert = alert(session) { return alert.actions.compactMap(\.title) + alert.namedFields.map(\.name) }
    let buttons = names(session) { $0 is UIButton }
    return buttons
      + names(session) { view in
        switch view {
        case is UIButton, is UISlider, is UIStepper, is UISegmentedControl, is UIPickerView, is UIDatePicker,
          is UIPageControl, is UITabBar:
          false
        case is UIControl, is UITextView, is UISearchBar: true
        default: view.gestureRecognizers?.isEmpty == false
        }
      }
  }

  /// The names that can be typed, for completion.
  func names(_ session: Session, where fits: (UIView) -> Bool) -> [String] {
    let fields = (alert(session)?.namedFields ?? []).filter { fits($0.field) }.map(\.name)
    return fields + controls(session).filter { fits($0.view) }.compactMap(\.name)
  }
}

extension UIAlertController {
  /// The buttons in a sentence.
  var buttons: String {
    let titles = actions.compactMap(\.title).map { "'\(DisplayText.line($0))'" }
    return titles.isEmpty ? "it has no button" : "tap \(titles.joined(separator: " or ")) first"
  }

  /// The text fields with their names for commands: `textField`, or `textField1`, `textField2` where there are several.
  var namedFields: [(name: String, field: UITextField)] {
    let fields = textFields ?? []
    return fields.enumerated().map { (fields.count == 1 ? "textField" : "textField\($0 + 1)", $1) }
  }
}
