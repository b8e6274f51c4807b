import Rx

/// A stepper: a pair of buttons that count up and down.
open class UIStepper: UIControl {
  @Displayed("UIStepper.value") private var shown: Double = 0
  @Displayed("UIStepper.minimumValue") public var minimumValue: Double = 0
  @Displayed("UIStepper.maximumValue") public var maximumValue: Double = 100
  @Displayed("UIStepper.stepValue") public var stepValue: Double = 1

  /// Value, never beyond the ends.
  public var value: Double {
    get { max(minimumValue, min(maximumValue, shown)) }
    set { shown = newValue.isNaN ? minimumValue : max(minimumValue, min(maximumValue, newValue)) }
  }
}

extension Reactive where Base: UIStepper {
  /// Value, with changes made by people; writable.
  public var value: ControlProperty<Double> {
    changingProperty(getter: { $0.value }, setter: { control, value in control.value = value })
  }

  /// Sets the step of a tap.
  public var stepValue: Binder<Double> {
    Binder(base) { control, value in control.stepValue = value }
  }
}
