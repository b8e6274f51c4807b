/// A sequence into which events are pushed; a new observer hears what comes after it, or the terminal event.
public final class PublishSubject<Element>: Observable<Element>, SubjectType, Cancelable, ObserverType,
  @unchecked Sendable
{
  // Unchecked because the lock guards the variable.

  /// The observer that the subject is.
  public typealias SubjectObserverType = PublishSubject<Element>

  @usableFromInline typealias Attachment = (
    PublishSubject<Element>, __owned AnyObserver<Element>, _ isEnd: Bool
  ) -> any Disposable

  @usableFromInline let audience = ListenerRegistry()
  @usableFromInline let reentrancy = ReentrancyDetector()
  @usableFromInline @exclusivity(unchecked) var end: SubjectEnd?

  /// Captures nothing and is specialised by the client's compiler, which a method of this class would not be.
  @usableFromInline let attachment: Attachment

  /// A subject without observers.
  @inlinable
  public init() {
    attachment = { this, observer, isEnd in this.join(consume observer, isEnd: isEnd) }
    super.init(isProducer: false)
  }

  deinit {
    let last = audience.lock.withLock {
      let last = audience.listeners
      audience.listeners = ListenerBag()
      return last
    }
    last.release(Element.self)
  }

  /// Whether anybody listens.
  public var hasObservers: Bool { audience.lock.withLock { audience.listeners.count > 0 } }

  /// Whether the subject was disposed.
  public var isDisposed: Bool { audience.lock.withLock { end?.isDisposed == true } }

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
    if event.pointee.isStopEvent { finish(event) } else { deliver(event) }
    reentrancy.exit(previous)
  }

  @inlinable
  @inline(__always)
  func deliver(_ event: UnsafePointer<Event<Element>>) {
    audience.lock.lock()
    // Mostly there is one, who then needs neither a snapshot of the bag nor the listener, just its observer.
    if let only = audience.listeners.only {
      let isListening = only._withUnsafeGuaranteedRef { $0.isListening }
      let receive = only._withUnsafeGuaranteedRef { unsafeDowncast($0, to: Listener<Element>.self).observer.receive }
      audience.lock.unlock()
      if isListening { receive(event) }
      return
    }
    let all = audience.listeners.audience
    audience.lock.unlock()
    all.deliver(event)
  }

  @inlinable
  @inline(never)
  func finish(_ event: UnsafePointer<Event<Element>>) {
    let last = audience.lock.withLock { () -> Audience in
      if end != nil { return .none }
      end = event.pointee.subjectEnd
      return audience.listeners.removeAudience()
    }
    last.deliver(event)
  }

  @usableFromInline
  override func attachDirectly(_ observer: __owned AnyObserver<Element>) -> any Disposable {
    attachment(self, observer, false)
  }

  @usableFromInline
  override func attachEndDirectly(_ observer: __owned AnyObserver<Element>) -> any Disposable {
    attachment(self, observer, true)
  }

  @inlinable
  func join(_ observer: __owned AnyObserver<Element>, isEnd: Bool) -> any Disposable {
    let listener = Listener(audience, keepsOwner: true, observer)
    listener.isEnd = isEnd
    let end = audience.lock.withLock {
      if self.end == nil { audience.listeners.add(listener) }
      return self.end
    }
    guard let end else { return listener }
    observer.on(end.event(self))
    return Disposables.create()
  }

  /// The subject as an observer.
  public func asObserver() -> PublishSubject<Element> {
    self
  }

  /// Forgets all observers; new ones receive `RxError.disposed`.
  public func dispose() {
    _ = audience.lock.withLock {
      let old = end
      end = .disposed
      return (audience.listeners.removeAudience(), old)
    }
  }
}
