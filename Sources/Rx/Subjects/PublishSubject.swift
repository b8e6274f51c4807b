/// A sequence into which events are pushed; a new observer hears what comes after it, or the terminal event.
public final class PublishSubject<Element>: Observable<Element>, SubjectType, Cancelable, ObserverType,
  ListenerOwner, @unchecked Sendable
{
  // Unchecked because `Locked` guards the state.

  /// The observer that the subject is.
  public typealias SubjectObserverType = PublishSubject<Element>

  @usableFromInline
  struct State {
    @usableFromInline var listeners = KeyedBag<Listener<Element>>()
    @usableFromInline var isOpen = true
    @usableFromInline var isDisposed = false
    @usableFromInline var terminal: Event<Element>?

    @inlinable
    init() {}
  }

  @usableFromInline let state = Locked(State())
  @usableFromInline let reentrancy = ReentrancyDetector()

  /// A subject without observers.
  public init() {
    super.init(isProducer: false)
  }

  /// Whether anybody listens.
  public var hasObservers: Bool { state.withLock { $0.listeners.count > 0 } }

  /// Whether the subject was disposed.
  public var isDisposed: Bool { state.withLock { $0.isDisposed } }

  /// Sends an event to all observers.
  @inlinable
  public func on(_ event: Event<Element>) {
    let previous = reentrancy.enter()
    switch event {
    case .next:
      let listeners: ListenerSnapshot<Element>? = state.withLock { $0.isOpen ? $0.listeners.slots : nil }
      listeners?.deliver(event)
    case .error, .completed:
      let listeners = state.withLock { state -> ListenerSnapshot<Element> in
        guard state.isOpen else { return [] }
        state.isOpen = false
        state.terminal = event
        return state.listeners.removeAll()
      }
      listeners.deliver(event)
    }
    reentrancy.exit(previous)
  }

  override func attachDirectly(_ observer: AnyObserver<Element>) -> any Disposable {
    let subscription = ListenerSubscription(self, keepsOwner: false)
    let refusal = state.withLock { state -> Event<Element>? in
      if let terminal = state.terminal { return terminal }
      if state.isDisposed { return .error(RxError.disposed(object: self)) }
      subscription.key = state.listeners.insert(Listener(observer: observer, subscription: subscription))
      return nil
    }
    guard let refusal else { return subscription }
    observer.on(refusal)
    return Disposables.create()
  }

  @usableFromInline
  func removeListener(_ key: Int) {
    _ = state.withLock { $0.listeners.remove(key) }
  }

  /// The subject as an observer.
  public func asObserver() -> PublishSubject<Element> {
    self
  }

  /// Forgets all observers; new ones receive `RxError.disposed`.
  public func dispose() {
    _ = state.withLock { state in
      state.isOpen = false
      state.isDisposed = true
      let terminal = state.terminal
      state.terminal = nil
      return (state.listeners.removeAll(), terminal)
    }
  }
}
