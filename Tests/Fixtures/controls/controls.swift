// Text fields, switches, sliders, segments and buttons: first values, events, binders, two-way bindings.

import RxCocoa
import RxSwift
import UIKit

let bag = DisposeBag()
let field = UITextField()
let label = UILabel()
let button = UIButton()
let flag = UISwitch()
let slider = UISlider()
let stepper = UIStepper()
let segments = UISegmentedControl(items: ["one", "two"])

field.rx.text.orEmpty.subscribe(onNext: { print("text '\($0)'") }).disposed(by: bag)
field.text = "set by the program"
field.insertText("!")
field.becomeFirstResponder()
field.deleteBackward()
field.resignFirstResponder()

let name = BehaviorRelay<String?>(value: "Ada")
name.bind(to: field.rx.text).disposed(by: bag)
field.rx.text.bind(to: name).disposed(by: bag)
field.insertText(" L")
print(name.value ?? "nil", field.text ?? "nil")

flag.rx.isOn.map { $0 ? "on" : "off" }.bind(to: label.rx.text).disposed(by: bag)
flag.setOn(true, animated: false)
print(label.text ?? "nil")
flag.sendActions(for: .valueChanged)
print(label.text ?? "nil")

slider.rx.value.map { $0 > 0.5 }.distinctUntilChanged().bind(to: button.rx.isEnabled).disposed(by: bag)
slider.value = 3
slider.sendActions(for: .valueChanged)
print(slider.value, button.isEnabled, button.state.contains(.disabled))

stepper.maximumValue = 2
stepper.rx.value.skip(1).subscribe(onNext: { print("stepper \($0)") }).disposed(by: bag)
stepper.value = 5
stepper.sendActions(for: .valueChanged)

segments.rx.selectedSegmentIndex.changed.subscribe(onNext: { print("segment \($0)") }).disposed(by: bag)
segments.selectedSegmentIndex = 1
segments.sendActions(for: .valueChanged)
print(segments.titleForSegment(at: 1) ?? "nil")

button.rx.tap.asSignal().emit(onNext: { print("tap") }).disposed(by: bag)
button.rx.controlEvent([.touchDown, .touchUpInside]).subscribe(onNext: { print("event") }).disposed(by: bag)
button.sendActions(for: .touchDown)
button.sendActions(for: .touchUpInside)
Observable.just("Sign up").bind(to: button.rx.title(for: .normal)).disposed(by: bag)
print(button.currentTitle ?? "nil")

Driver.just(true).map { $0 ? UIColor.blue : UIColor.red }.drive(label.rx.backgroundColor).disposed(by: bag)
print(label.backgroundColor == .blue, label.backgroundColor ?? .clear)
label.rx.isHidden.onNext(true)
print(label.isHidden)
