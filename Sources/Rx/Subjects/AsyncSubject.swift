import Locks

/// A sequence into which events are pushed; every observer hears the last element when it completes, or its error.
public final class AsyncSubject<Element>: Observable<Element>, SubjectType, ObserverType,
  @unchecked Sendable
{
  // Unchecked because the lock guards the variables.

  /// The observer that the subject is.
  public typealias SubjectObserverType = AsyncSubject<Element>

  private let registry = ListenerRegistry()
  private let reentrancy = ReentrancyDetector()
  @exclusivity(unchecked) private var end: SubjectEnd?
  @exclusivity(unchecked) private var latest: Element?

  /// A subject without observers.
  public init() {
    super.init(isProducer: false)
  }

  deinit {
    registry.release()
  }

  /// True if the subject has observers.
  public var hasObservers: Bool { !registry.isEmpty }

  /// Keeps an element, or ends the subject.
  public func on(_ event: Event<Element>) {
    let previous = reentrancy.enter()
    if previous == ReentrancyDetector.refused { return }
    defer { reentrancy.exit(previous) }
    registry.lock.publish()
    if case .next(let element) = event {
      _ = registry.lock.withLock { () -> Element? in
        if end != nil { return nil }
        let old = self.latest
        self.latest = element
        return old
      }
      return
    }
    var latest: Element?
    var dropped: Element?
    let audience = registry.removeAll {
      if end != nil { return false }
      end = event.subjectEnd
      if event.error != nil { dropped = self.latest.take() }
      latest = self.latest
      return true
    }
    withExtendedLifetime(dropped) {}
    registry.lock.receive(.observers)
    registry.lock.receive()
    if let latest { audience.deliver(.next(latest)) }
    audience.deliver(event)
  }

  override func attachDirectly(_ observer: __owned AnyObserver<Element>) -> Attachment? {
    join(observer, nil)
  }

  override func attachTerminal(_ listener: Listener<Element>) -> Attachment? {
    join(listener.observer, listener.terminalLink)
  }

  private func join(_ observer: AnyObserver<Element>, _ link: UpstreamLink?) -> Attachment? {
    let listener = ObserverListener(observer, terminal: link)
    let (latest, end) = registry.lock.withLock {
      if self.end == nil { registry.addLocked(listener) }
      return (self.latest, self.end)
    }
    guard let end else { return listener }
    registry.lock.receive()
    if let latest { observer.on(.next(latest)) }
    observer.on(end.event(self))
    return nil
  }

  /// The subject as an observer.
  public func asObserver() -> AsyncSubject<Element> {
    self
  }
}
