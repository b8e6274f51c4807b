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
  /// - When the source completes while an element waits, the result completes after that.
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: SchedulerType
  ) -> Observable<Element> {
    let source = asObservable()
    return Observable<Element>(producer: { observer in
      let sink = ThrottleSink(observer, dueTime: dueTime, latest: latest, scheduler: scheduler)
      source.attach(to: sink.link, sink.on)
      return sink
    })
  }
}

private final class ThrottleSink<Element>: Disposable, @unchecked Sendable {
  // Unchecked because `Locked` guards the state.
  private struct State {
    var lastSent: Date?
    var waiting: Element?
    var isDone = false
  }

  let link = UpstreamLink()
  private let serialized: SerializedObserver<Element>
  private let dueTime: RxTimeInterval
  private let latest: Bool
  private let scheduler: any SchedulerType
  private let timer = SerialDisposable()
  private let state = Locked(State())

  init(_ observer: AnyObserver<Element>, dueTime: RxTimeInterval, latest: Bool, scheduler: any SchedulerType) {
    serialized = SerializedObserver(observer)
    self.dueTime = dueTime
    self.latest = latest
    self.scheduler = scheduler
  }

  func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): received(element)
    case .error: serialized.end(event)
    case .completed:
      let waits = state.withLock { state in
        state.isDone = true
        return state.waiting != nil
      }
      if !waits { serialized.end(event) }
    }
  }

  private func received(_ element: Element) {
    let now = scheduler.now
    guard let last = state.withLock({ $0.lastSent }) else { return send(element) }
    guard let stretch = dueTime.duration else { return }
    // Rounded to microseconds, because a `Date` does not hold nanoseconds.
    let left = (stretch.seconds - now.timeIntervalSince(last)) * 1e6
    if left.rounded() <= 0 { return send(element) }
    if !latest { return }
    let (waited, _) = state.withLock { state -> (Bool, Element?) in
      let old = state.waiting
      state.waiting = element
      return (old != nil, old)
    }
    if waited { return }
    let due = SingleAssignmentDisposable()
    timer.disposable = due
    due.setDisposable(
      scheduler.scheduleRelative((), dueTime: .microseconds(Int(left.rounded()))) { _ in
        self.windowEnded()
        return Disposables.create()
      })
  }

  private func send(_ element: Element) {
    _ = state.withLock { state in
      defer { state.waiting = nil }
      return state.waiting
    }
    serialized.forward(element)
    // Taken after the element was handled, so that a slow observer gets the whole stretch.
    let now = scheduler.now
    state.withLock { $0.lastSent = now }
  }

  private func windowEnded() {
    let waiting = state.withLock { state in
      defer { state.waiting = nil }
      return state.waiting
    }
    if let waiting { send(waiting) }
    if state.withLock({ $0.isDone }) { serialized.end(.completed) }
  }

  func dispose() {
    serialized.stop.set()
    link.dispose()
    timer.dispose()
  }
}
