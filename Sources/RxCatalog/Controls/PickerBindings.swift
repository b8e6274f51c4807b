import RxBindings
import Controls
import Execution
import Foundation
import Rx

extension Bindings {
  /// Pickers of rows and dates, and rows of pages.
  mutating func bindPickers() {
    var bind = self
    defer { self = bind }

    bind.reading("UIPickerView.numberOfComponents", \UIPickerView.numberOfComponents)
    bind.method("UIPickerView.numberOfRows(inComponent:)") { (picker: UIPickerView, call) in
      .int(picker.numberOfRows(inComponent: call.int(1)))
    }
    bind.method("UIPickerView.selectedRow(inComponent:)") { (picker: UIPickerView, call) in
      .int(picker.selectedRow(inComponent: call.int(1)))
    }
    bind.action("UIPickerView.selectRow(_:inComponent:animated:)") { (picker: UIPickerView, call) in
      picker.selectRow(call.int(1), inComponent: call.int(2), animated: call.bool(3))
    }
    bind("Reactive<UIPickerView>.itemTitles(_:)") { call in
      .function(
        Function(unary: { title in
          let title = title.asFunction
          return try call.items(of: call[1]) { (picker: UIPickerView, elements) in
            picker.rx.itemTitles(elements)({ row, element in
              title.run(.int(row), element).asOptional?.asString
            })
          }
        }))
    }
    bind("Reactive<UIPickerView>.items(_:)") { call in
      .function(
        Function(unary: { view in
          let view = view.asFunction
          return try call.items(of: call[1]) { (picker: UIPickerView, elements) in
            picker.rx.items(elements)({ row, element, reused in
              view.run(.int(row), element, reused.scriptValue).native() ?? UIView()
            })
          }
        }))
    }
    bind.event("Reactive<UIPickerView>.itemSelected", \Reactive<UIPickerView>.itemSelected) {
      .labeled(["row", "component"], .int($0.row), .int($0.component))
    }
    bind.reactive("Reactive<UIPickerView>.modelSelected(_:)") { (picker: UIPickerView, call) in
      let elements = picker.rx.modelSelected(Value.self)
      return .boxed(
        ControlEvent<Value>(
          events: elements.asObservable().map { [weak picker] models in
            .array(try models.map { try call.model($0, of: picker) })
          }))
    }
    bind.reactive("Reactive<UIPickerView>.model(at:)") { (picker: UIPickerView, call) in
      try call.model(of: picker) { try picker.rx.model(at: call.get(1)) }
    }

    bind.field("UIDatePicker.date", \UIDatePicker.date)
    bind.field("UIDatePicker.minimumDate", \UIDatePicker.minimumDate)
    bind.field("UIDatePicker.maximumDate", \UIDatePicker.maximumDate)
    bind.choice("UIDatePicker.datePickerMode", \UIDatePicker.datePickerMode)
    bind.field("UIDatePicker.countDownDuration", \UIDatePicker.countDownDuration)
    bind.field("UIDatePicker.minuteInterval", \UIDatePicker.minuteInterval)
    bind.action("UIDatePicker.setDate(_:animated:)") { (picker: UIDatePicker, call) in
      picker.setDate(try call.get(1), animated: call.bool(2))
    }
    for name in ["date", "value"] {
      bind.value("Reactive<UIDatePicker>.\(name)", \Reactive<UIDatePicker>.date)
    }
    bind.value("Reactive<UIDatePicker>.countDownDuration", \Reactive<UIDatePicker>.countDownDuration)

    bind.field("UIPageControl.numberOfPages", \UIPageControl.numberOfPages)
    bind.field("UIPageControl.currentPage", \UIPageControl.currentPage)
    bind.field("UIPageControl.hidesForSinglePage", \UIPageControl.hidesForSinglePage)
    bind.field("UIPageControl.pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor)
    bind.field("UIPageControl.currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor)
  }
}

extension UIDatePickerMode: ScriptCases {
  static let cases: [Self] = [.time, .date, .dateAndTime, .countDownTimer]
}

extension Date: ScriptConvertible {
  static func fromScriptValue(_ value: Value) throws -> Date { try value.unboxed() }
  var scriptValue: Value { .boxed(self) }
}
