/// A sequence into which events are pushed; a new observer hears the last ones first, and the terminal event.
public final class ReplaySubject<Element>: Observable<Element>, SubjectType, ObserverType, Disposable,
  ListenerOwner, @unchecked Sendable
{
  // Unchecked because `Locked` guards the state.

  /// The observer that the subject is.
  public typealias SubjectObserverType = ReplaySubject<Element>

  @usableFromInline
  struct State {
    @usableFromInline var listeners = KeyedBag<Listener<Element>>()
    @usableFromInline var buffer = Queue<Element>()
    @usableFromInline var isOpen = true
    @usableFromInline var isDisposed = false
    @usableFromInline var terminal: Event<Element>?

    @inlinable
    init() {}
  }

  /// How many elements are kept; nil for all.
  @usableFromInline let capacity: Int?
  @usableFromInline let state = Locked(State())
  @usableFromInline let reentrancy = ReentrancyDetector()

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

  /// Whether anybody listens.
  public var hasObservers: Bool { state.withLock { $0.listeners.count > 0 } }

  var isDisposed: Bool { state.withLock { $0.isDisposed } }

  /// Sends an event to all observers.
  @inlinable
  public func on(_ event: Event<Element>) {
    let previous = reentrancy.enter()
    switch event {
    case .next(let element):
      let (listeners, _) = state.withLock { state -> (ListenerSnapshot<Element>, Element?) in
        guard state.isOpen else { return ([], nil) }
        state.buffer.append(element)
        var dropped: Element?
        if let capacity, state.buffer.count > capacity { dropped = state.buffer.popFirst() }
        return (state.listeners.slots, dropped)
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
    let (buffer, terminal, isListening) = state.withLock { state -> ([Element], Event<Element>?, Bool) in
      if state.isDisposed { return ([], .error(RxError.disposed(object: self)), false) }
      if let terminal = state.terminal { return (state.buffer.elements, terminal, false) }
      subscription.key = state.listeners.insert(listener)
      return (state.buffer.elements, nil, true)
    }
    for element in buffer where subscription.isListening { observer.on(.next(element)) }
    if let terminal { observer.on(terminal) }
    if !isListening { return Disposables.create() }
    window.close()
    return subscription
  }

  @usableFromInline
  func removeListener(_ key: Int) {
    _ = state.withLock { $0.listeners.remove(key) }
  }

  /// The subject as an observer.
  public func asObserver() -> ReplaySubject<Element> {
    self
  }

  /// Forgets all observers and what it kept; new observers receive `RxError.disposed`.
  public func dispose() {
    _ = state.withLock { state in
      state.isOpen = false
      state.isDisposed = true
      let dropped = (state.buffer, state.terminal)
      state.buffer = Queue()
      state.terminal = nil
      return (state.listeners.removeAll(), dropped)
    }
  }
}
