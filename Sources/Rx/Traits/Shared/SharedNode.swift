/// One step of a chain of drivers or signals: shares one subscription to its source among its listeners while there are
/// any, and replays the latest element where the strategy says so.
///
/// It behaves as `share(replay:scope:)` does; what it leaves out is a lock and a retain for each event, see
/// `SharingDomain`. What does not depend on the element stands in `SharedStep`.
@usableFromInline
final class SharedNode<Element>: SharedStep, @unchecked Sendable {
  // Unchecked because the domain guards the variables.
  @usableFromInline let source: Observable<Element>
  @usableFromInline @exclusivity(unchecked) var latest: Element?

  /// - Parameter isRoot: Whether its events come from outside the domain.
  @inlinable
  init(_ source: Observable<Element>, _ domain: SharingDomain, isRoot: Bool, replaysLatest: Bool) {
    self.source = source
    super.init(domain, isRoot: isRoot, replaysLatest: replaysLatest)
  }

  /// The shared sequence.
  @inlinable
  var observable: Observable<Element> {
    Observable(producer: { self.join($0) })
  }

  // MARK: - Events

  /// What is attached to the source of a step whose events come from within the domain.
  @inlinable
  func observer(_ link: UpstreamLink) -> AnyObserver<Element> {
    AnyObserver(receive: { event in
      switch event.pointee {
      case .next(let element):
        if link.isStopped || self.link !== link { return }
        if self.replaysLatest { self.latest = element }
        self.deliver(event)
      case .error, .completed:
        if link.stop() { self.end(event, link) }
      }
    })
  }

  /// What is attached to the source of a root.
  @inlinable
  func rootObserver(_ link: UpstreamLink) -> AnyObserver<Element> {
    AnyObserver(receive: { event in
      switch event.pointee {
      case .next(let element):
        if link.isStopped { return }
        self.domain.enter()
        if self.link === link {
          if self.replaysLatest { self.latest = element }
          self.deliver(event)
        }
        self.domain.leave()
      case .error, .completed:
        if link.stop() { self.end(event, link) }
      }
    })
  }

  /// Inlined, because a chain is as deep as it is long, and processors predict only so many returns.
  @inlinable
  @inline(__always)
  func deliver(_ event: UnsafePointer<Event<Element>>) {
    if let only {
      // Alive without another retain: what is removed meanwhile the domain keeps until we have left.
      only._withUnsafeGuaranteedRef { listener in
        if listener.isListening { unsafeDowncast(listener, to: SharedListener<Element>.self).observer.receive(event) }
      }
    } else {
      deliverToAll(event)
    }
  }

  @inlinable
  @inline(never)
  func deliverToAll(_ event: UnsafePointer<Event<Element>>) {
    deliver(event, to: listeners.slots)
  }

  @inlinable
  func deliver(_ event: UnsafePointer<Event<Element>>, to slots: ContiguousArray<KeyedBag<SharedSubscription>.Slot>) {
    for slot in slots {
      guard let listener = slot.value, listener.isListening else { continue }
      unsafeDowncast(listener, to: SharedListener<Element>.self).observer.receive(event)
    }
  }

  @inlinable
  func end(_ event: UnsafePointer<Event<Element>>, _ link: UpstreamLink) {
    domain.enter()
    if self.link === link {
      let sole = takeOnly()
      let slots = listeners.removeAll()
      let old = latest
      latest = nil
      self.link = nil
      if let sole, sole.isListening {
        unsafeDowncast(sole, to: SharedListener<Element>.self).observer.receive(event)
      }
      deliver(event, to: slots)
      withExtendedLifetime(old) {}
    }
    domain.leave()
    link.finish()
  }

  // MARK: - Listeners

  @inlinable
  func join(_ observer: AnyObserver<Element>) -> any Disposable {
    let listener = SharedListener(self, observer)
    if domain.tryEnter() {
      add(listener)
      domain.leaveChange()
    } else {
      domain.post { self.add(listener) }
    }
    return listener
  }

  /// Adds a listener, which hears the latest element; the first one connects.
  @inlinable
  func add(_ listener: SharedListener<Element>) {
    guard listener.isListening else { return }
    insert(listener)
    if link == nil {
      let link = UpstreamLink()
      self.link = link
      source.connect(isRoot ? rootObserver(link) : observer(link), to: link)
    } else if let latest {
      domain.enter()
      listener.observer.on(.next(latest))
      domain.leave()
    }
  }

  @usableFromInline
  override func forget() {
    latest = nil
  }
}

/// One observer of a shared sequence.
@usableFromInline
final class SharedListener<Element>: SharedSubscription, @unchecked Sendable {
  // Unchecked as its superclass is.
  @usableFromInline let observer: AnyObserver<Element>

  @inlinable
  init(_ step: SharedStep, _ observer: AnyObserver<Element>) {
    self.observer = observer
    super.init(step)
  }
}
