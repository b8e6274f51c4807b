// swift-format-ignore-file
// Written by `swift run catalog-generator` from Sources/Controls. Change the declarations there and run it again.

import RxBindings

extension GeneratedCatalog {
  static let controlsMembers = CatalogFamily(
    name: "Controls",
    types: [
      CatalogType(
        name: "UIButton", header: "class UIButton: UIControl",
        sentence: "A button."),
      CatalogType(
        name: "UIButtonType", header: "enum UIButtonType { case custom; case system }",
        sentence: "Kinds of buttons; also `UIButton.ButtonType`."),
      CatalogType(
        name: "UIControl", header: "class UIControl: UIView { typealias Event = UIControlEvents; typealias State = UIControlState }",
        sentence: "A control, which sends events of people's actions."),
      CatalogType(
        name: "UIAction", header: "class UIAction",
        sentence: "Action of a control, as a closure."),
      CatalogType(
        name: "UIControlEvents", header: "struct UIControlEvents: Hashable",
        sentence: "Event of a control; also `UIControl.Event`."),
      CatalogType(
        name: "UIControlState", header: "struct UIControlState: Hashable",
        sentence: "State of a control; also `UIControl.State`."),
      CatalogType(
        name: "UIDatePicker", header: "class UIDatePicker: UIControl { typealias Mode = UIDatePickerMode }",
        sentence: "A picker of a date or of a time interval."),
      CatalogType(
        name: "UIDatePickerMode", header: "enum UIDatePickerMode { case time; case date; case dateAndTime; case countDownTimer }",
        sentence: "Parts of a date that a picker shows; also `UIDatePicker.Mode`."),
      CatalogType(
        name: "UIPageControl", header: "class UIPageControl: UIControl",
        sentence: "A row of dots, of which one marks the current page."),
      CatalogType(
        name: "UISegmentedControl", header: "class UISegmentedControl: UIControl",
        sentence: "A row of buttons of which one is selected."),
      CatalogType(
        name: "UISlider", header: "class UISlider: UIControl",
        sentence: "A slider between two values."),
      CatalogType(
        name: "UIStepper", header: "class UIStepper: UIControl",
        sentence: "A stepper: a pair of buttons that count up and down."),
      CatalogType(
        name: "UISwitch", header: "class UISwitch: UIControl",
        sentence: "A switch with the states on and off."),
      CatalogType(
        name: "UITextField", header: "class UITextField: UIControl { typealias BorderStyle = UITextFieldBorderStyle; typealias ViewMode = UITextFieldViewMode }",
        sentence: "A text field of one line."),
    ],
    extensions: [
      CatalogExtension(
        type: "UIButton", header: "extension UIButton",
        members: [
          CatalogMember(
            key: "UIButton.titleLabel", name: "titleLabel",
            signature: "var titleLabel: UILabel? { get }",
            result: "UILabel?",
            sentence: "Label of the title: its font is stored, its text is the title."),
          CatalogMember(
            key: "UIButton.init(type:)", name: "init",
            signature: "init(type buttonType: UIButtonType)",
            result: "UIButton",
            sentence: "Makes a button of a kind, which looks the same on a terminal."),
          CatalogMember(
            key: "UIButton.setTitle(_:for:)", name: "setTitle",
            signature: "func setTitle(_ title: String?, for state: UIControlState)",
            result: "Void",
            sentence: "Sets the title for a state."),
          CatalogMember(
            key: "UIButton.title(for:)", name: "title",
            signature: "func title(for state: UIControlState) -> String?",
            result: "String?",
            sentence: "Returns the title for a state, or the normal title."),
          CatalogMember(
            key: "UIButton.currentTitle", name: "currentTitle",
            signature: "var currentTitle: String? { get }",
            result: "String?",
            sentence: "Title in the current state."),
          CatalogMember(
            key: "UIButton.setTitleColor(_:for:)", name: "setTitleColor",
            signature: "func setTitleColor(_ color: UIColor?, for state: UIControlState)",
            result: "Void",
            sentence: "Sets the color of the title in a state."),
          CatalogMember(
            key: "UIButton.setImage(_:for:)", name: "setImage",
            signature: "func setImage(_ image: UIImage?, for state: UIControlState)",
            result: "Void",
            sentence: "Sets the image for a state."),
          CatalogMember(
            key: "UIButton.image(for:)", name: "image",
            signature: "func image(for state: UIControlState) -> UIImage?",
            result: "UIImage?",
            sentence: "Returns the image for a state, or the normal image."),
          CatalogMember(
            key: "UIButton.currentImage", name: "currentImage",
            signature: "var currentImage: UIImage? { get }",
            result: "UIImage?",
            sentence: "Image in the current state."),
          CatalogMember(
            key: "UIButton.titleColor(for:)", name: "titleColor",
            signature: "func titleColor(for state: UIControlState) -> UIColor?",
            result: "UIColor?",
            sentence: "Returns the color of the title in a state."),
        ]),
      CatalogExtension(
        type: "UIButton", header: "extension UIButton { typealias ButtonType = UIButtonType }",
        members: [
        ]),
      CatalogExtension(
        type: "Reactive", header: "extension Reactive where Base: UIButton",
        members: [
          CatalogMember(
            key: "Reactive<UIButton>.tap", name: "tap",
            signature: "var tap: ControlEvent<Void> { get }",
            result: "ControlEvent<Void>",
            sentence: "Sends each time that the button is tapped."),
          CatalogMember(
            key: "Reactive<UIButton>.title(for:)", name: "title",
            signature: "func title(for controlState: UIControl.State = []) -> Binder<String?>",
            result: "Binder<String?>",
            sentence: "Sets the title for a state."),
          CatalogMember(
            key: "Reactive<UIButton>.image(for:)", name: "image",
            signature: "func image(for controlState: UIControl.State = []) -> Binder<UIImage?>",
            result: "Binder<UIImage?>",
            sentence: "Sets the image for a state."),
        ]),
      CatalogExtension(
        type: "Reactive", header: "extension Reactive where Base: UIControl",
        members: [
          CatalogMember(
            key: "Reactive<UIControl>.controlEvent(_:)", name: "controlEvent",
            signature: "func controlEvent(_ controlEvents: UIControl.Event) -> ControlEvent<Void>",
            result: "ControlEvent<Void>",
            sentence: "Sends each time that one of the events happens."),
          CatalogMember(
            key: "Reactive<UIControl>.controlProperty(editingEvents:getter:setter:)", name: "controlProperty",
            signature: "func controlProperty<T>(editingEvents: UIControl.Event, getter: @escaping (Base) -> T, setter: @escaping (Base, T) -> Void) -> ControlProperty<T>",
            result: "ControlProperty<T>",
            sentence: "Returns a property that sends its value on subscription and with each of the events, and that is writable."),
        ]),
      CatalogExtension(
        type: "UIControl", header: "extension UIControl",
        members: [
          CatalogMember(
            key: "UIControl.isEnabled", name: "isEnabled",
            signature: "var isEnabled: Bool { get set }",
            result: "Bool"),
          CatalogMember(
            key: "UIControl.isSelected", name: "isSelected",
            signature: "var isSelected: Bool { get set }",
            result: "Bool"),
          CatalogMember(
            key: "UIControl.isHighlighted", name: "isHighlighted",
            signature: "var isHighlighted: Bool { get set }",
            result: "Bool"),
          CatalogMember(
            key: "UIControl.state", name: "state",
            signature: "var state: UIControlState { get }",
            result: "UIControlState",
            sentence: "Current state: disabled, selected, highlighted, or none of these."),
          CatalogMember(
            key: "UIControl.sendActions(for:)", name: "sendActions",
            signature: "func sendActions(for controlEvents: UIControlEvents)",
            result: "Void",
            sentence: "Sends events as if a person had used the control."),
          CatalogMember(
            key: "UIControl.addAction(_:for:)", name: "addAction",
            signature: "func addAction(_ action: UIAction, for controlEvents: UIControlEvents)",
            result: "Void",
            sentence: "Adds an action for events."),
          CatalogMember(
            key: "UIControl.removeAction(_:for:)", name: "removeAction",
            signature: "func removeAction(_ action: UIAction, for controlEvents: UIControlEvents)",
            result: "Void",
            sentence: "Removes an action for events."),
        ]),
      CatalogExtension(
        type: "UIAction", header: "extension UIAction",
        members: [
          CatalogMember(
            key: "UIAction.title", name: "title",
            signature: "var title: String { get }",
            result: "String"),
          CatalogMember(
            key: "UIAction.sender", name: "sender",
            signature: "var sender: UIControl? { get }",
            result: "UIControl?",
            sentence: "Control that the action is called for."),
          CatalogMember(
            key: "UIAction.init(title:handler:)", name: "init",
            signature: "init(title: String = \"\", handler: @escaping (UIAction) -> Void)",
            result: "UIAction"),
        ]),
      CatalogExtension(
        type: "UIControlEvents", header: "extension UIControlEvents",
        members: [
          CatalogMember(
            key: "UIControlEvents.rawValue", name: "rawValue",
            signature: "var rawValue: UInt { get }",
            result: "UInt"),
          CatalogMember(
            key: "UIControlEvents.init(rawValue:)", name: "init",
            signature: "init(rawValue: UInt)",
            result: "UIControlEvents"),
          CatalogMember(
            key: "static UIControlEvents.touchDown", name: "touchDown",
            signature: "static var touchDown: UIControlEvents { get }",
            result: "UIControlEvents"),
          CatalogMember(
            key: "static UIControlEvents.touchDownRepeat", name: "touchDownRepeat",
            signature: "static var touchDownRepeat: UIControlEvents { get }",
            result: "UIControlEvents"),
          CatalogMember(
            key: "static UIControlEvents.touchUpInside", name: "touchUpInside",
            signature: "static var touchUpInside: UIControlEvents { get }",
            result: "UIControlEvents"),
          CatalogMember(
            key: "static UIControlEvents.touchUpOutside", name: "touchUpOutside",
            signature: "static var touchUpOutside: UIControlEvents { get }",
            result: "UIControlEvents"),
          CatalogMember(
            key: "static UIControlEvents.touchCancel", name: "touchCancel",
            signature: "static var touchCancel: UIControlEvents { get }",
            result: "UIControlEvents"),
          CatalogMember(
            key: "static UIControlEvents.valueChanged", name: "valueChanged",
            signature: "static var valueChanged: UIControlEvents { get }",
            result: "UIControlEvents"),
          CatalogMember(
            key: "static UIControlEvents.primaryActionTriggered", name: "primaryActionTriggered",
            signature: "static var primaryActionTriggered: UIControlEvents { get }",
            result: "UIControlEvents"),
          CatalogMember(
            key: "static UIControlEvents.editingDidBegin", name: "editingDidBegin",
            signature: "static var editingDidBegin: UIControlEvents { get }",
            result: "UIControlEvents"),
          CatalogMember(
            key: "static UIControlEvents.editingChanged", name: "editingChanged",
            signature: "static var editingChanged: UIControlEvents { get }",
            result: "UIControlEvents"),
          CatalogMember(
            key: "static UIControlEvents.editingDidEnd", name: "editingDidEnd",
            signature: "static var editingDidEnd: UIControlEvents { get }",
            result: "UIControlEvents"),
          CatalogMember(
            key: "static UIControlEvents.editingDidEndOnExit", name: "editingDidEndOnExit",
            signature: "static var editingDidEndOnExit: UIControlEvents { get }",
            result: "UIControlEvents"),
          CatalogMember(
            key: "static UIControlEvents.allTouchEvents", name: "allTouchEvents",
            signature: "static var allTouchEvents: UIControlEvents { get }",
            result: "UIControlEvents"),
          CatalogMember(
            key: "static UIControlEvents.allEditingEvents", name: "allEditingEvents",
            signature: "static var allEditingEvents: UIControlEvents { get }",
            result: "UIControlEvents"),
          CatalogMember(
            key: "static UIControlEvents.allEvents", name: "allEvents",
            signature: "static var allEvents: UIControlEvents { get }",
            result: "UIControlEvents"),
        ]),
      CatalogExtension(
        type: "UIControlState", header: "extension UIControlState",
        members: [
          CatalogMember(
            key: "UIControlState.rawValue", name: "rawValue",
            signature: "var rawValue: UInt { get }",
            result: "UInt"),
          CatalogMember(
            key: "UIControlState.init(rawValue:)", name: "init",
            signature: "init(rawValue: UInt)",
            result: "UIControlState"),
          CatalogMember(
            key: "static UIControlState.normal", name: "normal",
            signature: "static var normal: UIControlState { get }",
            result: "UIControlState"),
          CatalogMember(
            key: "static UIControlState.highlighted", name: "highlighted",
            signature: "static var highlighted: UIControlState { get }",
            result: "UIControlState"),
          CatalogMember(
            key: "static UIControlState.disabled", name: "disabled",
            signature: "static var disabled: UIControlState { get }",
            result: "UIControlState"),
          CatalogMember(
            key: "static UIControlState.selected", name: "selected",
            signature: "static var selected: UIControlState { get }",
            result: "UIControlState"),
          CatalogMember(
            key: "static UIControlState.focused", name: "focused",
            signature: "static var focused: UIControlState { get }",
            result: "UIControlState"),
        ]),
      CatalogExtension(
        type: "UIDatePicker", header: "extension UIDatePicker",
        members: [
          CatalogMember(
            key: "UIDatePicker.minimumDate", name: "minimumDate",
            signature: "var minimumDate: Date? { get set }",
            result: "Date?"),
          CatalogMember(
            key: "UIDatePicker.maximumDate", name: "maximumDate",
            signature: "var maximumDate: Date? { get set }",
            result: "Date?"),
          CatalogMember(
            key: "UIDatePicker.datePickerMode", name: "datePickerMode",
            signature: "var datePickerMode: UIDatePickerMode { get set }",
            result: "UIDatePickerMode"),
          CatalogMember(
            key: "UIDatePicker.countDownDuration", name: "countDownDuration",
            signature: "var countDownDuration: TimeInterval { get set }",
            result: "TimeInterval"),
          CatalogMember(
            key: "UIDatePicker.minuteInterval", name: "minuteInterval",
            signature: "var minuteInterval: Int { get set }",
            result: "Int"),
          CatalogMember(
            key: "UIDatePicker.date", name: "date",
            signature: "var date: Date { get set }",
            result: "Date",
            sentence: "Picked date, from `minimumDate` to `maximumDate`; the current date until one is set."),
          CatalogMember(
            key: "UIDatePicker.setDate(_:animated:)", name: "setDate",
            signature: "func setDate(_ date: Date, animated: Bool)",
            result: "Void",
            sentence: "Sets the date without sending an event."),
        ]),
      CatalogExtension(
        type: "Reactive", header: "extension Reactive where Base: UIDatePicker",
        members: [
          CatalogMember(
            key: "Reactive<UIDatePicker>.date", name: "date",
            signature: "var date: ControlProperty<Date> { get }",
            result: "ControlProperty<Date>",
            sentence: "Picked date, with changes made by people; writable."),
          CatalogMember(
            key: "Reactive<UIDatePicker>.value", name: "value",
            signature: "var value: ControlProperty<Date> { get }",
            result: "ControlProperty<Date>",
            sentence: "Picked date, with changes made by people; writable."),
          CatalogMember(
            key: "Reactive<UIDatePicker>.countDownDuration", name: "countDownDuration",
            signature: "var countDownDuration: ControlProperty<TimeInterval> { get }",
            result: "ControlProperty<TimeInterval>",
            sentence: "Picked time interval in seconds, with changes made by people; writable."),
        ]),
      CatalogExtension(
        type: "UIPageControl", header: "extension UIPageControl",
        members: [
          CatalogMember(
            key: "UIPageControl.numberOfPages", name: "numberOfPages",
            signature: "var numberOfPages: Int { get set }",
            result: "Int"),
          CatalogMember(
            key: "UIPageControl.hidesForSinglePage", name: "hidesForSinglePage",
            signature: "var hidesForSinglePage: Bool { get set }",
            result: "Bool"),
          CatalogMember(
            key: "UIPageControl.pageIndicatorTintColor", name: "pageIndicatorTintColor",
            signature: "var pageIndicatorTintColor: UIColor? { get set }",
            result: "UIColor?"),
          CatalogMember(
            key: "UIPageControl.currentPageIndicatorTintColor", name: "currentPageIndicatorTintColor",
            signature: "var currentPageIndicatorTintColor: UIColor? { get set }",
            result: "UIColor?"),
          CatalogMember(
            key: "UIPageControl.currentPage", name: "currentPage",
            signature: "var currentPage: Int { get set }",
            result: "Int",
            sentence: "Current page, never beyond the ends."),
        ]),
      CatalogExtension(
        type: "UISegmentedControl", header: "extension UISegmentedControl",
        members: [
          CatalogMember(
            key: "UISegmentedControl.init(items:)", name: "init",
            signature: "init(items: [Any]?)",
            result: "UISegmentedControl",
            sentence: "Makes a control with segments of these titles."),
          CatalogMember(
            key: "static UISegmentedControl.noSegment", name: "noSegment",
            signature: "static var noSegment: Int { get }",
            result: "Int",
            sentence: "Index that means no selection."),
          CatalogMember(
            key: "UISegmentedControl.numberOfSegments", name: "numberOfSegments",
            signature: "var numberOfSegments: Int { get }",
            result: "Int"),
          CatalogMember(
            key: "UISegmentedControl.selectedSegmentIndex", name: "selectedSegmentIndex",
            signature: "var selectedSegmentIndex: Int { get set }",
            result: "Int",
            sentence: "Index of the selected segment, or `noSegment`."),
          CatalogMember(
            key: "UISegmentedControl.insertSegment(withTitle:at:animated:)", name: "insertSegment",
            signature: "func insertSegment(withTitle title: String?, at segment: Int, animated: Bool)",
            result: "Void",
            sentence: "Inserts a segment at an index, or at the end if the index is beyond it."),
          CatalogMember(
            key: "UISegmentedControl.removeSegment(at:animated:)", name: "removeSegment",
            signature: "func removeSegment(at segment: Int, animated: Bool)",
            result: "Void",
            sentence: "Removes a segment."),
          CatalogMember(
            key: "UISegmentedControl.setTitle(_:forSegmentAt:)", name: "setTitle",
            signature: "func setTitle(_ title: String?, forSegmentAt segment: Int)",
            result: "Void",
            sentence: "Sets the title of a segment."),
          CatalogMember(
            key: "UISegmentedControl.titleForSegment(at:)", name: "titleForSegment",
            signature: "func titleForSegment(at segment: Int) -> String?",
            result: "String?",
            sentence: "Returns the title of a segment."),
          CatalogMember(
            key: "UISegmentedControl.setEnabled(_:forSegmentAt:)", name: "setEnabled",
            signature: "func setEnabled(_ enabled: Bool, forSegmentAt segment: Int)",
            result: "Void",
            sentence: "Enables or disables a segment."),
          CatalogMember(
            key: "UISegmentedControl.isEnabledForSegment(at:)", name: "isEnabledForSegment",
            signature: "func isEnabledForSegment(at segment: Int) -> Bool",
            result: "Bool",
            sentence: "Returns true if a segment accepts presses."),
        ]),
      CatalogExtension(
        type: "Reactive", header: "extension Reactive where Base: UISegmentedControl",
        members: [
          CatalogMember(
            key: "Reactive<UISegmentedControl>.selectedSegmentIndex", name: "selectedSegmentIndex",
            signature: "var selectedSegmentIndex: ControlProperty<Int> { get }",
            result: "ControlProperty<Int>",
            sentence: "Index of the selected segment, with changes made by people; writable."),
          CatalogMember(
            key: "Reactive<UISegmentedControl>.value", name: "value",
            signature: "var value: ControlProperty<Int> { get }",
            result: "ControlProperty<Int>",
            sentence: "Index of the selected segment, with changes made by people; writable."),
          CatalogMember(
            key: "Reactive<UISegmentedControl>.enabledForSegment(at:)", name: "enabledForSegment",
            signature: "func enabledForSegment(at index: Int) -> Binder<Bool>",
            result: "Binder<Bool>",
            sentence: "Enables or disables a segment."),
          CatalogMember(
            key: "Reactive<UISegmentedControl>.titleForSegment(at:)", name: "titleForSegment",
            signature: "func titleForSegment(at index: Int) -> Binder<String?>",
            result: "Binder<String?>",
            sentence: "Sets the title of a segment."),
        ]),
      CatalogExtension(
        type: "UISlider", header: "extension UISlider",
        members: [
          CatalogMember(
            key: "UISlider.minimumValue", name: "minimumValue",
            signature: "var minimumValue: Float { get set }",
            result: "Float"),
          CatalogMember(
            key: "UISlider.maximumValue", name: "maximumValue",
            signature: "var maximumValue: Float { get set }",
            result: "Float"),
          CatalogMember(
            key: "UISlider.value", name: "value",
            signature: "var value: Float { get set }",
            result: "Float",
            sentence: "Position of the thumb, never beyond the ends."),
          CatalogMember(
            key: "UISlider.setValue(_:animated:)", name: "setValue",
            signature: "func setValue(_ value: Float, animated: Bool)",
            result: "Void",
            sentence: "Sets the value without sending an event."),
        ]),
      CatalogExtension(
        type: "Reactive", header: "extension Reactive where Base: UISlider",
        members: [
          CatalogMember(
            key: "Reactive<UISlider>.value", name: "value",
            signature: "var value: ControlProperty<Float> { get }",
            result: "ControlProperty<Float>",
            sentence: "Position of the thumb, with changes made by people; writable."),
        ]),
      CatalogExtension(
        type: "UIStepper", header: "extension UIStepper",
        members: [
          CatalogMember(
            key: "UIStepper.minimumValue", name: "minimumValue",
            signature: "var minimumValue: Double { get set }",
            result: "Double"),
          CatalogMember(
            key: "UIStepper.maximumValue", name: "maximumValue",
            signature: "var maximumValue: Double { get set }",
            result: "Double"),
          CatalogMember(
            key: "UIStepper.stepValue", name: "stepValue",
            signature: "var stepValue: Double { get set }",
            result: "Double"),
          CatalogMember(
            key: "UIStepper.value", name: "value",
            signature: "var value: Double { get set }",
            result: "Double",
            sentence: "Value, never beyond the ends."),
        ]),
      CatalogExtension(
        type: "Reactive", header: "extension Reactive where Base: UIStepper",
        members: [
          CatalogMember(
            key: "Reactive<UIStepper>.value", name: "value",
            signature: "var value: ControlProperty<Double> { get }",
            result: "ControlProperty<Double>",
            sentence: "Value, with changes made by people; writable."),
          CatalogMember(
            key: "Reactive<UIStepper>.stepValue", name: "stepValue",
            signature: "var stepValue: Binder<Double> { get }",
            result: "Binder<Double>",
            sentence: "Sets the step of a tap."),
        ]),
      CatalogExtension(
        type: "UISwitch", header: "extension UISwitch",
        members: [
          CatalogMember(
            key: "UISwitch.isOn", name: "isOn",
            signature: "var isOn: Bool { get set }",
            result: "Bool"),
          CatalogMember(
            key: "UISwitch.setOn(_:animated:)", name: "setOn",
            signature: "func setOn(_ on: Bool, animated: Bool)",
            result: "Void",
            sentence: "Sets the state without sending an event."),
        ]),
      CatalogExtension(
        type: "Reactive", header: "extension Reactive where Base: UISwitch",
        members: [
          CatalogMember(
            key: "Reactive<UISwitch>.isOn", name: "isOn",
            signature: "var isOn: ControlProperty<Bool> { get }",
            result: "ControlProperty<Bool>",
            sentence: "On/off value, with changes made by people; writable."),
          CatalogMember(
            key: "Reactive<UISwitch>.value", name: "value",
            signature: "var value: ControlProperty<Bool> { get }",
            result: "ControlProperty<Bool>",
            sentence: "On/off value, with changes made by people; writable."),
        ]),
      CatalogExtension(
        type: "UITextField", header: "extension UITextField",
        members: [
          CatalogMember(
            key: "UITextField.placeholder", name: "placeholder",
            signature: "var placeholder: String? { get set }",
            result: "String?"),
          CatalogMember(
            key: "UITextField.textColor", name: "textColor",
            signature: "var textColor: UIColor? { get set }",
            result: "UIColor?"),
          CatalogMember(
            key: "UITextField.font", name: "font",
            signature: "var font: UIFont? { get set }",
            result: "UIFont?"),
          CatalogMember(
            key: "UITextField.textAlignment", name: "textAlignment",
            signature: "var textAlignment: NSTextAlignment { get set }",
            result: "NSTextAlignment"),
          CatalogMember(
            key: "UITextField.borderStyle", name: "borderStyle",
            signature: "var borderStyle: UITextFieldBorderStyle { get set }",
            result: "UITextFieldBorderStyle"),
          CatalogMember(
            key: "UITextField.clearButtonMode", name: "clearButtonMode",
            signature: "var clearButtonMode: UITextFieldViewMode { get set }",
            result: "UITextFieldViewMode"),
          CatalogMember(
            key: "UITextField.keyboardType", name: "keyboardType",
            signature: "var keyboardType: UIKeyboardType { get set }",
            result: "UIKeyboardType"),
          CatalogMember(
            key: "UITextField.returnKeyType", name: "returnKeyType",
            signature: "var returnKeyType: UIReturnKeyType { get set }",
            result: "UIReturnKeyType"),
          CatalogMember(
            key: "UITextField.autocapitalizationType", name: "autocapitalizationType",
            signature: "var autocapitalizationType: UITextAutocapitalizationType { get set }",
            result: "UITextAutocapitalizationType"),
          CatalogMember(
            key: "UITextField.autocorrectionType", name: "autocorrectionType",
            signature: "var autocorrectionType: UITextAutocorrectionType { get set }",
            result: "UITextAutocorrectionType"),
          CatalogMember(
            key: "UITextField.isSecureTextEntry", name: "isSecureTextEntry",
            signature: "var isSecureTextEntry: Bool { get set }",
            result: "Bool",
            sentence: "True if dots replace the typed text."),
          CatalogMember(
            key: "UITextField.text", name: "text",
            signature: "var text: String? { get set }",
            result: "String?",
            sentence: "Text of the field: never nil, and empty after nil was set."),
          CatalogMember(
            key: "UITextField.hasText", name: "hasText",
            signature: "var hasText: Bool { get }",
            result: "Bool",
            sentence: "True if the text is not empty."),
          CatalogMember(
            key: "UITextField.insertText(_:)", name: "insertText",
            signature: "func insertText(_ text: String)",
            result: "Void",
            sentence: "Inserts text at the end and sends an editing event."),
          CatalogMember(
            key: "UITextField.deleteBackward()", name: "deleteBackward",
            signature: "func deleteBackward()",
            result: "Void",
            sentence: "Deletes the last character and sends an editing event."),
        ]),
      CatalogExtension(
        type: "Reactive", header: "extension Reactive where Base: UITextField",
        members: [
          CatalogMember(
            key: "Reactive<UITextField>.text", name: "text",
            signature: "var text: ControlProperty<String?> { get }",
            result: "ControlProperty<String?>",
            sentence: "Text, with changes made by people; writable."),
          CatalogMember(
            key: "Reactive<UITextField>.value", name: "value",
            signature: "var value: ControlProperty<String?> { get }",
            result: "ControlProperty<String?>",
            sentence: "Text, with changes made by people; writable."),
        ]),
    ],
    globals: [
    ])
}
