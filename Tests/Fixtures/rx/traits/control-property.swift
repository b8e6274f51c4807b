import RxCocoa
import RxSwift

// Control properties and events of a program's own.
let bag = DisposeBag()
let text = BehaviorSubject<String?>(value: nil)
let property = ControlProperty<String?>(values: text, valueSink: text)
property.orEmpty.subscribe(onNext: { print("text", $0) }).disposed(by: bag)
property.orEmpty.changed.subscribe(onNext: { print("changed", $0) }).disposed(by: bag)
property.orEmpty.asDriver().drive(onNext: { print("driven", $0) }).disposed(by: bag)
Observable.never().startWith("a").bind(to: property.orEmpty).disposed(by: bag)
property.onNext("b")
property.asObservable().subscribe(onNext: { print("optional", $0 ?? "none") }).disposed(by: bag)
property.asControlProperty().subscribe { event in print(event) }.disposed(by: bag)

let taps = PublishSubject<Void>()
let tap = ControlEvent(events: taps)
tap.subscribe(onNext: { print("tap") }).disposed(by: bag)
tap.asSignal().emit(onNext: { print("signal") }).disposed(by: bag)
tap.asDriver().drive(onNext: { print("driver") }).disposed(by: bag)
tap.asInfallible().subscribe(onNext: { print("infallible") }).disposed(by: bag)
tap.asControlEvent().asObservable().subscribe(onNext: { print("observable") }).disposed(by: bag)
taps.onNext(())
