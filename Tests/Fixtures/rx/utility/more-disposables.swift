import RxCocoa
import RxSwift

// Disposables that count, that wait for a scheduler, and that hold others.
func resource(_ name: String) -> Disposable { Disposables.create { print(name, "gone") } }
let flag = BooleanDisposable(isDisposed: true)
print(flag.isDisposed)
let composite = CompositeDisposable(disposables: [resource("a"), resource("b")])
print(composite.count)
composite.dispose()
_ = composite.insert(resource("late"))

let counted = RefCountDisposable(disposable: resource("counted"))
let first = counted.retain()
let second = counted.retain()
counted.dispose()
first.dispose()
print(counted.isDisposed)
second.dispose()
print(counted.isDisposed)

let scheduled = ScheduledDisposable(scheduler: MainScheduler.asyncInstance, disposable: resource("scheduled"))
scheduled.dispose()
print("asked")

struct Failure: Error {}
let bag = DisposeBag()
let failing = Observable.of(1).concat(Observable<Int>.error(Failure()))
failing.asSignal(onErrorRecover: { _ in Signal.just(2) }).emit(onNext: { print("recovered", $0) }).disposed(by: bag)
failing.asSignal(onErrorSignalWith: Signal.just(3)).emit(onNext: { print("with", $0) }).disposed(by: bag)
Infallible.of(4, 5).bind(onNext: { print("bound", $0) }).disposed(by: bag)
let group = GroupedObservable(key: "key", source: Observable.just(6))
print(group.key)
_ = group.map { $0 * 2 }.subscribe(onNext: { print($0) })
_ = Single.just(7).primitiveSequence.subscribe(onSuccess: { print($0) })
