// Printed descriptions of streams, subjects and traits.
import RxSwift
import RxCocoa
import Foundation

let driver: Driver<Int> = .just(1)
print(driver, Signal.just("a"), Single.just(1), Completable.empty(), Infallible.of(1, 2))
print("\(driver) \(Maybe.just(1.5))", "\(Observable.just([1]))")
debugPrint(driver, Observable.just("a"))
print(PublishSubject<Int>(), BehaviorRelay(value: "a"), ReplaySubject<[Int]>.create(bufferSize: 1))
print(Observable.of(1).map { "\($0)" }, Observable<Date>.never(), Observable.of(1).groupBy { $0 % 2 }, Observable.just(1).publish())
print(Disposables.create(), Disposables.create {}, Observable.just(1).subscribe(), DisposeBag())
print(Event.next(1), Event<Int>.error(RxError.timeout), MaybeEvent<Int>.completed, SingleEvent.success(1))
print(ControlEvent(events: Observable.just(1)), Binder(DisposeBag()) { (_, _: Int) in })
struct Box<Value> { let value: Value }
print(String(reflecting: Driver<Date>.self), [Box<UUID?>(value: nil)])
