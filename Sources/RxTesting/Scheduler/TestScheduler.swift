import Rx

/// A scheduler in virtual time, as in RxTest: its time moves only when the test advances it. Makes observables and
/// observers that record. Used from one thread.
///
/// Work that is due at once runs one tick later unless `simulateProcessingDelay` is off, so that causes and effects
/// have different times.
public final class TestScheduler: VirtualTimeScheduler<TestSchedulerVirtualTimeConverter> {
  /// Default times of `start`.
  public enum Defaults {
    /// Time of creation, in ticks.
    public static let created: TestTime = 100
    /// Time of subscription, in ticks.
    public static let subscribed: TestTime = 200
    /// Time of disposal, in ticks.
    public static let disposed: TestTime = 1000
  }

  /// Duration of a tick, in seconds.
  let resolution: Double
  private let simulateProcessingDelay: Bool

  /// - Parameters:
  ///   - initialClock: Start time, in ticks.
  ///   - resolution: Duration of a tick, in seconds.
  ///   - simulateProcessingDelay: If true, work that is due at once runs one tick later.
  public init(initialClock: TestTime, resolution: Double = 1.0, simulateProcessingDelay: Bool = true) {
    self.resolution = resolution
    self.simulateProcessingDelay = simulateProcessingDelay
    super.init(initialClock: initialClock, converter: TestSchedulerVirtualTimeConverter(resolution: resolution))
  }

  /// Returns a hot observable, which sends its events at their absolute times, with or without observers.
  public func createHotObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<Element> {
    HotObservable(scheduler: self, recordedEvents: events)
  }

  /// Returns a cold observable, which sends its events to each observer, at times relative to its subscription.
  public func createColdObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<Element> {
    ColdObservable(scheduler: self, recordedEvents: events)
  }

  /// Returns an observer that records events with their times.
  public func createObserver<Element>(_ type: Element.Type) -> TestableObserver<Element> {
    TestableObserver(scheduler: self)
  }

  /// Schedules `action` at an absolute time, in ticks.
  public func scheduleAt(_ time: TestTime, action: @escaping () -> Void) {
    _ = scheduleAbsoluteVirtual((), time: time) { _ in
      action()
      return Disposables.create()
    }
  }

  public override func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime {
    time <= clock ? clock + (simulateProcessingDelay ? 1 : 0) : time
  }

  /// Makes the observable, subscribes and disposes of the subscription at the given times in ticks, runs everything that
  /// is scheduled, and returns the observer with the recorded events.
  public func start<Element, OutputSequence: ObservableConvertibleType>(
    created: TestTime, subscribed: TestTime, disposed: TestTime, create: @escaping () -> OutputSequence
  ) -> TestableObserver<Element> where OutputSequence.Element == Element {
    var source: Observable<Element>?
    var subscription: Disposable?
    let observer = createObserver(Element.self)
    scheduleAt(created) { source = create().asObservable() }
    scheduleAt(subscribed) { subscription = source?.subscribe(observer) }
    scheduleAt(disposed) {
      subscription?.dispose()
      // Nothing of the test outlives it, so that a leak shows.
      subscription = nil
      source = nil
    }
    start()
    return observer
  }

  /// Starts as `start(created:subscribed:disposed:create:)` does, with creation at 100 and subscription at 200.
  public func start<Element, OutputSequence: ObservableConvertibleType>(
    disposed: TestTime, create: @escaping () -> OutputSequence
  ) -> TestableObserver<Element> where OutputSequence.Element == Element {
    start(created: Defaults.created, subscribed: Defaults.subscribed, disposed: disposed, create: create)
  }

  /// Starts as `start(created:subscribed:disposed:create:)` does, with creation at 100, subscription at 200 and
  /// disposal at 1000.
  public func start<Element, OutputSequence: ObservableConvertibleType>(
    _ create: @escaping () -> OutputSequence
  ) -> TestableObserver<Element> where OutputSequence.Element == Element {
    start(
      created: Defaults.created, subscribed: Defaults.subscribed, disposed: Defaults.disposed, create: create)
  }
}
