import Locks

/// Lifetime of the subject of a shared sequence.
public enum SubjectLifetimeScope {
  /// Until the last observer is disposed of or the source ends. A later subscription starts anew.
  case whileConnected

  /// For ever: a later subscriber hears what is replayed, the terminal event included.
  case forever
}

extension ObservableType {
  /// Shares one subscription to the source among all observers and replays the last `replay` elements to a new one.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.share(replay: 1)
  ///          -1-2-3-|
  /// ```
  ///
  /// - `share()` is `share(replay: 0, scope: .whileConnected)`.
  /// - Traits: Infallible
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
final class SharedConnection<Element>: @unchecked Sendable {
  // Unchecked because the lock guards the variables.
  @usableFromInline let source: Observable<Element>
  @usableFromInline let replaysLatest: Bool
  @usableFromInline let lock = StateLock()
  @usableFromInline @exclusivity(unchecked) var listeners = ListenerBag()
  @usableFromInline @exclusivity(unchecked) var latest: Element?
  @usableFromInline @exclusivity(unchecked) var link: UpstreamLink?

  @inlinable
  init(_ source: Observable<Element>, replaysLatest: Bool) {
    self.source = source
    self.replaysLatest = replaysLatest
  }

  @inlinable
  static func share(_ source: Observable<Element>, replaysLatest: Bool) -> Observable<Element> {
    let shared = SharedConnection(source, replaysLatest: replaysLatest)
    return ClosureObservable(producer: { observer in
      let (subscription, link) = shared.join(observer)
      if let link { source.connectLast(shared.observer(link), to: link) }
      return subscription
    })
  }

  /// Observer that is attached to the source.
  @inlinable
  func observer(_ link: UpstreamLink) -> AnyObserver<Element> {
    AnyObserver(receive: { event in
      switch event.pointee {
      case .next(let element):
        if link.isStopped { return }
        self.lock.publish()
        let (audience, _) = self.lock.withLock { () -> (Audience, Element?) in
          guard self.link === link else { return (.none, nil) }
          guard self.replaysLatest else { return (self.listeners.audience, nil) }
          let old = self.latest
          self.latest = element
          return (self.listeners.audience, old)
        }
        self.lock.receive(.observers)
        audience.deliver(event)
      case .error, .completed:
        if link.stop() { self.end(event.pointee, link) }
      }
    })
  }

  @inlinable
  func end(_ event: Event<Element>, _ link: UpstreamLink) {
    let (audience, _) = lock.withLock { () -> (Audience, Element?) in
      guard self.link === link else { return (.none, nil) }
      let old = latest
      latest = nil
      self.link = nil
      return (listeners.removeAudience(), old)
    }
    lock.receive(.observers)
    audience.deliver(event)
    link.finish()
  }

  /// Adds a listener, which hears the latest element; the first also gets the link that it is to connect.
  @inlinable
  func join(_ observer: AnyObserver<Element>) -> (Attachment, UpstreamLink?) {
    let (listener, latest, link, window) = lock.withLock {
      () -> (ConnectionListener<Element>, Element?, UpstreamLink?, ReplayWindow<Element>?) in
      let window = self.latest == nil ? nil : ReplayWindow(observer)
      let listener = ConnectionListener(window?.listener ?? observer, self)
      self.lock.publish(.observers)
      listeners.add(listener)
      if self.link != nil { return (listener, self.latest, nil, window) }
      let link = UpstreamLink()
      self.link = link
      return (listener, nil, link, nil)
    }
    if let latest {
      lock.receive()
      observer.on(.next(latest))
    }
    window?.close()
    return (listener, link)
  }

  /// Written without closures and tuples: this is unspecialised code, where each type made of `Element` costs a look-up.
  @usableFromInline
  func removeListener(_ leaving: ListenerSubscription) {
    lock.lock()
    let listener = listeners.remove(leaving.key)
    var ended: UpstreamLink?
    if listener != nil, listeners.count == 0 {
      ended = link
      link = nil
    }
    let dropped = ended == nil ? nil : latest
    if ended != nil { latest = nil }
    lock.unlock()
    withExtendedLifetime(dropped) { ended?.dispose() }
  }
}

/// An observer of a shared sequence, which it keeps until it is disposed.
@usableFromInline
final class ConnectionListener<Element>: ObserverListener<Element>, @unchecked Sendable {
  // Unchecked because whoever disposes first takes the connection.
  @exclusivity(unchecked) private var connection: SharedConnection<Element>?

  @usableFromInline
  init(_ target: AnyObserver<Element>, _ connection: SharedConnection<Element>) {
    self.connection = connection
    super.init(target)
  }

  @usableFromInline
  override func leave(_ address: UInt) {
    connection.take()?.removeListener(self)
  }
}
