import Controls
import Foundation
import Rx
import Testing

struct ControlTests {
  let stage = Stage()

  @Test("a text field tells its text on subscription, with each key, and when typing begins and ends")
  func textField() {
    let field = UITextField()
    #expect(stage.main { $0.watch(field.rx.text) } == [#"next(Optional(""))"#])
    #expect(stage.main { _ in field.becomeFirstResponder() } == [#"next(Optional(""))"#])
    #expect(stage.main { _ in field.insertText("a") } == [#"next(Optional("a"))"#])
    #expect(stage.main { _ in field.insertText("é") } == [#"next(Optional("aé"))"#])
    #expect(stage.main { _ in field.deleteBackward() } == [#"next(Optional("a"))"#])
    #expect(stage.main { _ in field.resignFirstResponder() } == [#"next(Optional("a"))"#])
  }

  @Test("what the program sets is no event")
  func programmaticChanges() {
    let field = UITextField()
    let control = UISwitch()
    let slider = UISlider()
    stage.main { stage in
      stage.watch(field.rx.text.skip(1))
      stage.watch(control.rx.isOn.skip(1))
      stage.watch(slider.rx.value.skip(1))
    }
    let told = stage.main { _ in
      field.text = "set"
      control.setOn(true, animated: true)
      slider.value = 0.5
    }
    #expect(told == [])
    stage.main { _ in
      #expect(field.text == "set")
      #expect(control.isOn)
    }
  }

  @Test("a control property is bound both ways without end")
  func twoWay() {
    let field = UITextField()
    let relay = BehaviorRelay<String?>(value: "start")
    stage.main { stage in
      relay.bind(to: field.rx.text).disposed(by: stage.bag)
      field.rx.text.bind(to: relay).disposed(by: stage.bag)
    }
    stage.main { _ in
      #expect(field.text == "start")
      field.insertText("!")
      #expect(relay.value == "start!")
      relay.accept("over")
      #expect(field.text == "over")
    }
  }

  @Test("orEmpty gives an empty text in place of nil, and nil sets an empty text")
  func orEmpty() {
    let field = UITextField()
    #expect(stage.main { $0.watch(field.rx.text.orEmpty) } == [#"next()"#])
    stage.main { _ in
      field.text = nil
      #expect(field.text == "")
    }
  }

  @Test("a button tells its taps to all who listen, and no longer when they are disposed")
  func taps() {
    let button = UIButton()
    let first = stage.main { stage in
      let once = button.rx.tap.subscribe { stage.log("once \($0)") }
      stage.watch(button.rx.tap)
      button.sendActions(for: .touchUpInside)
      once.dispose()
      button.sendActions(for: .touchUpInside)
      button.sendActions(for: .touchDown)
    }
    #expect(first == ["once next(())", "next(())", "next(())"])
  }

  @Test("a control's sequences complete when it goes away")
  func deallocation() {
    let told = stage.main { stage in
      var button: UIButton? = UIButton()
      stage.watch(button!.rx.tap)
      stage.watch(button!.rx.controlProperty(editingEvents: .allEvents, getter: { $0.tag }, setter: { $0.tag = $1 }))
      stage.watch(button!.rx.deallocated)
      button = nil
    }
    #expect(told == ["next(0)", "completed", "completed", "next(())", "completed"])
  }

  @Test("a target that is gone gives an empty sequence")
  func goneTarget() {
    let told = stage.main { stage in
      var button: UIButton? = UIButton()
      let tap = button!.rx.tap
      button = nil
      stage.watch(tap)
    }
    #expect(told == ["completed"])
  }

  @Test("every property of a control is a binder")
  func binders() {
    let button = UIButton()
    let label = UILabel()
    stage.main { stage in
      Observable.just(false).bind(to: button.rx.isEnabled).disposed(by: stage.bag)
      Observable.just("Sign up").bind(to: button.rx.title(for: .normal)).disposed(by: stage.bag)
      Observable.just("3").bind(to: label.rx.text).disposed(by: stage.bag)
      Observable.just(UIColor.red).bind(to: label.rx.backgroundColor).disposed(by: stage.bag)
      Observable.just(0.5).bind(to: label.rx.alpha).disposed(by: stage.bag)
      #expect(!button.isEnabled)
      #expect(button.state == .disabled)
      #expect(button.currentTitle == "Sign up")
      #expect(label.text == "3")
      #expect(label.backgroundColor == .red)
      #expect(label.alpha == 0.5)
    }
  }

