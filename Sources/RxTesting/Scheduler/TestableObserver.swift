import Rx

/// An observer that records what it receives and when, in ticks of its scheduler.
public final class TestableObserver<Element>: ObserverType {
  let scheduler: TestScheduler

  /// What was received, in order.
  public private(set) var events: [Recorded<Event<Element>>] = []

  init(scheduler: TestScheduler) {
    self.scheduler = scheduler
  }

  public func on(_ event: Event<Element>) {
    events.append(Recorded(time: scheduler.clock, value: event))
  }
}
