import Rx

/// An observable of given events that records its subscriptions; made by `TestScheduler`.
public class TestableObservable<Element>: ObservableType {
  /// Events that it sends, in order, with times in ticks.
  public let recordedEvents: [Recorded<Event<Element>>]
  /// The subscriptions so far, in the order in which they were made.
  public fileprivate(set) var subscriptions: [Subscription] = []
  let scheduler: TestScheduler
  /// Probe of the observables that it is converted to.
  package var probe: (any Probe)?

  fileprivate init(scheduler: TestScheduler, recordedEvents: [Recorded<Event<Element>>]) {
    self.scheduler = scheduler
    self.recordedEvents = recordedEvents
  }

  /// Records the subscription; hot and cold observables differ in the times of the events.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element {
    let index = subscriptions.count
    subscriptions.append(Subscription(scheduler.clock))
    let sending = send(to: AnyObserver(observer))
    return Disposables.create {
      sending.dispose()
      self.subscriptions[index] = Subscription(self.subscriptions[index].subscribe, self.scheduler.clock)
    }
  }

  fileprivate func send(to observer: AnyObserver<Element>) -> Disposable { Disposables.create() }
}

/// Sends its events at absolute times to the observers of that time.
final class HotObservable<Element>: TestableObservable<Element> {
  private var observers: [(key: Int, observer: AnyObserver<Element>)] = []
  private var nextKey = 0

  override init(scheduler: TestScheduler, recordedEvents: [Recorded<Event<Element>>]) {
    super.init(scheduler: scheduler, recordedEvents: recordedEvents)
    for recorded in recordedEvents {
      scheduler.scheduleAt(recorded.time) {
        for (_, observer) in self.observers { observer.on(recorded.value) }
      }
    }
  }

  fileprivate override func send(to observer: AnyObserver<Element>) -> Disposable {
    let key = nextKey
    nextKey += 1
    observers.append((key, observer))
    return Disposables.create { self.observers.removeAll { $0.key == key } }
  }
}

/// Sends its events to each observer, at times relative to its subscription.
final class ColdObservable<Element>: TestableObservable<Element> {
  override init(scheduler: TestScheduler, recordedEvents: [Recorded<Event<Element>>]) {
    super.init(scheduler: scheduler, recordedEvents: recordedEvents)
  }

  fileprivate override func send(to observer: AnyObserver<Element>) -> Disposable {
    let work = CompositeDisposable()
    for recorded in recordedEvents {
      _ = work.insert(
        scheduler.scheduleRelativeVirtual((), dueTime: recorded.time) { _ in
          observer.on(recorded.value)
          return Disposables.create()
        })
    }
    return work
  }
}
