import Foundation
import Rx
import RxTesting
import Testing

/// Names of RxTest and RxBlocking in programs.
@Suite("Programs find for their tests")
struct TestingNames {
  private struct Failure: Error {}

  @Test("the test scheduler")
  func scheduler() {
    let scheduler = TestScheduler(initialClock: 0)
    let fine = TestScheduler(initialClock: 0, resolution: 0.1, simulateProcessingDelay: false)
    let hot: TestableObservable<Int> = scheduler.createHotObservable([.next(210, 1), .error(220, Failure())])
    let cold: TestableObservable<Int> = scheduler.createColdObservable([Recorded.next(10, 1), Recorded.completed(20)])
    let observer: TestableObserver<Int> = scheduler.createObserver(Int.self)
    scheduler.scheduleAt(205) { _ = hot.subscribe(observer) }
    let started: TestableObserver<Int> = scheduler.start { cold.asObservable() }
    #expect(started.events == [.next(210, 1), .completed(220)])
    #expect(observer.events == [.next(210, 1), .error(220, Failure())])
    #expect(cold.subscriptions == [Subscription(200, 220)])
    #expect(hot.recordedEvents.count == 2)
    let disposed = TestScheduler(initialClock: 0).start(disposed: 300) { Observable<Int>.never() }
    let all = TestScheduler(initialClock: 0).start(created: 1, subscribed: 2, disposed: 3) { Observable<Int>.never() }
    #expect(disposed.events.isEmpty && all.events.isEmpty)
    let defaults: [TestTime] = [
      TestScheduler.Defaults.created, TestScheduler.Defaults.subscribed, TestScheduler.Defaults.disposed,
    ]
    #expect(defaults == [100, 200, 1000])
    #expect(fine.adjustScheduledTime(0) >= 0)
    fine.advanceTo(7)
    #expect(fine.clock == 7 && fine.now == Date(timeIntervalSince1970: 0.7))
    let converter: TestSchedulerVirtualTimeConverter? = nil
    _ = converter
    let units:
      (TestSchedulerVirtualTimeConverter.VirtualTimeUnit, TestSchedulerVirtualTimeConverter.VirtualTimeIntervalUnit) = (
        1, 1
      )
    _ = units
  }

  @Test("what is recorded, and its equality")
  func recorded() {
    let events: [Recorded<Event<Int>>] = Recorded.events(.next(1, 1), .completed(2))
    let listed: [Recorded<Event<Int>>] = Recorded.events([.next(1, 1), .completed(2)])
    #expect(events == listed)
    let own = Recorded(time: 1, value: "a")
    #expect(own.time == 1 && own.value == "a" && own == Recorded(time: 1, value: "a"))
    #expect(events[0].debugDescription == "next(1) @ 1")
    let failed: Recorded<Event<Int>> = .error(3, Failure(), Int.self)
    let completed: Recorded<Event<Int>> = .completed(4, Int.self)
    #expect(failed != completed)
    #expect(Event<Int>.next(1) == .next(1) && Event<Int>.error(Failure()) == .error(Failure()))
    #expect(Event<Int>.error(Failure()) != .error(RxError.unknown))
    #expect(MaybeEvent<Int>.success(1) == .success(1) && CompletableEvent.completed == .completed)
    let endless = Subscription(200)
    #expect(endless.debugDescription == "(200: Infinity)" && Subscription(200, 400).debugDescription == "(200: 400)")
    #expect(endless.subscribe == 200 && Set([endless, endless]).count == 1 && endless.unsubscribe == Int.max)
  }

  @Test("blocking")
  func blocking() throws {
    let source = Observable.of(1, 2, 3)
    let blocking: BlockingObservable<Int> = source.toBlocking()
    #expect(try blocking.toArray() == [1, 2, 3])
    #expect(try source.toBlocking(timeout: 1).first() == 1)
    #expect(try source.toBlocking().last() == 3)
    #expect(try source.toBlocking().single { $0 == 2 } == 2)
    #expect(try Observable.just(1).toBlocking().single() == 1)
    #expect(try Single.just(1).toBlocking().first() == 1)
    switch source.toBlocking().materialize() {
    case .completed(let elements): #expect(elements == [1, 2, 3])
    case .failed(let elements, let error): Issue.record("failed with \(error) after \(elements)")
    }
    let failed: MaterializedSequenceResult<Int> = Observable<Int>.error(Failure()).toBlocking().materialize()
    guard case .failed(elements: [], error: _) = failed else {
      Issue.record("an error fails")
      return
    }
  }
}
