import RxBindings
import Controls
import Execution
import Rx

extension Bindings {
  /// Binds the controls that people interact with.
  mutating func bindControlViews() {
    var bind = self
    defer { self = bind }

    bind.field("UIControl.isEnabled", \UIControl.isEnabled)
    bind.field("UIControl.isSelected", \UIControl.isSelected)
    bind.field("UIControl.isHighlighted", \UIControl.isHighlighted)
    bind.reading("UIControl.state", \UIControl.state)
    bind.action("UIControl.sendActions(for:)") { (control: UIControl, call) in
      control.sendActions(for: try call.get(1))
    }
    bind.action("UIControl.addAction(_:for:)") { (control: UIControl, call) in
      control.addAction(try call.native(1), for: try call.get(2))
    }
    bind.action("UIControl.removeAction(_:for:)") { (control: UIControl, call) in
      control.removeAction(try call.native(1), for: try call.get(2))
    }
    bind("UIAction.init(title:handler:)") { call in
      let handler = call.function(1)
      return .object(UIAction(title: call.string(0)) { handler.run(.object($0)) })
    }
    bind("UIAction.title") { .string(try $0.native(0, as: UIAction.self).title) }
    bind("UIAction.sender") { .optional(try $0.native(0, as: UIAction.self).sender.map { .object($0) }) }
    bind.reactive("Reactive<UIControl>.controlEvent(_:)") { (control: UIControl, call) in
      .happening(control.rx.controlEvent(try call.get(1)))
    }
    bind.reactive("Reactive<UIControl>.controlProperty(editingEvents:getter:setter:)") { (control: UIControl, call) in
      let (getter, setter) = (call.function(2), call.function(3))
      return .boxed(
        control.rx.controlProperty(
          editingEvents: try call.get(1), getter: { (control: UIControl) -> Value in getter.run(.object(control)) },
          setter: { (control: UIControl, value: Value) in _ = try? setter.call(.object(control), value) }))
    }
    bindOptionSets(&bind)

    bind.field("UITextField.text", \UITextField.text)
    bind.field("UITextField.placeholder", \UITextField.placeholder)
    bind.field("UITextField.textColor", \UITextField.textColor)
    bind.field("UITextField.isSecureTextEntry", \UITextField.isSecureTextEntry)
    bind.reading("UITextField.hasText", \UITextField.hasText)
    bind.action("UITextField.insertText(_:)") { (field: UITextField, call) in field.insertText(call.string(1)) }
    bind.action("UITextField.deleteBackward()") { (field: UITextField, _) in field.deleteBackward() }
    for name in ["text", "value"] {
      bind.value("Reactive<UITextField>.\(name)", \Reactive<UITextField>.text)
    }

    bind("UIButton.init(type:)") { _ in .object(UIButton()) }
    bind.action("UIButton.setTitle(_:for:)") { (button: UIButton, call) in
      button.setTitle(try call.get(1), for: try call.get(2))
    }
    bind.method("UIButton.title(for:)") { (button: UIButton, call) in
      button.title(for: try call.get(1)).scriptValue
    }
    bind.reading("UIButton.currentTitle", \UIButton.currentTitle)
    bind.action("UIButton.setTitleColor(_:for:)") { (button: UIButton, call) in
      button.setTitleColor(try call.get(1), for: try call.get(2))
    }
    bind.method("UIButton.titleColor(for:)") { (button: UIButton, call) in
      button.titleColor(for: try call.get(1)).scriptValue
    }
    bind.event("Reactive<UIButton>.tap", \Reactive<UIButton>.tap)
    bind.reactive("Reactive<UIButton>.title(for:)") { (button: UIButton, call) in
      let state: UIControlState = try call.get(1)
      return .binder(button) { button, title in button.setTitle(title, for: state) }
    }
    bindValueControls(&bind)
  }

  private func bindOptionSets(_ bind: inout Bindings) {
    bind("UIControlEvents.init(rawValue:)") { call in
      .boxed(UIControlEvents(rawValue: try call.native(0, as: UInt.self)))
    }
    bind("UIControlEvents.rawValue") { .boxed(try $0.get(0, as: UIControlEvents.self).rawValue) }
    bind("UIControlState.init(rawValue:)") { call in
      .boxed(UIControlState(rawValue: try call.native(0, as: UInt.self)))
    }
    bind("UIControlState.rawValue") { .boxed(try $0.get(0, as: UIControlState.self).rawValue) }
    let events: [(String, UIControlEvents)] = [
      ("touchDown", .touchDown), ("touchDownRepeat", .touchDownRepeat), ("touchUpInside", .touchUpInside),
      ("touchUpOutside", .touchUpOutside), ("touchCancel", .touchCancel), ("valueChanged", .valueChanged),
      ("primaryActionTriggered", .primaryActionTriggered), ("editingDidBegin", .editingDidBegin),
      ("editingChanged", .editingChanged), ("editingDidEnd", .editingDidEnd),
      ("editingDidEndOnExit", .editingDidEndOnExit), ("allTouchEvents", .allTouchEvents),
      ("allEditingEvents", .allEditingEvents), ("allEvents", .allEvents),
    ]
    for (name, event) in events { bind("static UIControlEvents.\(name)") { _ in .boxed(event) } }
    let states: [(String, UIControlState)] = [
      ("normal", .normal), ("highlighted", .highlighted), ("disabled", .disabled), ("selected", .selected),
      ("focused", .focused),
    ]
    for (name, state) in states { bind("static UIControlState.\(name)") { _ in .boxed(state) } }
  }

