/// A sequence into which events are pushed; a new observer hears the latest element first, or the terminal event only.
public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, ObserverType, Cancelable,
  ListenerOwner, @unchecked Sendable
{
  // Unchecked because the lock guards the variables.

  /// The observer that the subject is.
  public typealias SubjectObserverType = BehaviorSubject<Element>

  @usableFromInline let lock = StateLock()
  @usableFromInline let reentrancy = ReentrancyDetector()
  @usableFromInline @exclusivity(unchecked) var listeners = ListenerBag()
  @usableFromInline @exclusivity(unchecked) var end: SubjectEnd?
  @usableFromInline @exclusivity(unchecked) var latest: Element

  /// A subject whose latest element is `value`.
  public init(value: Element) {
    latest = value
    super.init(isProducer: false)
  }

  deinit {
    listeners.release(Element.self)
  }

  /// Whether anybody listens.
  public var hasObservers: Bool { lock.withLock { listeners.count > 0 } }

  /// Whether the subject was disposed.
  public var isDisposed: Bool { lock.withLock { end?.isDisposed == true } }

  /// The latest element.
  ///
  /// - Throws: The error that ended the subject, or `RxError.disposed`.
  public func value() throws -> Element {
    let (latest, end) = lock.withLock { (self.latest, self.end) }
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
    switch event {
    case .next(let element):
      let (audience, _) = lock.withLock { () -> (Audience, Element?) in
        if end != nil { return (.none, nil) }
        let old = latest
        latest = element
        return (listeners.audience, old)
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
    let (latest, end) = lock.withLock {
      if self.end == nil { listeners.add(listener) }
      return (self.latest, self.end)
    }
    if let end {
      observer.on(end.event(self))
      return Disposables.create()
    }
    observer.on(.next(latest))
    window.close()
    return listener
  }

  @usableFromInline
  func removeListener(_ key: Int) {
    _ = lock.withLock { listeners.remove(key) }
  }

  /// The subject as an observer.
  public func asObserver() -> BehaviorSubject<Element> {
    self
  }

  /// Forgets all observers; new ones receive `RxError.disposed`, and `value()` throws it.
  public func dispose() {
    _ = lock.withLock {
      let old = end
      end = .disposed
      return (listeners.removeAudience(), old)
    }
  }
}
