/// A sequence into which events are pushed; a new observer hears what comes after it, or the terminal event.
public final class PublishSubject<Element>: Observable<Element>, SubjectType, Cancelable, ObserverType,
  ListenerOwner, @unchecked Sendable
{
  // Unchecked because the lock guards the variables.

  /// The observer that the subject is.
  public typealias SubjectObserverType = PublishSubject<Element>

  @usableFromInline let lock = StateLock()
  @usableFromInline let reentrancy = ReentrancyDetector()
  @usableFromInline @exclusivity(unchecked) var listeners = ListenerBag()
  @usableFromInline @exclusivity(unchecked) var end: SubjectEnd?

  /// A subject without observers.
  public init() {
    super.init(isProducer: false)
  }

  deinit {
    listeners.release(Element.self)
  }

  /// Whether anybody listens.
  public var hasObservers: Bool { lock.withLock { listeners.count > 0 } }

  /// Whether the subject was disposed.
  public var isDisposed: Bool { lock.withLock { end?.isDisposed == true } }

  /// Sends an event to all observers.
  @inlinable
  public func on(_ event: Event<Element>) {
    let previous = reentrancy.enter()
    switch event {
    case .next:
      let audience = lock.withLock { listeners.audience }
      audience.deliver(event)
    case .error, .completed:
      let audience = lock.withLock { () -> Audience in
        if end != nil { return .none }
        end = event.subjectEnd
        return listeners.removeAudience()
      }
      audience.deliver(event)
    }
    reentrancy.exit(previous)
  }

  override func attachDirectly(_ observer: __owned AnyObserver<Element>) -> any Disposable {
    let listener = Listener(self, keepsOwner: false, observer)
    let end = lock.withLock {
      if self.end == nil { listeners.add(listener) }
      return self.end
    }
    guard let end else { return listener }
    observer.on(end.event(self))
    return Disposables.create()
  }

  @usableFromInline
  func removeListener(_ key: Int) {
    _ = lock.withLock { listeners.remove(key) }
  }

  /// The subject as an observer.
  public func asObserver() -> PublishSubject<Element> {
    self
  }

  /// Forgets all observers; new ones receive `RxError.disposed`.
  public func dispose() {
    _ = lock.withLock {
      let old = end
      end = .disposed
      return (listeners.removeAudience(), old)
    }
  }
}
