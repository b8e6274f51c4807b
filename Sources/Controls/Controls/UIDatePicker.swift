import Foundation
import Rx

/// A picker of a date or of a time interval.
open class UIDatePicker: UIControl {
  public typealias Mode = UIDatePickerMode

  @Displayed("UIDatePicker.date") private var shown: Date? = nil
  @Displayed("UIDatePicker.minimumDate") public var minimumDate: Date? = nil
  @Displayed("UIDatePicker.maximumDate") public var maximumDate: Date? = nil
  @Displayed("UIDatePicker.datePickerMode") public var datePickerMode: UIDatePickerMode = .dateAndTime
  @Displayed("UIDatePicker.countDownDuration") public var countDownDuration: TimeInterval = 0
  @Displayed("UIDatePicker.minuteInterval") public var minuteInterval: Int = 1
  /// Date of the clock when the picker was made.
  private let made: Date = MainScheduler.instance.now

  /// Picked date, from `minimumDate` to `maximumDate`; the current date until one is set.
  public var date: Date {
    get { bounded(shown ?? made) }
    set { shown = bounded(newValue) }
  }

  /// Sets the date without sending an event.
  public func setDate(_ date: Date, animated: Bool) { self.date = date }

  private func bounded(_ date: Date) -> Date {
    let lower = minimumDate.map { max($0, date) } ?? date
    return maximumDate.map { min($0, lower) } ?? lower
  }
}

/// Parts of a date that a picker shows; also `UIDatePicker.Mode`.
public enum UIDatePickerMode: Sendable {
  case time
  case date
  case dateAndTime
  case countDownTimer
}

extension Reactive where Base: UIDatePicker {
  /// Picked date, with changes made by people; writable.
  public var date: ControlProperty<Date> { value }

  /// Picked date, with changes made by people; writable.
  public var value: ControlProperty<Date> {
    changingProperty(getter: { $0.date }, setter: { picker, date in picker.date = date })
  }

  /// Picked time interval in seconds, with changes made by people; writable.
  public var countDownDuration: ControlProperty<TimeInterval> {
    changingProperty(
      getter: { $0.countDownDuration }, setter: { picker, duration in picker.countDownDuration = duration })
  }
}
