import Recording
import Controls
import Foundation
import TextWidth

/// Draws controls as lines of text: their contents, then their state in words.
struct ScreenDrawing {
  /// The usual width of a terminal, or less where there is no room.
  private let width: Int
  private let fieldWidth: Int

  init(width: Int) {
    self.width = min(width, 78)
    fieldWidth = min(30, max(self.width - 30, 8))
  }

  /// Everything that is shown, with an alert on top.
  func lines(title: String, _ controls: [ScreenControl], alert: UIAlertController?) -> [String] {
    var lines: [String] = []
    if let alert { lines += self.alert(alert) }
    let nameWidth = min(24, width / 3, controls.map { label(of: $0).displayWidth }.max() ?? 0)
    lines.append(rule(title))
    for control in controls { lines += self.lines(control, nameWidth: nameWidth) }
    if controls.isEmpty { lines.append("  nothing to see") }
    lines.append(rule(""))
    return lines
  }

  /// One control: its name, what it shows, and its state.
  func lines(_ control: ScreenControl, nameWidth: Int) -> [String] {
    let view = control.view
    let name = fitted(label(of: control), nameWidth).padded(to: nameWidth)
    var body = picture(view)
    let words = states(view) + (control.isLeftOut ? ["not added to the view"] : [])
    if !words.isEmpty {
      if body[0].displayWidth > 0 { body[0] += "  " }
      body[0] += words.joined(separator: ", ")
    }
    return body.enumerated().map { index, text in
      let head = index == 0 ? name : String(repeating: " ", count: nameWidth)
      return trimmed(fitted("  \(head)  \(text)", width))
    }
  }

  private func label(of control: ScreenControl) -> String {
    control.name ?? control.view.accessibilityLabel ?? "(\(type(of: control.view)))"
  }

  // MARK: Kinds

  private func picture(_ view: UIView) -> [String] {
    switch view {
    case let field as UITextField:
      let text = field.text ?? ""
      let shown = field.isSecureTextEntry ? String(repeating: "*", count: text.count) : text
      return [box(shown, placeholder: field.placeholder, hasKeys: field.isFirstResponder)]
    case let bar as UISearchBar:
      return [box(bar.text ?? "", placeholder: bar.placeholder ?? "search", hasKeys: bar.isFirstResponder)]
    case let view as UITextView:
      let lines = (view.text ?? "").split(separator: "\n", omittingEmptySubsequences: false).suffix(4)
      return lines.enumerated().map {
        box(String($1), placeholder: nil, hasKeys: view.isFirstResponder && $0 == lines.count - 1)
      }
    case let label as UILabel:
      let limit = label.numberOfLines == 0 ? 6 : max(1, label.numberOfLines)
      let lines = (label.text ?? "").split(separator: "\n", omittingEmptySubsequences: false).map {
        DisplayText.line(String($0))
      }
      return Array(lines.prefix(limit))
    case let button as UIButton:
      let title = button.currentTitle ?? button.currentImage?.name.map { "<\($0)>" } ?? ""
      return ["( \(DisplayText.line(title)) )"]
    case let control as UISwitch: return [control.isOn ? "[ on]" : "[off]"]
    case let slider as UISlider:
      let span = slider.maximumValue - slider.minimumValue
      let share = span > 0 ? Double((slider.value - slider.minimumValue) / span) : 0
      return [
        "\(number(Double(slider.minimumValue))) [\(bar(share, knob: true))] \(number(Double(slider.maximumValue)))  \(number(Double(slider.value)))"
      ]
    case let stepper as UIStepper: return ["[ - ] \(number(stepper.value)) [ + ]"]
    case let control as UISegmentedControl:
      return [
        (0..<control.numberOfSegments).map { index in
          let title = DisplayText.line(control.titleForSegment(at: index) ?? "")
          return index == control.selectedSegmentIndex ? "[\(title)]" : " \(title) "
        }.joined(separator: "|")
      ]
    case let view as UIProgressView:
      return ["[\(bar(Double(view.progress), knob: false))] \(Int((view.progress * 100).rounded()))%"]
    case let view as UIActivityIndicatorView: return [view.isAnimating ? "(*)" : "( )"]
    case let picker as UIDatePicker: return [date(picker)]
    case let control as UIPageControl:
      return [(0..<min(control.numberOfPages, 40)).map { $0 == control.currentPage ? "●" : "○" }.joined(separator: " ")]
    case let control as UIRefreshControl: return [control.isRefreshing ? "(*)" : "( )"]
    case let bar as UITabBar: return [tabs(bar)]
    case let view as UIImageView: return [view.image.map { "<\(DisplayText.line($0.name ?? "image"))>" } ?? "< >"]
    case let view as CLLocationView: return [view.manager.map(location) ?? ""]
    case is UITableView, is UICollectionView, is UIPickerView: return ListDrawing(view)?.lines ?? [""]
    default: return [""]
    }
  }

