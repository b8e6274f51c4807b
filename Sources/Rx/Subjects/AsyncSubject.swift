/// A sequence into which events are pushed; every observer hears the last element when it completes, or its error.
public final class AsyncSubject<Element>: Observable<Element>, SubjectType, ObserverType, ListenerOwner,
  @unchecked Sendable
{
  // Unchecked because `Locked` guards the state.

  /// The observer that the subject is.
  public typealias SubjectObserverType = AsyncSubject<Element>

  private struct State {
    var listeners = KeyedBag<Listener<Element>>()
    var latest: Element?
    var terminal: Event<Element>?
  }

  private let state = Locked(State())
  private let reentrancy = ReentrancyDetector()

  /// A subject without observers.
  public init() {
    super.init(isProducer: false)
  }

  /// Whether anybody listens.
  public var hasObservers: Bool { state.withLock { $0.listeners.count > 0 } }

  /// Keeps an element, or ends the subject.
  public func on(_ event: Event<Element>) {
    let previous = reentrancy.enter()
    defer { reentrancy.exit(previous) }
    if case .next(let element) = event {
      _ = state.withLock { state -> Element? in
        guard state.terminal == nil else { return nil }
        let old = state.latest
        state.latest = element
        return old
      }
      return
    }
    let (listeners, latest) = state.withLock { state -> (ListenerSnapshot<Element>, Element?) in
      guard state.terminal == nil else { return ([], nil) }
      state.terminal = event
      if event.error != nil { state.latest = nil }
      return (state.listeners.removeAll(), state.latest)
    }
    if let latest { listeners.deliver(.next(latest)) }
    listeners.deliver(event)
  }

  override func attachDirectly(_ observer: AnyObserver<Element>) -> any Disposable {
    let subscription = ListenerSubscription(self, keepsOwner: false)
    let (latest, terminal) = state.withLock { state -> (Element?, Event<Element>?) in
      if let terminal = state.terminal { return (state.latest, terminal) }
      subscription.key = state.listeners.insert(Listener(observer: observer, subscription: subscription))
      return (nil, nil)
    }
    guard let terminal else { return subscription }
    if let latest { observer.on(.next(latest)) }
    observer.on(terminal)
    return Disposables.create()
  }

  @usableFromInline
  func removeListener(_ key: Int) {
    _ = state.withLock { $0.listeners.remove(key) }
  }

  /// The subject as an observer.
  public func asObserver() -> AsyncSubject<Element> {
    self
  }
}
