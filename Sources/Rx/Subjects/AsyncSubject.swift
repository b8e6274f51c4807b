/// A sequence into which events are pushed; every observer hears the last element when it completes, or its error.
public final class AsyncSubject<Element>: Observable<Element>, SubjectType, ObserverType, ListenerOwner,
  @unchecked Sendable
{
  // Unchecked because the lock guards the variables.

  /// The observer that the subject is.
  public typealias SubjectObserverType = AsyncSubject<Element>

  private let lock = StateLock()
  private let reentrancy = ReentrancyDetector()
  @exclusivity(unchecked) private var listeners = ListenerBag()
  @exclusivity(unchecked) private var end: SubjectEnd?
  @exclusivity(unchecked) private var latest: Element?

  /// A subject without observers.
  public init() {
    super.init(isProducer: false)
  }

  deinit {
    listeners.release(Element.self)
  }

  /// Whether anybody listens.
  public var hasObservers: Bool { lock.withLock { listeners.count > 0 } }

  /// Keeps an element, or ends the subject.
  public func on(_ event: Event<Element>) {
    let previous = reentrancy.enter()
    if previous == ReentrancyDetector.refused { return }
    defer { reentrancy.exit(previous) }
    if case .next(let element) = event {
      _ = lock.withLock { () -> Element? in
        if end != nil { return nil }
        let old = self.latest
        self.latest = element
        return old
      }
      return
    }
    let (audience, latest) = lock.withLock { () -> (Audience, Element?) in
      if end != nil { return (.none, nil) }
      end = event.subjectEnd
      if event.error != nil { self.latest = nil }
      return (listeners.removeAudience(), self.latest)
    }
    if let latest { audience.deliver(.next(latest)) }
    audience.deliver(event)
  }

  override func attachDirectly(_ observer: __owned AnyObserver<Element>) -> any Disposable {
    join(observer, isEnd: false)
  }

  override func attachEndDirectly(_ observer: __owned AnyObserver<Element>) -> any Disposable {
    join(observer, isEnd: true)
  }

  private func join(_ observer: AnyObserver<Element>, isEnd: Bool) -> any Disposable {
    let listener = Listener(self, keepsOwner: false, observer)
    listener.isEnd = isEnd
    let (latest, end) = lock.withLock {
      if self.end == nil { listeners.add(listener) }
      return (self.latest, self.end)
    }
    guard let end else { return listener }
    if let latest { observer.on(.next(latest)) }
    observer.on(end.event(self))
    return Disposables.create()
  }

  @usableFromInline
  func removeListener(_ key: Int) {
    _ = lock.withLock { listeners.remove(key) }
  }

  /// The subject as an observer.
  public func asObserver() -> AsyncSubject<Element> {
    self
  }
}
