/// How long a shared sequence keeps its subject.
public enum SubjectLifetimeScope {
  /// Until nobody is subscribed any more, or the source ends: a later subscriber begins anew.
  case whileConnected

  /// For ever: a later subscriber hears what is replayed, the terminal event included.
  case forever
}

extension ObservableType {
  /// Shares one subscription to the source among all observers and replays the last `replay` elements to a new one.
  ///
  /// - `share()` is `share(replay: 0, scope: .whileConnected)`.
  @inlinable
  public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Observable<Element> {
    let source = asObservable()
    switch (scope, replay) {
    case (.forever, 0): return source.multicast(PublishSubject()).refCount()
    case (.forever, _): return source.multicast(ReplaySubject.create(bufferSize: replay)).refCount()
    case (.whileConnected, 0): return SharedConnection.share(source, replaysLatest: false)
    case (.whileConnected, 1): return SharedConnection.share(source, replaysLatest: true)
    case (.whileConnected, _):
      return source.multicast { ReplaySubject.create(bufferSize: replay) }.refCount()
    }
  }
}

/// One shared subscription and its listeners: `multicast` and `refCount` in one, for `share` without replay or with the
/// latest element, because every operator on a driver or signal pays for it.
@usableFromInline
final class SharedConnection<Element>: ListenerOwner, @unchecked Sendable {
  // Unchecked because `Locked` guards the state.
  @usableFromInline
  struct State {
    @usableFromInline var listeners = KeyedBag<Listener<Element>>()
    @usableFromInline var latest: Element?
    @usableFromInline var link: UpstreamLink?

    @inlinable
    init() {}
  }

  @usableFromInline let source: Observable<Element>
  @usableFromInline let replaysLatest: Bool
  @usableFromInline let state = Locked(State())

  @inlinable
  init(_ source: Observable<Element>, replaysLatest: Bool) {
    self.source = source
    self.replaysLatest = replaysLatest
  }

  @inlinable
  static func share(_ source: Observable<Element>, replaysLatest: Bool) -> Observable<Element> {
    let shared = SharedConnection(source, replaysLatest: replaysLatest)
    return Observable(producer: { observer in
      let (subscription, link) = shared.join(observer)
      if let link { link.setUpstream(source.attach(shared.observer(link))) }
      return subscription
    })
  }

  /// What is attached to the source.
  @inlinable
  func observer(_ link: UpstreamLink) -> AnyObserver<Element> {
    AnyObserver { event in
      switch event {
      case .next(let element):
        if link.isStopped { return }
        let (listeners, _) = self.state.withLock { state -> (ListenerSnapshot<Element>, Element?) in
          guard state.link === link else { return ([], nil) }
          guard self.replaysLatest else { return (state.listeners.slots, nil) }
          let old = state.latest
          state.latest = element
          return (state.listeners.slots, old)
        }
        listeners.deliver(event)
      case .error, .completed:
        if link.stop() { self.end(event, link) }
      }
    }
  }

  @usableFromInline
  func end(_ event: Event<Element>, _ link: UpstreamLink) {
    let (listeners, _) = state.withLock { state -> (ListenerSnapshot<Element>, (Element?, UpstreamLink?)) in
      guard state.link === link else { return ([], (nil, nil)) }
      let dropped = (state.latest, state.link)
      state.latest = nil
      state.link = nil
      return (state.listeners.removeAll(), dropped)
    }
    listeners.deliver(event)
    link.finish()
  }

  /// Adds a listener, which hears the latest element; the first also gets the link that it is to connect.
  @usableFromInline
  func join(_ observer: AnyObserver<Element>) -> (any Disposable, UpstreamLink?) {
    let subscription = ListenerSubscription(self, keepsOwner: true)
    let (latest, link, window) = state.withLock { state -> (Element?, UpstreamLink?, ReplayWindow<Element>?) in
      let window = state.latest == nil ? nil : ReplayWindow(observer)
      let listener = Listener(observer: window?.listener ?? observer, subscription: subscription)
      subscription.key = state.listeners.insert(listener)
      if state.link != nil { return (state.latest, nil, window) }
      let link = UpstreamLink()
      state.link = link
      return (nil, link, nil)
    }
    if let latest { observer.on(.next(latest)) }
    window?.close()
    return (subscription, link)
  }

  @usableFromInline
  func removeListener(_ key: Int) {
    let (link, _) = state.withLock { state -> (UpstreamLink?, (Listener<Element>?, Element?)) in
      guard let listener = state.listeners.remove(key) else { return (nil, (nil, nil)) }
      guard state.listeners.count == 0 else { return (nil, (listener, nil)) }
      let link = state.link
      let latest = state.latest
      state.link = nil
      state.latest = nil
      return (link, (listener, latest))
    }
    link?.dispose()
  }
}
