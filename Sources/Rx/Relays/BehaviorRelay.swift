/// A behavior subject that takes elements only and so never ends.
public final class BehaviorRelay<Element>: ObservableType, @unchecked Sendable {
  // Unchecked because its only property is a subject, which is safe to share.
  @usableFromInline let subject: BehaviorSubject<Element>

  /// A relay whose latest element is `value`.
  public init(value: Element) {
    subject = BehaviorSubject(value: value)
  }

  /// The latest element.
  public var value: Element {
    subject.registry.lock.withLock { subject.latest }
  }

  /// Sends an element to all observers.
  @inlinable
  public func accept(_ event: Element) {
    subject.on(.next(event))
  }

  /// Subscribes an observer, which hears the latest element first.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
  where Observer.Element == Element {
    subject.subscribe(observer)
  }

  /// The relay as a sequence.
  public func asObservable() -> Observable<Element> {
    subject
  }
}
