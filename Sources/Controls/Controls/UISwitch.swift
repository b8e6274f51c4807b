import Rx

/// A switch that is on or off.
open class UISwitch: UIControl {
  @Displayed("UISwitch.isOn") public var isOn: Bool = false

  /// Switches it, which is no event.
  public func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

extension Reactive where Base: UISwitch {
  /// Whether it is on, as people change it; it can be set.
  public var isOn: ControlProperty<Bool> { value }

  /// Whether it is on, as people change it; it can be set.
  public var value: ControlProperty<Bool> {
    changingProperty(getter: { $0.isOn }, setter: { control, value in control.isOn = value })
  }
}
