// Reactive extensions, Binder, ControlProperty, ControlEvent.
import RxCocoa
import RxSwift

final class Field {
  var text: String? = "" { didSet { print("text is", text ?? "nil") } }
  var isEnabled = true
  let changes = PublishSubject<String?>()
  let taps = PublishSubject<Void>()
  func type(_ s: String) { text = s; changes.onNext(s) }
}
extension Field: ReactiveCompatible {}
extension Reactive where Base: Field {
  var text: ControlProperty<String?> {
    let values = Observable.deferred { [weak base] in base.map { $0.changes.startWith($0.text) } ?? .empty() }
    return ControlProperty(values: values, valueSink: Binder(base) { $0.text = $1 })
  }
  var tap: ControlEvent<Void> { ControlEvent(events: base.taps) }
  var enabled: Binder<Bool> { Binder(base) { field, on in field.isEnabled = on; print("enabled", on) } }
}
let bag = DisposeBag()
let field = Field()
field.rx.text.orEmpty.map { $0.count >= 3 }.distinctUntilChanged().bind(to: field.rx.enabled).disposed(by: bag)
field.rx.text.orEmpty.changed.subscribe(onNext: { print("changed", $0) }).disposed(by: bag)
field.type("ab")
field.type("abc")
Observable.just("set").bind(to: field.rx.text).disposed(by: bag)
field.rx.tap.asSignal().emit(onNext: { print("tap") }).disposed(by: bag)
field.taps.onNext(())
field.rx.tap.withLatestFrom(field.rx.text.orEmpty).subscribe(onNext: { print("tapped with", $0) }).disposed(by: bag)
field.taps.onNext(())
field.rx.isEnabled.onNext(false)
print(field.isEnabled)
