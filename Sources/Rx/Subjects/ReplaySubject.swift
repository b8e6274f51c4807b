import Locks

/// A sequence into which events are pushed; a new observer hears the last ones first, and the terminal event.
public final class ReplaySubject<Element>: Observable<Element>, SubjectType, ObserverType, Disposable,
  @unchecked Sendable
{
  // Unchecked because the lock guards the variables.

  /// The observer that the subject is.
  public typealias SubjectObserverType = ReplaySubject<Element>

  /// Number of elements that are kept; nil for all.
  @usableFromInline let capacity: Int?
  @usableFromInline let registry = ListenerRegistry()
  @usableFromInline let reentrancy = ReentrancyDetector()
  @usableFromInline @exclusivity(unchecked) var end: SubjectEnd?
  @usableFromInline @exclusivity(unchecked) var buffer = Queue<Element>()

  private init(capacity: Int?) {
    self.capacity = capacity
    super.init(isProducer: false)
  }

  /// A subject that keeps the last `bufferSize` elements.
  public static func create(bufferSize: Int) -> ReplaySubject<Element> {
    ReplaySubject(capacity: max(0, bufferSize))
  }

  /// A subject that keeps all elements.
  public static func createUnbounded() -> ReplaySubject<Element> {
    ReplaySubject(capacity: nil)
  }

  deinit {
    registry.release()
  }

  /// True if the subject has observers.
  public var hasObservers: Bool { !registry.isEmpty }

  var isDisposed: Bool { registry.lock.withLock { end?.isDisposed == true } }

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
        buffer.append(element)
        var dropped: Element?
        if let capacity, buffer.count > capacity { dropped = buffer.popFirst() }
        return (registry.beginLocked(), dropped)
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
    let (kept, end) = registry.lock.withLock {
      if self.end == nil { registry.addLocked(listener) }
      return (buffer.elements, self.end)
    }
    registry.lock.receive()
    for element in kept where listener.isListening { observer.on(.next(element)) }
    if let end {
      observer.on(end.event(self))
      return nil
    }
    window.close()
    return listener
  }

  /// The subject as an observer.
  public func asObserver() -> ReplaySubject<Element> {
    self
  }

  /// Forgets all observers and what it kept; new observers receive `RxError.disposed`.
  public func dispose() {
    var dropped: (Queue<Element>, SubjectEnd?)?
    _ = registry.removeAll {
      dropped = (buffer, end)
      buffer = Queue()
      end = .disposed
      return true
    }
    withExtendedLifetime(dropped) {}
  }
}