  /// A date in the time zone of the terminal, with the parts that the picker has.
  private func date(_ picker: UIDatePicker) -> String {
    if picker.datePickerMode == .countDownTimer { return "\(number(picker.countDownDuration)) s" }
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat =
      picker.datePickerMode == .date
      ? "yyyy-MM-dd" : picker.datePickerMode == .time ? "HH:mm" : "yyyy-MM-dd HH:mm"
    return "[ \(formatter.string(from: picker.date)) ]"
  }

  private func tabs(_ bar: UITabBar) -> String {
    (bar.items ?? []).map { item in
      let title = DisplayText.line(item.title ?? "") + (item.badgeValue.map { " (\(DisplayText.line($0)))" } ?? "")
      return item === bar.selectedItem ? "[\(title)]" : " \(title) "
    }.joined(separator: "|")
  }

  private func location(_ manager: CLLocationManager) -> String {
    let place = manager.location.map { "\($0.coordinate.latitude), \($0.coordinate.longitude)" } ?? "nowhere"
    return "\(place)  \(manager.authorizationStatus)\(manager.isUpdating ? ", updating" : "")"
  }

  /// An alert: its texts, its fields, its buttons.
  func alert(_ alert: UIAlertController) -> [String] {
    var rows: [String] = []
    if let title = alert.title, !title.isEmpty { rows.append(DisplayText.line(title)) }
    if let message = alert.message, !message.isEmpty {
      rows += message.split(separator: "\n").map { DisplayText.line(String($0)) }
    }
    for (name, field) in alert.namedFields {
      let text = field.isSecureTextEntry ? String(repeating: "*", count: (field.text ?? "").count) : field.text ?? ""
      rows.append("\(name)  " + box(text, placeholder: field.placeholder, hasKeys: field.isFirstResponder))
    }
    let buttons = alert.actions.map { "( \($0.title ?? "") )" + ($0.isEnabled ? "" : " disabled") }
    if !buttons.isEmpty { rows.append(buttons.joined(separator: "  ")) }
    rows = rows.map { fitted($0, width - 16) }
    let inner = max(min(20, width - 16), rows.map(\.displayWidth).max() ?? 0)
    let edge = "      +" + String(repeating: "-", count: inner + 2) + "+"
    return [edge] + rows.map { "      | \($0.padded(to: inner)) |" } + [edge]
  }

  private func states(_ view: UIView) -> [String] {
    var words: [String] = []
    if view.isHidden { words.append("hidden") }
    if let control = view as? UIControl {
      if !control.isEnabled { words.append("disabled") }
      if control.isSelected { words.append("selected") }
    }
    if view.isFirstResponder { words.append("focused") }
    if let label = view as? UILabel {
      if !label.isEnabled { words.append("disabled") }
      if let color = label.textColor, color != .black { words.append("\(color)") }
    }
    if let field = view as? UITextField, let color = field.textColor, color != .black { words.append("\(color)") }
    if let control = view as? UIRefreshControl { words.append(control.isRefreshing ? "refreshing" : "idle") }
    if let wheel = view as? UIActivityIndicatorView { words.append(wheel.isAnimating ? "animating" : "stopped") }
    if let color = view.backgroundColor, color != .clear { words.append("on \(color)") }
    if view.alpha < 1 { words.append("alpha \(number(Double(view.alpha)))") }
    return words
  }

  // MARK: Text

  private func box(_ text: String, placeholder: String?, hasKeys: Bool) -> String {
    let cursor = hasKeys ? "_" : ""
    // Of a text that is too long the end is seen, where one types.
    var shown = DisplayText.line(String(text.suffix(4 * fieldWidth)))
    if text.isEmpty, let placeholder { shown = cursor + "<\(DisplayText.line(placeholder))>" } else { shown += cursor }
    while shown.displayWidth > fieldWidth { shown.removeFirst() }
    return "[" + shown.padded(to: fieldWidth) + "]"
  }

  private func bar(_ share: Double, knob: Bool) -> String {
    let size = 20
    let filled = Int((min(max(share, 0), 1) * Double(knob ? size - 1 : size)).rounded())
    if knob { return String(repeating: "=", count: filled) + "o" + String(repeating: "-", count: size - 1 - filled) }
    return String(repeating: "#", count: filled) + String(repeating: "-", count: size - filled)
  }

  /// A number as people write it: `1`, `0.4`.
  private func number(_ value: Double) -> String {
    let text = String(format: "%.3f", value)
    guard text.contains(".") else { return text }
    var trimmed = Substring(text)
    while trimmed.last == "0" { trimmed.removeLast() }
    if trimmed.last == "." { trimmed.removeLast() }
    return String(trimmed)
  }

  private func rule(_ title: String) -> String {
    if title.isEmpty { return String(repeating: "-", count: width) }
    let head = "-- \(fitted(title, width - 8)) "
    return head + String(repeating: "-", count: max(0, width - head.displayWidth))
  }

  /// Cut to a width, with a sign that it was.
  private func fitted(_ text: String, _ width: Int) -> String {
    guard text.displayWidth > width else { return text }
    var cut = text
    while cut.displayWidth > width - 1 { cut.removeLast() }
    return cut + "…"
  }

  private func trimmed(_ text: String) -> String {
    var text = text
    while text.last == " " { text.removeLast() }
    return text
  }
}
