import Recording
import Controls

extension Command {
  static let set = Command(
    "set", "CONTROL VALUE", "set a slider, a switch, a stepper or a segmented control: :set volume 0.4",
    details: """
      A switch is set on or off, a stepper up, down or to a number, a segmented control to a number from 0 or to a title.
      """
  ) { session, arguments in
    let name = String(arguments.text.prefix { !$0.isWhitespace })
    let value = String(arguments.text.dropFirst(name.count).drop(while: \.isWhitespace))
    if name.isEmpty || value.isEmpty { throw CommandError("what is set to what? For instance: :set volume 0.4") }
    try session.onScreen {
      let screen = session.screen
      try screen.set(screen.usable(name, in: session), to: value)
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
          "'\(name)' has no segment '\(Shown.line(value))'",
          notes: [titles.isEmpty ? "it has none at all" : "it has \(titles.joined(separator: ", "))"])
      }
      guard view.isEnabledForSegment(at: index) else {
        throw CommandError("segment \(index) of '\(name)' is disabled, so nothing happens")
      }
      view.selectedSegmentIndex = index
      view.sendActions(for: .valueChanged)
    default: throw misfit(control, "there is nothing to set")
    }
  }

  private func number(_ text: String, from low: Double, to high: Double, _ name: String) throws -> Double {
    guard let number = Double(text), number.isFinite, number >= low, number <= high else {
      throw CommandError("'\(name)' takes a number from \(low) to \(high), not '\(Shown.line(text))'")
    }
    return number
  }
}
