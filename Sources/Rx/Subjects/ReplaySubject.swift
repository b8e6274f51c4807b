/// A sequence into which events are pushed; a new observer hears the last ones first, and the terminal event.
public final class ReplaySubject<Element>: Observable<Element>, SubjectType, ObserverType, Disposable,
  ListenerOwner, @unchecked Sendable
{
  // Unchecked because the lock guards the variables.

  /// The observer that the subject is.
  public typealias SubjectObserverType = ReplaySubject<Element>

  /// How many elements are kept; nil for all.
  @usableFromInline let capacity: Int?
  @usableFromInline let lock = StateLock()
  @usableFromInline let reentrancy = ReentrancyDetector()
  @usableFromInline @exclusivity(unchecked) var listeners = ListenerBag()
  @usableFromInline @exclusivity(unchecked) var end: SubjectEnd?
  @usableFromInline @exclusivity(unchecked) var buffer = Queue<Element>()

  private init(capacity: Int?) {
    self.capacity = capacity
    super.init(isProducer: false)
  }

  deinit {
    listeners.release(Element.self)
  }

  /// A subject that keeps the last `bufferSize` elements.
  public static func create(bufferSize: Int) -> ReplaySubject<Element> {
    ReplaySubject(capacity: max(0, bufferSize))
  }

  /// A subject that keeps all elements.
  public static func createUnbounded() -> ReplaySubject<Element> {
    ReplaySubject(capacity: nil)
  }

  /// Whether anybody listens.
  public var hasObservers: Bool { lock.withLock { listeners.count > 0 } }

  var isDisposed: Bool { lock.withLock { end?.isDisposed == true } }

  /// Sends an event to all observers.
  @inlinable
  public func on(_ event: Event<Element>) {
    let previous = reentrancy.enter()
    if previous == ReentrancyDetector.refused { return }
    switch event {
    case .next(let element):
      let (audience, _) = lock.withLock { () -> (Audience, Element?) in
        if end != nil { return (.none, nil) }
        buffer.append(element)
        var dropped: Element?
        if let capacity, buffer.count > capacity { dropped = buffer.popFirst() }
        return (listeners.audience, dropped)
      }
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
    join(observer, isEnd: false)
  }

  override func attachEndDirectly(_ observer: __owned AnyObserver<Element>) -> any Disposable {
    join(observer, isEnd: true)
  }

  private func join(_ observer: AnyObserver<Element>, isEnd: Bool) -> any Disposable {
    let window = ReplayWindow(observer)
    let listener = Listener(self, keepsOwner: false, window.listener)
    listener.isEnd = isEnd
    let (kept, end) = lock.withLock {
      if self.end == nil { listeners.add(listener) }
      return (buffer.elements, self.end)
    }
    for element in kept where listener.isListening { observer.on(.next(element)) }
    if let end {
      observer.on(end.event(self))
      return Disposables.create()
    }
    window.close()
    return listener
  }

  @usableFromInline
  func removeListener(_ key: Int) {
    _ = lock.withLock { listeners.remove(key) }
  }

  /// The subject as an observer.
  public func asObserver() -> ReplaySubject<Element> {
    self
  }

  /// Forgets all observers and what it kept; new observers receive `RxError.disposed`.
  public func dispose() {
    _ = lock.withLock {
      let dropped = (buffer, end)
      buffer = Queue()
      end = .disposed
      return (listeners.removeAudience(), dropped)
    }
  }
}
