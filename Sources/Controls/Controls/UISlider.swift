import Rx

/// A knob between two values.
open class UISlider: UIControl {
  @Displayed("UISlider.value") private var shown: Float = 0
  @Displayed("UISlider.minimumValue") public var minimumValue: Float = 0
  @Displayed("UISlider.maximumValue") public var maximumValue: Float = 1

  /// Where the knob is, never beyond the ends.
  public var value: Float {
    get { max(minimumValue, min(maximumValue, shown)) }
    set { shown = newValue.isNaN ? minimumValue : max(minimumValue, min(maximumValue, newValue)) }
  }

  /// Moves the knob, which is no event.
  public func setValue(_ value: Float, animated: Bool) { self.value = value }
}

extension Reactive where Base: UISlider {
  /// Where the knob is, as people move it; it can be set.
  public var value: ControlProperty<Float> {
    changingProperty(getter: { $0.value }, setter: { control, value in control.value = value })
  }
}
