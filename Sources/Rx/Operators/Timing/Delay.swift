import Foundation

extension ObservableType {
  /// Sends everything later by a stretch of time, except an error, which is sent at once.
  ///
  /// ```marble
  /// source   -a-b-|
  /// source.delay(.milliseconds(300), scheduler: scheduler)
  ///          ----a-b-|
  /// ```
  ///
  /// - An error drops what waits.
  public func delay(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Observable<Element>(producer: { observer in
      let sink = DelaySink(observer, dueTime: dueTime, scheduler: scheduler)
      source.attach(to: sink.link, sink.on)
      return sink
    })
  }

  /// Subscribes to the source later by a stretch of time.
  ///
  /// ```marble
  /// source   -a-b-|
  /// source.delaySubscription(.milliseconds(300), scheduler: scheduler)
  ///          ----a-b-|
  /// ```
  public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Observable<Element>(producer: { observer in
      scheduler.scheduleRelative((), dueTime: dueTime) { _ in source.attachOnTrampoline(observer) }
    })
  }
}

private final class DelaySink<Element>: Disposable, @unchecked Sendable {
  // Unchecked because `Locked` guards the state.
  private struct State {
    var waiting = Queue<(time: Date, event: Event<Element>)>()
    var isActive = false
  }

  let link = UpstreamLink()
  private let serialized: SerializedObserver<Element>
  private let dueTime: RxTimeInterval
  private let scheduler: any SchedulerType
  private let timer = SerialDisposable()
  private let state = Locked(State())

  init(_ observer: AnyObserver<Element>, dueTime: RxTimeInterval, scheduler: any SchedulerType) {
    serialized = SerializedObserver(observer)
    self.dueTime = dueTime
    self.scheduler = scheduler
  }

  func on(_ event: Event<Element>) {
    if event.error != nil {
      link.finish()
      serialized.end(event)
      return
    }
    let now = scheduler.now
    let isFirst = state.withLock { state in
      state.waiting.append((now, event))
      defer { state.isActive = true }
      return !state.isActive
    }
    if isFirst { schedule(after: dueTime) }
  }

  private func schedule(after delay: RxTimeInterval) {
    let due = SingleAssignmentDisposable()
    timer.disposable = due
    due.setDisposable(
      scheduler.scheduleRelative((), dueTime: delay) { _ in
        self.drain()
        return Disposables.create()
      })
  }

  private func drain() {
    guard let stretch = dueTime.duration else { return }
    while true {
      let now = scheduler.now
      let (due, left) = state.withLock { state -> (Event<Element>?, Double?) in
        guard let first = state.waiting.first else {
          state.isActive = false
          return (nil, nil)
        }
        // Rounded to microseconds, because a `Date` does not hold nanoseconds.
        let left = ((stretch.seconds - now.timeIntervalSince(first.time)) * 1e6).rounded()
        if left > 0 { return (nil, left) }
        return (state.waiting.popFirst()?.event, nil)
      }
      if let left { return schedule(after: .microseconds(Int(left))) }
      guard let due else { return }
      serialized.on(due)
    }
  }

  func dispose() {
    serialized.stop.set()
    link.dispose()
    timer.dispose()
  }
}
