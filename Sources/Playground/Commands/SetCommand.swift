import Controls
import Foundation
import Recording

extension Command {
  static let set = Command(
    "set", "CONTROL VALUE", "set a slider, a switch and more: :set volume 0.4",
    details: """
      A switch is set on or off, a stepper up, down or to a number, a segmented control or a tab bar to a number from 0 \
      or to a title, a page control to a number from 0, a date picker to a date (2024-12-31 or 2024-12-31 18:30), a \
      CLLocationManager to a place (52.5 13.4) or to denied or authorized.
      """
  ) { session, arguments in
    let name = String(arguments.text.prefix { !$0.isWhitespace })
    let value = String(arguments.text.dropFirst(name.count).drop(while: \.isWhitespace)).withoutQuotes
    if name.isEmpty || value.isEmpty {
      throw CommandError("which control is set to which value? For instance: :set volume 0.4")
    }
    try session.onScreen {
      let screen = session.screen
      let control = try screen.usable(name, in: session)
      try screen.set(control, to: value)
      session.tellIfUnobserved(control)
    }
  }
}

extension Screen {
  fileprivate func set(_ control: ScreenControl, to value: String) throws {
    let name = control.name ?? "it"
    switch control.view {
    case let view as UISwitch:
      guard let isOn = ["on": true, "true": true, "off": false, "false": false][value] else {
        throw CommandError("a switch is on or off", notes: [":set \(name) on"])
      }
      // As a finger, which can only turn it over.
      guard view.isOn != isOn else { return }
      view.isOn = isOn
      view.sendActions(for: .valueChanged)
    case let view as UISlider:
      let number = try number(value, from: Double(view.minimumValue), to: Double(view.maximumValue), name)
      view.value = Float(number)
      view.sendActions(for: .valueChanged)
    case let view as UIStepper:
      let wanted: Double =
        switch value {
        case "up", "+": view.value + view.stepValue
        case "down", "-": view.value - view.stepValue
        default: try number(value, from: view.minimumValue, to: view.maximumValue, name)
        }
      view.value = wanted
      view.sendActions(for: .valueChanged)
    case let view as UISegmentedControl:
      let index = (0..<view.numberOfSegments).first { view.titleForSegment(at: $0) == value } ?? Int(value)
      guard let index, index >= 0, index < view.numberOfSegments else {
        let titles = (0..<view.numberOfSegments).map { view.titleForSegment(at: $0) ?? "\($0)" }
        throw CommandError(
          "'\(name)' has no segment '\(DisplayText.line(value))'",
          notes: [titles.isEmpty ? "it has none at all" : "it has \(titles.joined(separator: ", "))"])
      }
      guard view.isEnabledForSegment(at: index) else {
        throw CommandError("segment \(index) of '\(name)' is disabled, so nothing happens")
      }
      view.selectedSegmentIndex = index
      view.sendActions(for: .valueChanged)
    case let view as UIPageControl:
      guard let page = Int(value), page >= 0, page < view.numberOfPages else {
        throw CommandError(
          "'\(name)' has no page '\(DisplayText.line(value))'", notes: ["it has \(view.numberOfPages) pages"])
      }
      view.currentPage = page
      view.sendActions(for: .valueChanged)
    case let view as UIDatePicker: try set(view, to: value, name)
    case let view as UITabBar: try set(view, to: value, name)
    case let view as CLLocationView: try set(view, to: value, name)
    default: throw misfit(control, "there is nothing to set")
    }
  }

  private func set(_ picker: UIDatePicker, to value: String, _ name: String) throws {
    if picker.datePickerMode == .countDownTimer {
      picker.countDownDuration = try number(value, from: 0, to: 86_399, name)
    } else {
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      let date = ["yyyy-MM-dd HH:mm", "yyyy-MM-dd", "HH:mm"].lazy.compactMap { format in
        formatter.dateFormat = format
        return formatter.date(from: value)
      }.first
      guard let date else {
        throw CommandError(
          "'\(DisplayText.line(value))' is not a date", notes: ["for instance: :set \(name) 2024-12-31 18:30"])
      }
      picker.date = date
    }
    picker.sendActions(for: .valueChanged)
  }

  private func set(_ bar: UITabBar, to value: String, _ name: String) throws {
    let items = bar.items ?? []
    guard let index = items.firstIndex(where: { $0.title == value }) ?? Int(value), items.indices.contains(index) else {
      let titles = items.enumerated().map { $1.title ?? "\($0)" }
      throw CommandError(
        "'\(name)' has no item '\(DisplayText.line(value))'",
        notes: [titles.isEmpty ? "it has none at all" : "it has \(titles.joined(separator: ", "))"])
    }
    var next = presented?.controller
    while let controller = next {
      if let tabs = controller as? UITabBarController, tabs.tabBar === bar { return tabs.tap(index) }
      next = controller.presentedViewController ?? controller.shownChild
    }
    bar.tap(items[index])
  }

  private func set(_ view: CLLocationView, to value: String, _ name: String) throws {
    switch value {
    case "denied": view.manager?.authorize(.denied)
    case "authorized": view.manager?.authorize(.authorizedWhenInUse)
    default:
      let numbers = value.split { $0 == " " || $0 == "," }.map { Double($0) }
      guard numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1], abs(latitude) <= 90,
        abs(longitude) <= 180
      else {
        throw CommandError(
          "'\(DisplayText.line(value))' is not a place", notes: ["a latitude and a longitude: :set \(name) 52.5 13.4"])
      }
      view.manager?.move(to: CLLocation(latitude: latitude, longitude: longitude))
    }
  }

  private func number(_ text: String, from low: Double, to high: Double, _ name: String) throws -> Double {
    guard let number = Double(text), number.isFinite, number >= low, number <= high else {
      throw CommandError("'\(name)' takes a number from \(low) to \(high), not '\(DisplayText.line(text))'")
    }
    return number
  }
}
