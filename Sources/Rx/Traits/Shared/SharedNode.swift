/// One step of a chain of drivers or signals: shares one subscription to its source among its listeners while there are
/// any, and replays the latest element if the strategy requires it.
///
/// It behaves as `share(replay:scope:)` does; what it leaves out is a lock and a retain for each event, see
/// `SharingDomain`.
@usableFromInline
class SharedNode<Element>: Observable<Element>, SharedStep, PlainlyNamed, @unchecked Sendable {
  // Unchecked because the domain guards the variables.
  @usableFromInline typealias Attach = (SharedNode<Element>, __owned AnyObserver<Element>) -> Attachment?
  @usableFromInline typealias Start = (SharedNode<Element>, SharedLink<Element>) -> Void

  @usableFromInline final let domain: SharingDomain
  @usableFromInline final let replaysLatest: Bool
  @usableFromInline @exclusivity(unchecked) final var connection: SharedLink<Element>?
  @usableFromInline @exclusivity(unchecked) final var listeners = SharedListeners()
  @usableFromInline @exclusivity(unchecked) final var latest = ValueBuffer()
  /// Both capture nothing and are specialised by the client's compiler, which methods of this class would not be.
  @usableFromInline final let attachment: Attach
  @usableFromInline final let start: Start

  /// - Parameter start: Attaches a connection to the source of the subclass.
  @inlinable
  init(_ domain: SharingDomain, replaysLatest: Bool, start: @escaping Start) {
    self.domain = domain
    self.replaysLatest = replaysLatest
    self.start = start
    attachment = { this, observer in this.join(consume observer) }
    super.init(isProducer: true)
  }

  deinit {
    latest.clear(Element.self)
    listeners.release()
  }

  @usableFromInline
  final override func attachDirectly(_ observer: __owned AnyObserver<Element>) -> Attachment? {
    attachment(self, observer)
  }

  /// Does something with the domain without counting a reference, which this step has.
  @inlinable
  @inline(__always)
  final func withDomain<Result>(_ body: (SharingDomain) -> Result) -> Result {
    Unmanaged.passUnretained(domain)._withUnsafeGuaranteedRef(body)
  }

  // MARK: - Events

  /// Keeps an element where it is replayed, and delivers it.
  ///
  /// Inlined, because a chain is as deep as it is long, and processors predict only so many returns.
  @inlinable
  @inline(__always)
  final func deliver(next event: UnsafePointer<Event<Element>>, _ element: Element) {
    if replaysLatest { _ = latest.keep(element) }
    if let only = listeners.only {
      // Alive without another retain: what is removed meanwhile the domain keeps until we have left.
      only._withUnsafeGuaranteedRef { listener in
        if listener.isListening { unsafeDowncast(listener, to: SharedListener<Element>.self).observer.receive(event) }
      }
    } else {
      deliver(event, to: listeners.several)
    }
  }

  @inlinable
  @inline(never)
  final func deliver(_ event: UnsafePointer<Event<Element>>, to several: KeyedBag<SharedSubscription>) {
    several.forEach { listener in
      if listener.isListening { unsafeDowncast(listener, to: SharedListener<Element>.self).observer.receive(event) }
    }
  }

  @inlinable
  final func end(_ event: UnsafePointer<Event<Element>>, _ connection: SharedLink<Element>) {
    withDomain { $0.enter() }
    if self.connection === connection {
      let sole = listeners.takeOnly()
      let several = listeners.several.removeAll()
      let old = latest.take(Element.self)
      self.connection = nil
      if let sole, sole.isListening {
        unsafeDowncast(sole, to: SharedListener<Element>.self).observer.receive(event)
      }
      deliver(event, to: several)
      withExtendedLifetime(old) {}
    }
    withDomain { $0.leave() }
    connection.finish()
  }

  // MARK: - Listeners

  @inlinable
  final func join(_ observer: __owned AnyObserver<Element>) -> Attachment? {
    let listener = SharedListener(self, consume observer)
    if withDomain({ $0.tryEnter() }) {
      add(listener)
      withDomain { $0.leaveChange() }
    } else {
      domain.post { self.add(listener) }
    }
    return listener
  }

  /// Adds a listener, which hears the latest element; the first one connects.
  @inlinable
  final func add(_ listener: SharedListener<Element>) {
    guard listener.isListening else { return }
    listeners.insert(listener)
    if connection == nil {
      let connection = SharedLink(self)
      self.connection = connection
      start(self, connection)
    } else if latest.isFull {
      let element = latest.value(of: Element.self)
      withDomain { $0.enter() }
      listener.observer.on(.next(element))
      withDomain { $0.leave() }
    }
  }

  @usableFromInline
  final func leave(_ listener: SharedSubscription) {
    if withDomain({ $0.tryEnter() }) {
      remove(listener)
      withDomain { $0.leaveChange() }
    } else {
      domain.post { self.remove(listener) }
    }
  }

  /// Removes a listener; with the last one the connection ends.
  private func remove(_ listener: SharedSubscription) {
    guard listeners.remove(listener) else { return }
    domain.keep(listener)
    if !listeners.isEmpty { return }
    let connection = self.connection
    self.connection = nil
    latest.clear(Element.self)
    connection?.dispose()
  }
}

/// The subscription of a step to its source.
@usableFromInline
final class SharedLink<Element>: UpstreamLink, @unchecked Sendable {
  // Unchecked because its superclass is; what it adds is constant.
  @usableFromInline let node: SharedNode<Element>

  @inlinable
  init(_ node: SharedNode<Element>) {
    self.node = node
    super.init()
  }

  /// True if this is still the connection of its step.
  @inlinable
  var isCurrent: Bool { !isStopped && node.connection === self }

  /// An event that comes from within the domain.
  @inlinable
  func receive(_ event: UnsafePointer<Event<Element>>) {
    switch event.pointee {
    case .next(let element):
      if isCurrent { node.deliver(next: event, element) }
    case .error, .completed:
      if stop() { node.end(event, self) }
    }
  }

  /// An event that comes from outside.
  @inlinable
  func receiveAtRoot(_ event: UnsafePointer<Event<Element>>) {
    switch event.pointee {
    case .next(let element):
      if isStopped { return }
      node.withDomain { $0.enter() }
      if node.connection === self { node.deliver(next: event, element) }
      node.withDomain { $0.leave() }
    case .error, .completed:
      if stop() { node.end(event, self) }
    }
  }

  /// A terminal event of a source with other elements.
  @inlinable
  func receive(end event: Event<Element>) {
    if stop() { withUnsafePointer(to: event) { node.end($0, self) } }
  }
}