  private func bindValueControls(_ bind: inout Bindings) {
    bind.field("UISwitch.isOn", \UISwitch.isOn)
    bind.action("UISwitch.setOn(_:animated:)") { (control: UISwitch, call) in
      control.setOn(call.bool(1), animated: call.bool(2))
    }
    for name in ["isOn", "value"] {
      bind.value("Reactive<UISwitch>.\(name)", \Reactive<UISwitch>.isOn)
    }

    bind.field("UISlider.value", \UISlider.value)
    bind.field("UISlider.minimumValue", \UISlider.minimumValue)
    bind.field("UISlider.maximumValue", \UISlider.maximumValue)
    bind.action("UISlider.setValue(_:animated:)") { (control: UISlider, call) in
      control.setValue(try call.get(1), animated: call.bool(2))
    }
    bind.value("Reactive<UISlider>.value", \Reactive<UISlider>.value)

    bind.field("UIStepper.value", \UIStepper.value)
    bind.field("UIStepper.minimumValue", \UIStepper.minimumValue)
    bind.field("UIStepper.maximumValue", \UIStepper.maximumValue)
    bind.field("UIStepper.stepValue", \UIStepper.stepValue)
    bind.value("Reactive<UIStepper>.value", \Reactive<UIStepper>.value)
    bind.reactive("Reactive<UIStepper>.stepValue") { (control: UIStepper, _) in
      .binder(control) { control, value in control.stepValue = value }
    }

    bind("UISegmentedControl.init(items:)") { call in
      let titles = call[0].asOptional.map { $0.asArray.map(\.description) }
      return .object(UISegmentedControl(items: titles))
    }
    bind("static UISegmentedControl.noSegment") { _ in .int(UISegmentedControl.noSegment) }
    bind.reading("UISegmentedControl.numberOfSegments", \UISegmentedControl.numberOfSegments)
    bind.field("UISegmentedControl.selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex)
    bind.action("UISegmentedControl.insertSegment(withTitle:at:animated:)") { (control: UISegmentedControl, call) in
      control.insertSegment(withTitle: try call.get(1), at: call.int(2), animated: call.bool(3))
    }
    bind.action("UISegmentedControl.removeSegment(at:animated:)") { (control: UISegmentedControl, call) in
      control.removeSegment(at: call.int(1), animated: call.bool(2))
    }
    bind.action("UISegmentedControl.setTitle(_:forSegmentAt:)") { (control: UISegmentedControl, call) in
      control.setTitle(try call.get(1), forSegmentAt: call.int(2))
    }
    bind.method("UISegmentedControl.titleForSegment(at:)") { (control: UISegmentedControl, call) in
      control.titleForSegment(at: call.int(1)).scriptValue
    }
    bind.action("UISegmentedControl.setEnabled(_:forSegmentAt:)") { (control: UISegmentedControl, call) in
      control.setEnabled(call.bool(1), forSegmentAt: call.int(2))
    }
    bind.method("UISegmentedControl.isEnabledForSegment(at:)") { (control: UISegmentedControl, call) in
      .bool(control.isEnabledForSegment(at: call.int(1)))
    }
    for name in ["selectedSegmentIndex", "value"] {
      bind.value("Reactive<UISegmentedControl>.\(name)", \Reactive<UISegmentedControl>.selectedSegmentIndex)
    }
    bind.reactive("Reactive<UISegmentedControl>.enabledForSegment(at:)") { (control: UISegmentedControl, call) in
      let index = call.int(1)
      return .binder(control) { control, isEnabled in control.setEnabled(isEnabled, forSegmentAt: index) }
    }
    bind.reactive("Reactive<UISegmentedControl>.titleForSegment(at:)") { (control: UISegmentedControl, call) in
      let index = call.int(1)
      return .binder(control) { control, title in control.setTitle(title, forSegmentAt: index) }
    }
  }
}
