import Foundation
import Locks

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
  /// - Each element takes a turn of the scheduler: on a `TestScheduler` elements that are due at the same time come one tick apart.
  /// - The time that is left until the next element is rounded to the unit in which the delay is given, as in RxSwift.
  /// - Traits: SharedSequence, PrimitiveSequence
  /// - PrimitiveSequence: `Single.just(1).delay(.milliseconds(300), scheduler: scheduler)` sends `---(1|)`.
  public func delay(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return ClosureObservable<Element>(producer: { observer in
      DelaySink(observer, dueTime: dueTime, scheduler: scheduler).run(source)
    })
  }

  /// Subscribes to the source later by a stretch of time.
  ///
  /// ```marble
  /// source   -a-b-|
  /// source.delaySubscription(.milliseconds(300), scheduler: scheduler)
  ///          ----a-b-|
  /// ```
  ///
  /// - Traits: PrimitiveSequence
  /// - PrimitiveSequence: `Single.just(1).delaySubscription(.milliseconds(300), scheduler: scheduler)` sends `---(1|)`.
  public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return ClosureObservable<Element>(producer: { observer in
      let sink = Sink(observer)
      sink.setUpstream(
        disposing: scheduler.scheduleRelative((), dueTime: dueTime) { _ in
          source.attachOnTrampoline(AnyObserver(receive: { sink.receive(any: $0) })).disposable
        })
      return sink
    })
  }
}

/// One subscription to `delay`: a recursive action that sends one element and then waits for what remains until the next is due.
private final class DelaySink<Element>: Sink<Element>, @unchecked Sendable {
  // Unchecked because its superclass is and `Locked` guards the state.
  private struct State {
    var waiting = Queue<(time: Date, event: Event<Element>)>()
    /// True if the action is scheduled or runs.
    var isActive = false
    /// True if the action runs: an error that arrives meanwhile is left to it.
    var isRunning = false
    var error: Event<Element>?
  }

  /// The next thing that the action does.
  private enum Step {
    case send(Event<Element>)
    case fail(Event<Element>)
    case wait(since: Date)
    case stop
  }

  private let dueTime: RxTimeInterval
  private let scheduler: any SchedulerType
  private let sourceLink = UpstreamLink()
  private let timer = SerialDisposable()
  private let progress = Locked(State())

  init(_ observer: AnyObserver<Element>, dueTime: RxTimeInterval, scheduler: any SchedulerType) {
    self.dueTime = dueTime
    self.scheduler = scheduler
    super.init(observer)
  }

  func run(_ source: Observable<Element>) -> Attachment? {
    sourceLink.setUpstream(source.attach(AnyObserver(eventHandler: received)))
    setUpstream(PairDisposable(sourceLink, timer))
    return self
  }

  private func received(_ event: Event<Element>) {
    if event.isStopEvent { sourceLink.dispose() }
    progress.publish()
    if event.error != nil {
      let (sendsNow, _) = progress.withLock { state in
        let dropped = state.waiting
        state.waiting = Queue()
        state.error = event
        return (!state.isRunning, dropped)
      }
      if sendsNow { end(event) }
      return
    }
    let now = scheduler.now
    let begins = progress.withLock { state in
      state.waiting.append((now, event))
      defer { state.isActive = true }
      return !state.isActive
    }
    if begins { timer.disposable = scheduler.scheduleRecursive((), dueTime: dueTime, action: turn) }
  }

  private func turn(_: Void, _ recurse: (Void, RxTimeInterval) -> Void) {
    let hasFailed = progress.withLock { state in
      state.isRunning = state.error == nil
      return state.error != nil
    }
    if hasFailed { return }
    var hasSent = false
    while true {
      let step = progress.withLock { DelaySink.step(&$0, afterSending: hasSent) }
      progress.receive()
      switch step {
      case .send(let event) where event.isStopEvent: return end(event)
      case .send(let event):
        hasSent = true
        withUnsafePointer(to: event) { forward($0) }
      case .fail(let event): return end(event)
      case .wait(let time): return recurse((), dueTime.remaining(since: time, at: scheduler.now))
      case .stop: return
      }
    }
  }

  private static func step(_ state: inout State, afterSending hasSent: Bool) -> Step {
    if let error = state.error { return .fail(error) }
    if !hasSent, let first = state.waiting.popFirst() { return .send(first.event) }
    state.isRunning = false
    if let next = state.waiting.first { return .wait(since: next.time) }
    state.isActive = false
    return .stop
  }
}
