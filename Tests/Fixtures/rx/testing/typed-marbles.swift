import RxSwift
import RxTest

// Recorded events with their element's type written out, and bags made of arrays.
let scheduler = TestScheduler(initialClock: 0)
let observer = scheduler.createObserver(Int.self)
let source = scheduler.createColdObservable([.next(10, 1), .error(20, RxError.timeout)])
let failed = scheduler.start { source.catchAndReturn(0) }
print(failed.events)
print(failed.events == [Recorded.next(210, 1), Recorded.next(220, 0), Recorded.completed(220, Int.self)])
print(source.subscriptions)
let bag = DisposeBag(disposing: [Observable.just(1).subscribe(observer), Disposables.create { print("disposed") }])
print(observer.events)
print([Recorded<Event<Int>>.error(5, RxError.unknown, Int.self)])

let composite = CompositeDisposable()
let key: CompositeDisposable.DisposeKey? = composite.insert(Disposables.create { print("removed") })
if let key { composite.remove(for: key) }
print(composite.count)
