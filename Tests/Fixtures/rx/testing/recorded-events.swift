// TestScheduler: cold and hot, recorded events compared and printed, scheduleAt, custom types.
import RxSwift
import RxTest

struct Item: Equatable { let id: Int; let name: String }
enum Oops: Error, Equatable { case bad(Int) }
let scheduler = TestScheduler(initialClock: 0)
let hot = scheduler.createHotObservable([.next(100, Item(id: 1, name: "a")), .next(210, Item(id: 2, name: "b")), .next(300, Item(id: 3, name: "c")), .error(400, Oops.bad(4))])
let res = scheduler.start { hot.map { $0.name }.catchAndReturn("!") }
print(res.events)
print(res.events == [.next(210, "b"), .next(300, "c"), .next(400, "!"), .completed(400)])
print(hot.subscriptions, hot.subscriptions == [Subscription(200, 400)])
let cold = scheduler.createColdObservable([.next(10, 1), .next(20, 2), .completed(30)])
let observer = scheduler.createObserver(Int.self)
scheduler.scheduleAt(1100) { print("at", scheduler.clock); _ = cold.subscribe(observer) }
scheduler.scheduleAt(1115) { _ = cold.map { $0 * 10 }.subscribe(observer) }
scheduler.start()
print(observer.events)
print(cold.subscriptions)
for event in observer.events {
  switch event.value {
  case .next(let n): print(event.time, n)
  case .completed: print(event.time, "completed")
  case .error(let e): print(event.time, e)
  }
}
print(observer.events.compactMap { $0.value.element }, Recorded.events(.next(1, "x"), .completed(2)))
print(Recorded.error(5, Oops.bad(1), Int.self), Subscription(200), Recorded<Event<Int>>.next(3, 4) == .next(3, 4))
