import Rx

/// A switch with the states on and off.
open class UISwitch: UIControl {
  @Displayed("UISwitch.isOn") public var isOn: Bool = false

  /// Sets the state without sending an event.
  public func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

extension Reactive where Base: UISwitch {
  /// On/off value, with changes made by people; writable.
  public var isOn: ControlProperty<Bool> { value }

  /// On/off value, with changes made by people; writable.
  public var value: ControlProperty<Bool> {
    changingProperty(getter: { $0.isOn }, setter: { control, value in control.isOn = value })
  }
}
