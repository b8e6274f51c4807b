/// A publish subject that takes elements only and so never ends.
public final class PublishRelay<Element>: ObservableType, @unchecked Sendable {
  // Unchecked because its only property is a subject, which is safe to share.
  @usableFromInline let subject = PublishSubject<Element>()

  /// A relay without observers.
  public init() {}

  /// Sends an element to all observers.
  @inlinable
  public func accept(_ event: Element) {
    subject.on(.next(event))
  }

  /// Subscribes an observer.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
  where Observer.Element == Element {
    subject.subscribe(observer)
  }

  /// The relay as a sequence.
  public func asObservable() -> Observable<Element> {
    subject
  }
}
