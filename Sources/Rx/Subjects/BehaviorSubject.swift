import Locks

/// A sequence into which events are pushed; a new observer hears the latest element first, or the terminal event only.
public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, ObserverType, Cancelable,
  @unchecked Sendable
{
  // Unchecked because the lock guards the variables.

  /// The observer that the subject is.
  public typealias SubjectObserverType = BehaviorSubject<Element>

  @usableFromInline let registry = ListenerRegistry()
  @usableFromInline let reentrancy = ReentrancyDetector()
  @usableFromInline @exclusivity(unchecked) var end: SubjectEnd?
  @usableFromInline @exclusivity(unchecked) var latest: Element

  /// A subject whose latest element is `value`.
  public init(value: Element) {
    latest = value
    super.init(isProducer: false)
  }

  deinit {
    registry.release()
  }

  /// True if the subject has observers.
  public var hasObservers: Bool { !registry.isEmpty }

  /// True if the subject was disposed.
  public var isDisposed: Bool { registry.lock.withLock { end?.isDisposed == true } }

  /// The latest element.
  ///
  /// - Throws: The error that ended the subject, or `RxError.disposed`.
  public func value() throws -> Element {
    let (latest, end) = registry.lock.withLock { (self.latest, self.end) }
    registry.lock.receive()
    switch end {
    case .disposed: throw RxError.disposed(object: self)
    case .failed(let error): throw error
    case .completed, nil: return latest
    }
  }

  /// Sends an event to all observers.
  @inlinable
  public func on(_ event: Event<Element>) {
    let previous = reentrancy.enter()
    if previous == ReentrancyDetector.refused { return }
    registry.lock.publish()
    switch event {
    case .next(let element):
      let (audience, _) = registry.lock.withLock { () -> (RegistryWord?, Element?) in
        if end != nil { return (nil, nil) }
        let old = latest
        latest = element
        return (registry.beginLocked(), old)
      }
      guard let audience else { break }
      registry.lock.receive(.observers)
      withUnsafePointer(to: event) { registry.deliver($0, to: audience) }
      registry.end(audience)
    case .error, .completed:
      let last = registry.removeAll {
        if end != nil { return false }
        end = event.subjectEnd
        return true
      }
      registry.lock.receive(.observers)
      last.deliver(event)
    }
    reentrancy.exit(previous)
  }

  override func attachDirectly(_ observer: __owned AnyObserver<Element>) -> Attachment? {
    join(observer, nil)
  }

  override func attachTerminal(_ listener: Listener<Element>) -> Attachment? {
    join(listener.observer, listener.terminalLink)
  }

  private func join(_ observer: AnyObserver<Element>, _ link: UpstreamLink?) -> Attachment? {
    let window = ReplayWindow(observer)
    let listener = ObserverListener(window.listener, terminal: link)
    let (latest, end) = registry.lock.withLock {
      if self.end == nil { registry.addLocked(listener) }
      return (self.latest, self.end)
    }
    registry.lock.receive()
    if let end {
      observer.on(end.event(self))
      return nil
    }
    observer.on(.next(latest))
    window.close()
    return listener
  }

  /// The subject as an observer.
  public func asObserver() -> BehaviorSubject<Element> {
    self
  }

  /// Forgets all observers; new ones receive `RxError.disposed`, and `value()` throws it.
  public func dispose() {
    var old: SubjectEnd?
    _ = registry.removeAll {
      old = end
      end = .disposed
      return true
    }
    withExtendedLifetime(old) {}
  }
}
