import Foundation
import Rx
import RxTesting
import Testing

private struct Failure: Error, Equatable {}

@Suite("TestScheduler")
struct TestSchedulerTests {
  @Test("subscribes at 200 and disposes at 1000, so a hot observable is heard from there to there")
  func hot() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([
      .next(150, 1), .next(210, 2), .next(240, 3), .next(1000, 4), .next(1100, 5),
    ])
    let observer = scheduler.start { source.map { $0 * 10 } }
    #expect(observer.events == [.next(210, 20), .next(240, 30), .next(1000, 40)])
    #expect(source.subscriptions == [Subscription(200, 1000)])
  }

  @Test("a cold observable counts its times from each subscription")
  func cold() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createColdObservable([.next(10, "a"), .completed(30)])
    let first = scheduler.createObserver(String.self)
    let second = scheduler.createObserver(String.self)
    scheduler.scheduleAt(100) { _ = source.asObservable().subscribe(first) }
    scheduler.scheduleAt(120) { _ = source.asObservable().subscribe(second) }
    scheduler.start()
    #expect(first.events == [.next(110, "a"), .completed(130)])
    #expect(second.events == [.next(130, "a"), .completed(150)])
    #expect(source.subscriptions == [Subscription(100, 130), Subscription(120, 150)])
  }

  @Test("an error ends the subscription at its time")
  func error() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createColdObservable([.next(10, 1), .error(20, Failure()), .next(30, 2)])
    let observer = scheduler.start(disposed: 500) { source }
    #expect(observer.events == [.next(210, 1), .error(220, Failure())])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test("times can be given, and a source that nobody leaves stays subscribed")
  func times() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([Recorded.next(5, 1), .next(15, 2), .next(25, 3)])
    let observer = scheduler.start(created: 1, subscribed: 10, disposed: 20) { source }
    #expect(observer.events == [.next(15, 2)])

    let open = scheduler.createHotObservable([Recorded<Event<Int>>]())
    _ = open.subscribe(scheduler.createObserver(Int.self))
    #expect(open.subscriptions == [Subscription(25)])
  }

  @Test("what is due at once runs one tick later, unless the delay is turned off")
  func processingDelay() {
    for (simulated, expected) in [(true, 11), (false, 10)] {
      let scheduler = TestScheduler(initialClock: 10, simulateProcessingDelay: simulated)
      var time = 0
      _ = scheduler.schedule(()) { _ in
        time = scheduler.clock
        return Disposables.create()
      }
      scheduler.start()
      #expect(time == expected)
    }
  }

  @Test("the resolution says how many seconds a tick is")
  func resolution() {
    let scheduler = TestScheduler(initialClock: 0, resolution: 0.1)
    var time = 0
    _ = scheduler.scheduleRelative((), dueTime: .milliseconds(500)) { _ in
      time = scheduler.clock
      return Disposables.create()
    }
    scheduler.start()
    #expect(time == 5)
    #expect(scheduler.now == Date(timeIntervalSince1970: 0.5))
  }

  @Test("records and subscriptions print their times")
  func descriptions() {
    #expect("\(Recorded.next(210, 1))" == "next(1) @ 210")
    #expect("\(Recorded<Event<Int>>.completed(220))" == "completed @ 220")
    #expect("\(Recorded<Event<Int>>.error(230, Failure()))" == "error(Failure()) @ 230")
    #expect("\(Subscription(200, 400))" == "(200: 400)")
    #expect("\(Subscription(200))" == "(200: Infinity)")
  }

  @Test("events are equal by kind, element and error")
  func equality() {
    struct Other: Error {}
    #expect(Event.next(1) == .next(1))
    #expect(Event.next(1) != .next(2))
    #expect(Event<Int>.error(Failure()) == .error(Failure()))
    #expect(Event<Int>.error(Failure()) != .error(Other()))
    #expect(Event<Int>.completed != .next(1))
    #expect(SingleEvent<Int>.success(1) == SingleEvent<Int>.success(1))
    #expect(!(SingleEvent<Int>.success(1) == SingleEvent<Int>.failure(Failure())))
    #expect(MaybeEvent<Int>.completed == .completed)
    #expect(MaybeEvent<Int>.success(1) != .success(2))
    #expect(CompletableEvent.error(Failure()) == .error(Failure()))
    #expect(CompletableEvent.completed != .error(Failure()))
    #expect(Recorded<Event<Int>>.events(.next(1, 1), .completed(2)) == [.next(1, 1), .completed(2)])
  }
}
