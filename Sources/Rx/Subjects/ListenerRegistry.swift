import Synchronization

/// The listeners of a subject. Their subscriptions hold this and not the subject, which they must not keep alive; a weak
/// reference to it would cost more than this object.
///
/// A delivery takes no lock and retains no listener: it counts itself in `deliveries` and reads `audience`. Whoever removes
/// something that a delivery may still use keeps it in `retired` until no delivery is under way.
@usableFromInline
final class ListenerRegistry: ListenerOwner, @unchecked Sendable {
  // Unchecked because the lock guards the variables.
  @usableFromInline let lock = StateLock()
  /// The listener while it is the only one: mostly there is no other, and a bag takes longer.
  @exclusivity(unchecked) private var sole: ListenerSubscription?
  @exclusivity(unchecked) private var several = ListenerBag()

  /// Number of deliveries under way.
  @usableFromInline let deliveries = Atomic<Int>(0)
  /// The address of the only listener, or of a `ListenerList` with `isList` set; `nobody` without listeners, and 0 after a change
  /// of several.
  @usableFromInline let audience = Atomic<UInt>(ListenerRegistry.nobody)
  /// True if something waits in `retired`.
  @usableFromInline let hasRetired = Atomic<Bool>(false)
  /// Keeps what `audience` points to, where that is a list.
  @exclusivity(unchecked) private var list: ListenerList?
  @exclusivity(unchecked) private var retired: [AnyObject] = []

  @inlinable static var isList: UInt { 1 }
  @inlinable static var nobody: UInt { 2 }

  @usableFromInline
  init() {}

  var isEmpty: Bool { audience.load(ordering: .acquiring) == ListenerRegistry.nobody }

  /// The current listeners; called with the lock held.
  @usableFromInline
  var audienceLocked: Audience { sole.map { .one($0) } ?? several.audience }

  // MARK: - Changes

  /// Adds a listener; called with the lock held.
  @usableFromInline
  func addLocked(_ listener: ListenerSubscription) {
    listener.owner = self
    lock.publish(.observers)
    if sole == nil, several.count == 0 {
      sole = listener
      // Publishes the listener; what a delivery may still use is not affected.
      audience.store(ListenerRegistry.word(listener), ordering: .releasing)
      return
    }
    if let first = sole {
      sole = nil
      several = ListenerBag()
      several.add(first)
    }
    several.add(listener)
    severalChanged()
  }

  @usableFromInline
  func removeListener(_ listener: ListenerSubscription) {
    lock.lock()
    var dropped: ListenerSubscription?
    if sole === listener {
      audience.store(ListenerRegistry.nobody, ordering: .sequentiallyConsistent)
      dropped = sole.take()
    } else {
      dropped = several.remove(listener.key)
      if dropped != nil { severalChanged() }
    }
    // It is held by whoever calls, too, but perhaps not for as long as the delivery takes.
    if dropped != nil { retire(listener) }
    lock.unlock()
    // Released here, outside the lock.
    withExtendedLifetime(dropped) {}
    releaseUnused()
  }

  /// Forgets all listeners and returns them; called with the lock held, `releaseUnused` afterwards.
  @usableFromInline
  func removeAllLocked() -> Audience {
    let all = audienceLocked
    if let sole { retire(sole) }
    sole = nil
    several.removeAll().forEach(retire)
    severalChanged()
    return all
  }

  /// Lets go of those who subscribed to the subject, which goes away undisposed. Operators that did live on with their own
  /// subscriptions until those are disposed, as in RxSwift, whose sinks are kept by them.
  @inlinable
  func release() {
    if audience.load(ordering: .acquiring) != ListenerRegistry.nobody { releaseListeners() }
  }

  @usableFromInline
  @inline(never)
  func releaseListeners() {
    let last = lock.withLock { removeAllLocked() }
    last.forEach { $0.terminalLink?.forgetUpstream() }
  }

