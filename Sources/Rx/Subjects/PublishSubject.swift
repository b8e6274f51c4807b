import Locks

/// A sequence into which events are pushed; a new observer hears what comes after it, or the terminal event.
public final class PublishSubject<Element>: Observable<Element>, SubjectType, Cancelable, ObserverType,
  @unchecked Sendable
{
  // Unchecked because the lock guards the variable.

  /// The observer that the subject is.
  public typealias SubjectObserverType = PublishSubject<Element>

  @usableFromInline let registry = ListenerRegistry()
  @usableFromInline let reentrancy = ReentrancyDetector()
  @usableFromInline @exclusivity(unchecked) var end: SubjectEnd?

  /// A subject without observers.
  @inlinable
  public init() {
    super.init(isProducer: false)
  }

  deinit {
    registry.release()
  }

  /// True if the subject has observers.
  public var hasObservers: Bool { !registry.isEmpty }

  /// True if the subject was disposed.
  public var isDisposed: Bool { registry.lock.withLock { end?.isDisposed == true } }

  /// Sends an event to all observers.
  @inlinable
  public func on(_ event: Event<Element>) {
    withUnsafePointer(to: event) { send($0) }
  }

  @inlinable
  func send(_ event: UnsafePointer<Event<Element>>) {
    let previous = reentrancy.enter()
    if previous == ReentrancyDetector.refused { return }
    // Asked, not taken apart: that would copy the element.
    if event.pointee.isStopEvent { finish(event) } else { registry.deliver(event) }
    reentrancy.exit(previous)
  }

  @inlinable
  @inline(never)
  func finish(_ event: UnsafePointer<Event<Element>>) {
    let last = registry.removeAll {
      if end != nil { return false }
      end = event.pointee.subjectEnd
      return true
    }
    registry.lock.receive(.observers)
    last.deliver(event)
  }

  @usableFromInline
  override func attachDirectly(_ observer: __owned AnyObserver<Element>) -> Attachment? {
    join(ObserverListener(consume observer))
  }

  @usableFromInline
  override func attachTerminal(_ listener: Listener<Element>) -> Attachment? {
    join(listener)
  }

  private func join(_ listener: Listener<Element>) -> Attachment? {
    registry.lock.lock()
    let end = self.end
    if end == nil { registry.addLocked(listener) }
    registry.lock.unlock()
    if let end { return refuse(listener, end) }
    return listener
  }

  /// Kept apart, because looking up the types that it needs takes as long as the rest.
  @inline(never)
  private func refuse(_ listener: Listener<Element>, _ end: SubjectEnd) -> Attachment? {
    listener.observer.on(end.event(self))
    return nil
  }

  /// The subject as an observer.
  public func asObserver() -> PublishSubject<Element> {
    self
  }

  /// Forgets all observers; new ones receive `RxError.disposed`.
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
