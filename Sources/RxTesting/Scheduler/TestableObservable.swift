import Rx

/// An observable of given events that records when it was subscribed to and unsubscribed from.
public class TestableObservable<Element>: ObservableType {
  /// The events it sends, in order.
  public let recordedEvents: [Recorded<Event<Element>>]
  /// The subscriptions so far, in the order in which they were made.
  public fileprivate(set) var subscriptions: [Subscription] = []
  let scheduler: TestScheduler

  fileprivate init(scheduler: TestScheduler, recordedEvents: [Recorded<Event<Element>>]) {
    self.scheduler = scheduler
    self.recordedEvents = recordedEvents
  }

  /// Records the subscription; hot and cold observables say what is sent.
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

/// Sends its events at absolute times to whoever listens then.
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

/// Sends its events to each observer, at times counted from its subscription.
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
