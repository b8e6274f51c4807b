import Rx

/// A slider between two values.
open class UISlider: UIControl {
  @Displayed("UISlider.value") private var shown: Float = 0
  @Displayed("UISlider.minimumValue") public var minimumValue: Float = 0
  @Displayed("UISlider.maximumValue") public var maximumValue: Float = 1

  /// Position of the thumb, never beyond the ends.
  public var value: Float {
    get { max(minimumValue, min(maximumValue, shown)) }
    set { shown = newValue.isNaN ? minimumValue : max(minimumValue, min(maximumValue, newValue)) }
  }

  /// Sets the value without sending an event.
  public func setValue(_ value: Float, animated: Bool) { self.value = value }
}

extension Reactive where Base: UISlider {
  /// Position of the thumb, with changes made by people; writable.
  public var value: ControlProperty<Float> {
    changingProperty(getter: { $0.value }, setter: { control, value in control.value = value })
  }
}
