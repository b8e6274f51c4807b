import Foundation

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
    return Observable<Element>(producer: { observer in
      let sink = ThrottleSink(observer, dueTime: dueTime, latest: latest, scheduler: scheduler)
      return sink.run(source)
    })
  }
}

private final class ThrottleSink<Element>: @unchecked Sendable {
  // Unchecked because `Locked` guards the state.
  private struct State {
    var lastSent: Date?
    var waiting: Element?
    var isDone = false
  }

  private let sink: SerialSink<Element>
  private let dueTime: RxTimeInterval
  private let latest: Bool
  private let scheduler: any SchedulerType
  private let timer: RestartableTimer
  private let state = Locked(State())

  init(_ observer: AnyObserver<Element>, dueTime: RxTimeInterval, latest: Bool, scheduler: any SchedulerType) {
    sink = SerialSink(observer)
    self.dueTime = dueTime
    self.latest = latest
    self.scheduler = scheduler
    timer = RestartableTimer(scheduler)
  }

  func run(_ source: Observable<Element>) -> Attachment? {
    sink.setUpstream(PairDisposable(source.attach(AnyObserver(eventHandler: on)), timer))
    return sink
  }

  private func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): received(element)
    case .error:
      _ = takeWaiting()
      sink.close(event)
    case .completed:
      let waits = state.withLock { state in
        state.isDone = true
        return state.waiting != nil
      }
      if !waits { sink.close(event) }
    }
  }

  private func received(_ element: Element) {
    let now = scheduler.now
    guard let last = state.withLock({ $0.lastSent }) else { return send(element) }
    let left = dueTime.remaining(since: last, at: now)
    if left.isZero { return send(element) }
    if !latest { return }
    state.publish()
    let (waited, _) = state.withLock { state -> (Bool, Element?) in
      let old = state.waiting
      state.waiting = element
      return (old != nil, old)
    }
    if waited { return }
    timer.start(after: left) { self.windowEnded() }
  }

  private func send(_ element: Element) {
    _ = takeWaiting()
    sink.send(element)
    // Taken after the element was handled, so that a slow observer gets the whole stretch.
    let now = scheduler.now
    state.withLock { $0.lastSent = now }
  }

  private func windowEnded() {
    if let waiting = takeWaiting() { send(waiting) }
    if state.withLock({ $0.isDone }) { sink.close(.completed) }
  }

  private func takeWaiting() -> Element? {
    let waiting = state.withLock { state in
      defer { state.waiting = nil }
      return state.waiting
    }
    if waiting != nil { state.receive() }
    return waiting
  }
}