  private static func word(_ listener: ListenerSubscription) -> UInt {
    UInt(bitPattern: Unmanaged.passUnretained(listener).toOpaque())
  }

  private func severalChanged() {
    audience.store(several.count == 0 ? ListenerRegistry.nobody : 0, ordering: .sequentiallyConsistent)
    if let list = list.take() { retire(list) }
  }

  /// Keeps what is no longer in `audience` while a delivery may use it.
  private func retire(_ object: AnyObject) {
    if deliveries.load(ordering: .sequentiallyConsistent) == 0 { return }
    retired.append(object)
    hasRetired.store(true, ordering: .sequentiallyConsistent)
  }

  /// Releases what was retired while the last delivery left: that may have looked before.
  @usableFromInline
  func releaseUnused() {
    if hasRetired.load(ordering: .sequentiallyConsistent), deliveries.load(ordering: .sequentiallyConsistent) == 0 {
      releaseRetired()
    }
  }

  // MARK: - Deliveries

  /// Sends an event to those that still listen, in order; all are listeners of its element.
  @inlinable
  @inline(__always)
  func deliver<Element>(_ event: UnsafePointer<Event<Element>>) {
    if audience.load(ordering: .relaxed) == ListenerRegistry.nobody { return }
    deliveries.add(1, ordering: .sequentiallyConsistent)
    lock.receive(.observers)
    var word = audience.load(ordering: .sequentiallyConsistent)
    if word == 0 { word = makeList() }
    if word == ListenerRegistry.nobody {
      // The last one has just left.
    } else if word & ListenerRegistry.isList == 0 {
      Unmanaged<ListenerSubscription>.fromOpaque(UnsafeRawPointer(bitPattern: word).unsafelyUnwrapped)
        ._withUnsafeGuaranteedRef { $0.hear(event) }
    } else {
      Unmanaged<ListenerList>
        .fromOpaque(UnsafeRawPointer(bitPattern: word & ~ListenerRegistry.isList).unsafelyUnwrapped)
        ._withUnsafeGuaranteedRef { list in
          for index in 0..<list.count { list.members[index]._withUnsafeGuaranteedRef { $0.hear(event) } }
        }
    }
    if deliveries.subtract(1, ordering: .sequentiallyConsistent).newValue == 0,
      hasRetired.load(ordering: .sequentiallyConsistent)
    {
      releaseRetired()
    }
  }

  /// Lists the listeners, of which there were several.
  @usableFromInline
  @inline(never)
  func makeList() -> UInt {
    lock.withLock {
      let word = audience.load(ordering: .relaxed)
      if word != 0 { return word }
      let made = ListenerList(several)
      list = made
      let address = UInt(bitPattern: Unmanaged.passUnretained(made).toOpaque()) | ListenerRegistry.isList
      audience.store(address, ordering: .sequentiallyConsistent)
      return address
    }
  }

  @usableFromInline
  @inline(never)
  func releaseRetired() {
    let released = lock.withLock { () -> [AnyObject] in
      if deliveries.load(ordering: .sequentiallyConsistent) != 0 { return [] }
      hasRetired.store(false, ordering: .relaxed)
      let released = retired
      retired = []
      return released
    }
    withExtendedLifetime(released) {}
  }
}

/// Several listeners in order. The bag or `retired` keeps each of them while a delivery may use the list.
@usableFromInline
final class ListenerList: @unchecked Sendable {
  // Unchecked because both are constant. Not an array, which every delivery would retain.
  @usableFromInline let count: Int
  @usableFromInline let members: UnsafeMutablePointer<Unmanaged<ListenerSubscription>>

  init(_ listeners: ListenerBag) {
    count = listeners.count
    members = .allocate(capacity: count)
    var next = members
    listeners.forEach { listener in
      next.initialize(to: .passUnretained(listener))
      next += 1
    }
  }

  deinit { members.deallocate() }
}
