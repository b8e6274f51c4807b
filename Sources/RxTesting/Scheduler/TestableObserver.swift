import Rx

/// An observer that records events with their times, in ticks of its scheduler.
public final class TestableObserver<Element>: ObserverType {
  let scheduler: TestScheduler

  /// Received events, in order.
  public private(set) var events: [Recorded<Event<Element>>] = []

  init(scheduler: TestScheduler) {
    self.scheduler = scheduler
  }

  /// Records an event at the current time of the scheduler.
  public func on(_ event: Event<Element>) {
    events.append(Recorded(time: scheduler.clock, value: event))
  }
}
