// Details of a test scheduler, from its arithmetic to the operators under test.
import RxSwift
import RxTest
import RxBlocking
import Foundation

// A page about TestScheduler's details
func title(_ s: String) { print("== \(s)") }
title("virtual time arithmetic")
let scheduler = TestScheduler(initialClock: 10)
print(scheduler.clock, TestScheduler.Defaults.created, TestScheduler.Defaults.subscribed, TestScheduler.Defaults.disposed)
scheduler.scheduleAt(15) { print("at 15, clock", scheduler.clock) }
scheduler.scheduleAt(12) { print("at 12") }
_ = scheduler.scheduleRelative("rel", dueTime: .seconds(3)) { print($0, scheduler.clock); return Disposables.create() }
_ = scheduler.scheduleRelativeVirtual("virt", dueTime: 4) { print($0, scheduler.clock); return Disposables.create() }
_ = scheduler.scheduleAbsoluteVirtual("abs", time: 20) { print($0, scheduler.clock); return Disposables.create() }
let cancelled = scheduler.scheduleAbsoluteVirtual("never", time: 19) { print($0); return Disposables.create() }
cancelled.dispose()
scheduler.advanceTo(16)
print("advanced to", scheduler.clock)
scheduler.sleep(2)
print("slept to", scheduler.clock)
scheduler.start()
print("ended at", scheduler.clock, scheduler.now.timeIntervalSince1970)
title("hot versus cold")
let s = TestScheduler(initialClock: 0)
let hot = s.createHotObservable([.next(100, "too early"), .next(250, "a"), .next(300, "b"), .completed(400), .next(500, "late")])
let cold = s.createColdObservable([.next(50, "x"), .error(120, RxError.noElements)])
let a = s.createObserver(String.self), b = s.createObserver(String.self)
s.scheduleAt(200) { _ = hot.subscribe(a) }
s.scheduleAt(220) { _ = cold.subscribe(b) }
s.start()
print(a.events); print(b.events); print(hot.subscriptions, cold.subscriptions)
print(hot.recordedEvents.count, hot.recordedEvents[1].value)
title("operators under test")
func run<T>(_ make: (TestScheduler) -> Observable<T>) -> [Recorded<Event<T>>] {
    let s = TestScheduler(initialClock: 0)
    return withoutActuallyEscaping(make) { make in s.start { make(s) }.events }
}
print(run { s in Observable<Int>.interval(.seconds(100), scheduler: s).take(3) })
print(run { s in s.createHotObservable([.next(210, 1), .next(215, 2), .next(260, 3), .completed(300)]).throttle(.seconds(20), scheduler: s) })
print(run { s in s.createHotObservable([.next(210, 1), .next(215, 2), .next(260, 3), .completed(300)]).delay(.seconds(50), scheduler: s) })
print(run { s in s.createHotObservable([.next(210, 1), .next(230, 2), .next(260, 3), .completed(300)]).buffer(timeSpan: .seconds(40), count: 2, scheduler: s) })
print(run { s in s.createColdObservable([.next(10, 1), .error(20, RxError.unknown)]).retry(2) })
print(run { s in Observable.zip(s.createHotObservable([.next(210, 1), .next(240, 2)]), s.createHotObservable([.next(220, "a"), .completed(260)])) { "\($0)\($1)" } })
print(run { s in s.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3)]).sample(s.createHotObservable([.next(225, ()), .next(235, ()), .next(245, ())])) })
print(run { s in s.createHotObservable([.next(210, 3), .completed(220)]).flatMap { n in s.createColdObservable([.next(5, n), .next(15, n * 2), .completed(20)]) } })
print(run { s in Observable.just(1, scheduler: s).observe(on: s) })
print(run { s in s.createColdObservable([.next(300, 1)]).timeout(.seconds(100), other: Observable.just(-1), scheduler: s) })
print(run { s in Observable<Int>.timer(.seconds(10), period: .seconds(20), scheduler: s).scan(0, accumulator: +).take(until: s.createHotObservable([.next(260, ())])) })
title("equality")
print([Recorded.next(1, "a"), .completed(2)] == [Recorded.next(1, "a"), .completed(2)])
print(Recorded<Event<Int>>.error(1, RxError.unknown) == .error(1, RxError.unknown), Event<Int>.next(1) == .next(1), Event<Int>.completed == .next(1))
print(Subscription(200, 300) == Subscription(200), Set([Subscription(1), Subscription(1)]).count)
let observer = s.createObserver(Int.self)
Observable.of(1, 2).map { $0 * 2 }.subscribe(observer).dispose()
print(observer.events.map { $0.value.element ?? -1 }, observer.events.last?.value.isCompleted ?? false)
title("blocking")
do {
    print(try Observable.of(1, 2, 3).toBlocking().last()!)
    print(try Observable.of(3, 4, 5).toBlocking().single { $0 == 4 })
    print(try Maybe<Int>.empty().toBlocking().first() as Any)
    print(try Single.just("s").toBlocking().toArray())
    _ = try Observable<Int>.interval(.milliseconds(10), scheduler: MainScheduler.instance).take(3).toBlocking(timeout: 5).toArray()
    _ = try Observable<Int>.never().toBlocking(timeout: 0.1).first()
} catch RxError.timeout { print("timeout") } catch { print("other", error) }