  @Test("sliders, steppers and segments stay within their ends and tell what people set")
  func valueControls() {
    let slider = UISlider()
    let stepper = UIStepper()
    let segments = UISegmentedControl(items: ["a", "b"])
    let told = stage.main { stage in
      stage.watch(slider.rx.value)
      stage.watch(stepper.rx.value)
      stage.watch(segments.rx.selectedSegmentIndex)
      slider.value = 7
      slider.sendActions(for: .valueChanged)
      stepper.value = .nan
      stepper.sendActions(for: .valueChanged)
      segments.selectedSegmentIndex = 1
      segments.sendActions(for: .valueChanged)
      segments.selectedSegmentIndex = 2
      segments.sendActions(for: .valueChanged)
    }
    #expect(told == ["next(0.0)", "next(0.0)", "next(-1)", "next(1.0)", "next(0.0)", "next(1)", "next(-1)"])
  }

  @Test("an action is called for its events until it is removed")
  func actions() {
    let button = UIButton()
    let told = stage.main { stage in
      let action = UIAction { action in stage.log("acted \(action.sender === button)") }
      button.addAction(action, for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
      button.removeAction(action, for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
    }
    #expect(told == ["acted true"])
  }

  @Test("a text view tells what people type, and of every change a turn later")
  func textView() {
    let view = UITextView()
    let told = stage.main { stage in
      stage.watch(view.rx.didChange)
      stage.watch(view.rx.text)
      view.insertText("a")
      stage.log("typed")
      view.text = "set"
    }
    #expect(
      told == [#"next(Optional(""))"#, "next(())", "typed", #"next(Optional("set"))"#, #"next(Optional("set"))"#])
  }

  @Test("a search bar tells its text and its buttons")
  func searchBar() {
    let bar = UISearchBar()
    let told = stage.main { stage in
      stage.watch(bar.rx.text.orEmpty)
      stage.watch(bar.rx.searchButtonClicked)
      stage.watch(bar.rx.cancelButtonClicked)
      bar.insertText("x")
      bar.text = "no event"
      bar.search()
      bar.cancel()
    }
    #expect(told == ["next()", "next(x)", "next(())", "next(())"])
  }

  @Test("only one view has the keys")
  func focus() {
    let one = UITextField()
    let other = UITextField()
    let told = stage.main { stage in
      stage.watch(one.rx.controlEvent(.editingDidEnd))
      one.becomeFirstResponder()
      other.becomeFirstResponder()
      #expect(!one.isFirstResponder)
      #expect(other.isFirstResponder)
      other.isEnabled = false
      #expect(UILabel().becomeFirstResponder() == false)
    }
    #expect(told == ["next(())"])
  }

  @Test("an indicator turns while its binding says so")
  func indicator() {
    let wheel = UIActivityIndicatorView()
    stage.main { _ in
      wheel.rx.isAnimating.on(.next(true))
      #expect(wheel.isAnimating)
      wheel.rx.isAnimating.on(.next(false))
      #expect(!wheel.isAnimating)
    }
  }

  @Test("a gesture sends its recognizer")
  func gesture() {
    let tap = UITapGestureRecognizer()
    let label = UILabel()
    let told = stage.main { stage in
      label.addGestureRecognizer(tap)
      tap.rx.event.subscribe(onNext: { stage.log("tapped \($0.view === label)") }).disposed(by: stage.bag)
      tap.recognize()
    }
    #expect(told == ["tapped true"])
  }

  @Test("a view moves from one view to another, never into itself")
  func hierarchy() {
    let outer = UIView()
    let inner = UIView()
    let other = UIView()
    stage.main { _ in
      outer.addSubview(inner)
      inner.addSubview(outer)
      #expect(outer.superview == nil)
      other.addSubview(inner)
      #expect(outer.subviews.isEmpty)
      #expect(inner.superview === other)
    }
  }
}
