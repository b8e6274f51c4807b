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
  @usableFromInline @exclusivity(unchecked) private(set) var listeners = ListenerBag()

  /// Number of deliveries under way.
  @usableFromInline let deliveries = Atomic<Int>(0)
  /// The address of the only listener, or of a `ListenerList` with `isList` set; 0 after a change of several listeners.
  @usableFromInline let audience = Atomic<UInt>(0)
  /// Whether something waits in `retired`.
  @usableFromInline let hasRetired = Atomic<Bool>(false)
  /// Keeps what `audience` points to, where that is a list.
  @exclusivity(unchecked) private var list: ListenerList?
  @exclusivity(unchecked) private var retired: [AnyObject] = []

  @inlinable static var isList: UInt { 1 }

  @usableFromInline
  init() {}

  @usableFromInline
  var count: Int { lock.withLock { listeners.count } }

  // MARK: - Changes

  /// Adds a listener; called with the lock held.
  @usableFromInline
  func addLocked(_ listener: ListenerSubscription) {
    listeners.add(listener, of: self)
    audienceChanged()
  }

  @usableFromInline
  func removeListener(_ key: Int) {
    lock.lock()
    let listener = listeners.remove(key)
    if let listener {
      audienceChanged()
      retire(listener)
    }
    lock.unlock()
    // Released here, outside the lock.
    withExtendedLifetime(listener) {}
  }

  /// Forgets all listeners and returns them; called with the lock held.
  @usableFromInline
  func removeAllLocked() -> Audience {
    let all = listeners.removeAll()
    audienceChanged()
    all.forEach(retire)
    return all.audience
  }

  /// Lets go of those who subscribed to the subject, which goes away.
  @usableFromInline
  func release() {
    let last = lock.withLock { listeners.removeAll() }
    last.release()
  }

  private func audienceChanged() {
    let word = listeners.only.map { UInt(bitPattern: Unmanaged.passUnretained($0).toOpaque()) } ?? 0
    audience.store(word, ordering: .sequentiallyConsistent)
    if let list {
      retire(list)
      self.list = nil
    }
  }

  /// Keeps what is no longer in `audience` while a delivery may use it.
  private func retire(_ object: AnyObject) {
    if deliveries.load(ordering: .sequentiallyConsistent) == 0 { return }
    retired.append(object)
    hasRetired.store(true, ordering: .relaxed)
  }

  // MARK: - Deliveries

  /// Sends an event to those that still listen, in order; all are listeners of its element.
  @inlinable
  @inline(__always)
  func deliver<Element>(_ event: UnsafePointer<Event<Element>>) {
    deliveries.add(1, ordering: .sequentiallyConsistent)
    var word = audience.load(ordering: .sequentiallyConsistent)
    if word == 0 { word = makeList() }
    if word & ListenerRegistry.isList == 0 {
      Unmanaged<ListenerSubscription>.fromOpaque(UnsafeRawPointer(bitPattern: word).unsafelyUnwrapped)
        ._withUnsafeGuaranteedRef { $0.hear(event) }
    } else {
      Unmanaged<ListenerList>
        .fromOpaque(UnsafeRawPointer(bitPattern: word & ~ListenerRegistry.isList).unsafelyUnwrapped)
        ._withUnsafeGuaranteedRef { list in
          for listener in list.members { listener._withUnsafeGuaranteedRef { $0.hear(event) } }
        }
    }
    if deliveries.subtract(1, ordering: .sequentiallyConsistent).newValue == 0,
      hasRetired.load(ordering: .relaxed)
    {
      releaseRetired()
    }
  }

  /// Lists the listeners, of which there are several or none.
  @usableFromInline
  @inline(never)
  func makeList() -> UInt {
    lock.withLock {
      let word = audience.load(ordering: .relaxed)
      if word != 0 { return word }
      let made = listeners.count == 0 ? ListenerList.empty : ListenerList(listeners)
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

/// Several listeners, or none, in order. The bag or `retired` keeps each of them while a delivery may use the list.
@usableFromInline
final class ListenerList: Sendable {
  @usableFromInline let members: ContiguousArray<Unmanaged<ListenerSubscription>>

  static let empty = ListenerList(ListenerBag())

  init(_ listeners: ListenerBag) {
    var members = ContiguousArray<Unmanaged<ListenerSubscription>>()
    members.reserveCapacity(listeners.count)
    listeners.forEach { members.append(.passUnretained($0)) }
    self.members = members
  }
}
