/// A sequence into which events are pushed; a new observer hears the latest element first, or the terminal event only.
public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, ObserverType, Cancelable,
  ListenerOwner, @unchecked Sendable
{
  // Unchecked because `Locked` guards the state.

  /// The observer that the subject is.
  public typealias SubjectObserverType = BehaviorSubject<Element>

  @usableFromInline
  struct State {
    @usableFromInline var listeners = KeyedBag<Listener<Element>>()
    @usableFromInline var latest: Element
    @usableFromInline var isOpen = true
    @usableFromInline var isDisposed = false
    @usableFromInline var terminal: Event<Element>?

    @inlinable
    init(_ latest: Element) {
      self.latest = latest
    }
  }

  @usableFromInline let state: Locked<State>
  @usableFromInline let reentrancy = ReentrancyDetector()

  /// A subject whose latest element is `value`.
  public init(value: Element) {
    state = Locked(State(value))
    super.init(isProducer: false)
  }

  /// Whether anybody listens.
  public var hasObservers: Bool { state.withLock { $0.listeners.count > 0 } }

  /// Whether the subject was disposed.
  public var isDisposed: Bool { state.withLock { $0.isDisposed } }

  /// The latest element.
  ///
  /// - Throws: The error that ended the subject, or `RxError.disposed`.
  public func value() throws -> Element {
    let (latest, terminal, isDisposed) = state.withLock { ($0.latest, $0.terminal, $0.isDisposed) }
    if isDisposed { throw RxError.disposed(object: self) }
    if let error = terminal?.error { throw error }
    return latest
  }

  /// Sends an event to all observers.
  @inlinable
  public func on(_ event: Event<Element>) {
    let previous = reentrancy.enter()
    switch event {
    case .next(let element):
      let (listeners, _) = state.withLock { state -> (ListenerSnapshot<Element>, Element?) in
        guard state.isOpen else { return ([], nil) }
        let old = state.latest
        state.latest = element
        return (state.listeners.slots, old)
      }
      listeners.deliver(event)
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
    let window = ReplayWindow(observer)
    let listener = Listener(observer: window.listener, subscription: subscription)
    let (first, isListening) = state.withLock { state -> (Event<Element>, Bool) in
      if state.isDisposed { return (.error(RxError.disposed(object: self)), false) }
      if let terminal = state.terminal { return (terminal, false) }
      subscription.key = state.listeners.insert(listener)
      return (.next(state.latest), true)
    }
    observer.on(first)
    if !isListening { return Disposables.create() }
    window.close()
    return subscription
  }

  @usableFromInline
  func removeListener(_ key: Int) {
    _ = state.withLock { $0.listeners.remove(key) }
  }

  /// The subject as an observer.
  public func asObserver() -> BehaviorSubject<Element> {
    self
  }

  /// Forgets all observers; new ones receive `RxError.disposed`, and `value()` throws it.
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
