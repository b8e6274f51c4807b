import Foundation
import Locks

extension ObservableType {
  /// Sends the first element at once and then at most one a stretch of time, the latest at its end.
  ///
  /// ```marble
  /// source   a-b-c-----d-|
  /// source.throttle(.milliseconds(300), scheduler: scheduler)
  ///          a--b--c---d-|
  /// ```
  ///
  /// ```marble
  /// source   a-b-c-----d-|
  /// source.throttle(.milliseconds(300), latest: false, scheduler: scheduler)
  ///          a---c-----d-|
  /// ```
  ///
  /// - With `latest: false`, what comes within the stretch is dropped.
  /// - The time that is left of a stretch is rounded to the unit in which the stretch is given, as in RxSwift: with `.seconds(1)` an
  ///   element passes after 0.6 seconds. Use `.milliseconds` for more precise times.
  /// - When the source completes while an element waits, the result completes after that.
  /// - Traits: Infallible, SharedSequence
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: SchedulerType
  ) -> Observable<Element> {
    let source = asObservable()
    return ClosureObservable<Element>(producer: { observer in
      let sink = ThrottleSink(observer, dueTime, latest, scheduler)
      sink.run(source)
      return sink
    })
  }
}

/// The element that waits for the end of a throttled stretch of time.
struct ThrottledElement<Element> {
  private(set) var lastSent: Date?
  private var waiting: Element?
  private(set) var isDone = false

  /// Keeps an element, and returns the one that it replaces.
  mutating func replace(_ new: Element) -> Element? {
    defer { waiting = new }
    return waiting
  }

  mutating func take() -> Element? { waiting.take() }

  /// Takes note of an element that was sent.
  mutating func sent(at time: Date) { lastSent = time }

  /// Takes note of the source's completion; returns true if nothing waits.
  mutating func complete() -> Bool {
    isDone = true
    return waiting == nil
  }
}

/// One subscription to `throttle`.
private final class ThrottleSink<Element>: SerialSink<Element>, @unchecked Sendable {
  // Unchecked because its superclass is and `Locked` guards the state.
  private let dueTime: RxTimeInterval
  private let latest: Bool
  private let scheduler: any SchedulerType
  private let timer: RestartableTimer
  private let throttled = Locked(ThrottledElement<Element>())

  init(
    _ observer: AnyObserver<Element>, _ dueTime: RxTimeInterval, _ latest: Bool, _ scheduler: any SchedulerType
  ) {
    self.dueTime = dueTime
    self.latest = latest
    self.scheduler = scheduler
    timer = RestartableTimer(scheduler)
    super.init(observer)
  }

  func run(_ source: Observable<Element>) {
    setUpstream(PairDisposable(source.attach(AnyObserver { self.receive($0) }), timer))
  }

  private func receive(_ event: Event<Element>) {
    switch event {
    case .next(let element): receive(element)
    case .error:
      _ = takeWaiting()
      close(event)
    case .completed:
      if throttled.withLock({ $0.complete() }) { close(event) }
    }
  }

  private func receive(_ element: Element) {
    let now = scheduler.now
    guard let last = throttled.withLock({ $0.lastSent }) else { return sendNow(element) }
    let left = dueTime.remaining(since: last, at: now)
    if left.isZero { return sendNow(element) }
    if !latest { return }
    throttled.publish()
    if throttled.withLock({ $0.replace(element) }) != nil { return }
    timer.start(after: left) { self.stretchEnded() }
  }

  private func sendNow(_ element: Element) {
    _ = takeWaiting()
    send(element)
    // Taken after the element was handled, so that a slow observer gets the whole stretch.
    let now = scheduler.now
    throttled.withLock { $0.sent(at: now) }
  }

  private func stretchEnded() {
    if let waiting = takeWaiting() { sendNow(waiting) }
    if throttled.withLock({ $0.isDone }) { close(.completed) }
  }

  private func takeWaiting() -> Element? {
    let waiting = throttled.withLock { $0.take() }
    if waiting != nil { throttled.receive() }
    return waiting
  }
}
