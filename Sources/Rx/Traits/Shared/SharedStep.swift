import Synchronization

/// The part of a `SharedNode` that is the same for all elements, so that making and giving up subscriptions needs no
/// generic code.
@usableFromInline
class SharedStep: @unchecked Sendable {
  // Unchecked because the domain guards the variables.
  @usableFromInline final let domain: SharingDomain
  @usableFromInline final let isRoot: Bool
  @usableFromInline final let replaysLatest: Bool
  @usableFromInline @exclusivity(unchecked) final var link: UpstreamLink?
  /// The listeners when there are several.
  @usableFromInline @exclusivity(unchecked) final var listeners = KeyedBag<SharedSubscription>()
  /// The listener while it is the only one; retained once, here, so that delivering to it needs no retain.
  @usableFromInline @exclusivity(unchecked) final var only: Unmanaged<SharedSubscription>?

  @usableFromInline
  init(_ domain: SharingDomain, isRoot: Bool, replaysLatest: Bool) {
    self.domain = domain
    self.isRoot = isRoot
    self.replaysLatest = replaysLatest
  }

  /// Forgets the latest element.
  @usableFromInline
  func forget() {}

  deinit {
    only?.release()
  }

  @usableFromInline
  final func insert(_ listener: SharedSubscription) {
    if let sole = takeOnly() {
      sole.key = listeners.insert(sole)
    } else if listeners.count == 0 {
      only = Unmanaged.passRetained(listener)
      return
    }
    listener.key = listeners.insert(listener)
  }

  /// Takes the only listener out, if there is just one.
  @usableFromInline
  final func takeOnly() -> SharedSubscription? {
    defer { only = nil }
    return only?.takeRetainedValue()
  }

  final func leave(_ listener: SharedSubscription) {
    if domain.tryEnter() {
      remove(listener)
      domain.leaveChange()
    } else {
      domain.post { self.remove(listener) }
    }
  }

  /// Removes a listener; with the last one the connection ends.
  private func remove(_ listener: SharedSubscription) {
    if let only, only.toOpaque() == Unmanaged.passUnretained(listener).toOpaque() {
      _ = takeOnly()
    } else {
      guard let key = listener.key, listeners.remove(key) != nil else { return }
      listener.key = nil
    }
    domain.keep(listener)
    if only != nil || listeners.count > 0 { return }
    let link = self.link
    self.link = nil
    forget()
    link?.dispose()
  }
}

/// One subscription to a shared sequence: disposing it silences the listener at once.
@usableFromInline
class SharedSubscription: Disposable, @unchecked Sendable {
  // Unchecked because the domain guards `key` and who wins `disposed` takes `step`.
  @usableFromInline final let disposed = Atomic<Bool>(false)
  @usableFromInline @exclusivity(unchecked) final var key: Int?
  @exclusivity(unchecked) private final var step: SharedStep?
  private let resource = ResourceToken()

  @usableFromInline
  init(_ step: SharedStep) {
    self.step = step
  }

  @inlinable
  final var isListening: Bool { !disposed.load(ordering: .relaxed) }

  @usableFromInline
  final func dispose() {
    if disposed.exchange(true, ordering: .acquiringAndReleasing) { return }
    let step = self.step
    self.step = nil
    step?.leave(self)
  }
}
