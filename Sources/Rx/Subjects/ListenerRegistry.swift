import Locks
import Synchronization

/// The listeners of a subject, which is stored in the subject itself.
///
/// A delivery takes no lock and retains no listener: it counts itself in `deliveries` and reads `audience`. Whoever removes
/// something that a delivery may still use keeps it in `retired` until no delivery is under way.
///
/// Listeners must not keep their subject alive, so they know the address of its registry, which holds good as long as they are listed:
/// - A listener that leaves marks the address as used, has itself removed under the lock, touches nothing of the registry after
///   unlocking, and then clears the address.
/// - Whoever removes listeners otherwise, as the end of the registry does, waits after unlocking until each has forgotten the address.
/// - The end of the registry takes the lock, and so comes after each thread that has removed itself.
@usableFromInline
struct ListenerRegistry: ~Copyable, @unchecked Sendable {
  // Unchecked because all that changes is atomic, or guarded by the lock as the storage is.
  @usableFromInline let lock = StateLock()
  /// True if something waits in the storage's `retired`.
  @usableFromInline let hasRetired = Atomic<Bool>(false)
  /// Number of deliveries under way.
  @usableFromInline let deliveries = Atomic<Int>(0)
  /// The address of the only listener, which is retained; or of a `ListenerList` with `isList` set; `noListeners` without any, and 0
  /// after a change of several.
  @usableFromInline let audience = Atomic<UInt>(ListenerRegistry.noListeners)
  /// The address of the storage, which is retained, once there is one.
  private let storage = Atomic<UInt>(0)

  @inlinable static var isList: UInt { 1 }
  @inlinable static var noListeners: UInt { 2 }

  @usableFromInline
  init() {}

  /// Lets go of those who subscribed to the subject, which goes away undisposed. Operators that did live on with their own
  /// subscriptions until those are disposed, as in RxSwift, whose sinks are kept by them.
  ///
  /// Called once, by the deinitialiser of the subject, where the registry has its address still: a deinitialiser of the registry would
  /// run on a value that was moved away, with a copy of a lock that another thread may hold.
  @usableFromInline
  borrowing func release() {
    lock.lock()
    let isEmpty = self.isEmpty
    lock.unlock()
    if !isEmpty { removeAll { true }.forEach { $0.terminalLink?.forgetUpstream() } }
    existingStorage.map { Unmanaged.passUnretained($0).release() }
  }

  var isEmpty: Bool { audience.load(ordering: .acquiring) == ListenerRegistry.noListeners }

  // MARK: - Changes, with the lock held

  /// The current listeners.
  @usableFromInline
  var audienceLocked: Audience {
    let word = audience.load(ordering: .relaxed)
    if let sole = ListenerRegistry.sole(word) { return .one(sole.takeUnretainedValue()) }
    return word == ListenerRegistry.noListeners ? .none : existingStorage?.members.audience ?? .none
  }

  /// Adds a listener.
  @usableFromInline
  borrowing func addLocked(_ listener: ListenerSubscription) {
    listener.join(withUnsafePointer(to: self) { UInt(bitPattern: $0) })
    lock.publish(.observers)
    let word = audience.load(ordering: .relaxed)
    if word == ListenerRegistry.noListeners {
      // Publishes the listener; what a delivery may still use is not affected.
      audience.store(UInt(bitPattern: Unmanaged.passRetained(listener).toOpaque()), ordering: .releasing)
      return
    }
    let storage = makeStorage()
    if let sole = ListenerRegistry.sole(word) {
      storage.members = ListenerBag()
      storage.members.add(sole.takeRetainedValue())
    }
    storage.members.add(listener)
    membersChanged(storage)
  }

  private borrowing func removeAllLocked() -> Audience {
    let all = audienceLocked
    if let sole = ListenerRegistry.sole(audience.load(ordering: .relaxed)) {
      audience.store(ListenerRegistry.noListeners, ordering: .sequentiallyConsistent)
      retire(sole.takeRetainedValue())
    } else if let storage = existingStorage {
      storage.members.removeAll().forEach { retire($0) }
      membersChanged(storage)
    }
    return all
  }

  private borrowing func membersChanged(_ storage: ListenerStorage) {
    audience.store(storage.members.count == 0 ? ListenerRegistry.noListeners : 0, ordering: .sequentiallyConsistent)
    if let list = storage.list.take() { retire(list) }
  }

  /// Keeps what is no longer in `audience` while a delivery may use it.
  private borrowing func retire(_ object: AnyObject) {
    if deliveries.load(ordering: .sequentiallyConsistent) == 0 { return }
    makeStorage().retired.append(object)
    hasRetired.store(true, ordering: .sequentiallyConsistent)
  }

  /// Takes out what was retired, unless a delivery may use it.
  private borrowing func takeUnusedLocked() -> [AnyObject]? {
    guard hasRetired.load(ordering: .sequentiallyConsistent),
      deliveries.load(ordering: .sequentiallyConsistent) == 0, let storage = existingStorage
    else { return nil }
    hasRetired.store(false, ordering: .relaxed)
    defer { storage.retired = [] }
    return storage.retired
  }

  private var existingStorage: ListenerStorage? {
    UnsafeRawPointer(bitPattern: storage.load(ordering: .relaxed))
      .map { Unmanaged<ListenerStorage>.fromOpaque($0).takeUnretainedValue() }
  }

  private borrowing func makeStorage() -> ListenerStorage {
    if let existingStorage { return existingStorage }
    let made = ListenerStorage()
    storage.store(UInt(bitPattern: Unmanaged.passRetained(made).toOpaque()), ordering: .relaxed)
    return made
  }

  /// The only listener, where an `audience` is one.
  private static func sole(_ word: UInt) -> Unmanaged<ListenerSubscription>? {
    if word == noListeners || word & isList != 0 { return nil }
    return UnsafeRawPointer(bitPattern: word).map { .fromOpaque($0) }
  }

  // MARK: - Changes

  /// Removes a listener that leaves. Returns what the caller is to release, who must not touch the registry any more.
  borrowing func remove(_ listener: ListenerSubscription) -> (ListenerSubscription?, unused: [AnyObject]?) {
    lock.lock()
    var dropped: ListenerSubscription?
    if let sole = ListenerRegistry.sole(audience.load(ordering: .relaxed)) {
      if sole.toOpaque() == Unmanaged.passUnretained(listener).toOpaque() {
        audience.store(ListenerRegistry.noListeners, ordering: .sequentiallyConsistent)
        dropped = sole.takeRetainedValue()
      }
    } else if let storage = existingStorage {
      dropped = storage.members.remove(listener.key)
      if dropped != nil { membersChanged(storage) }
    }
    // It is held by whoever calls, too, but perhaps not for as long as the delivery takes.
    if dropped != nil { retire(listener) }
    let unused = takeUnusedLocked()
    lock.unlock()
    return (dropped, unused)
  }

  /// Removes all listeners if `isEnd`, which runs under the lock, says so; no listener may join any more then. Returns those removed.
  @usableFromInline
  borrowing func removeAll(_ isEnd: () -> Bool) -> Audience {
    lock.lock()
    let all = isEnd() ? removeAllLocked() : .none
    let unused = takeUnusedLocked()
    lock.unlock()
    all.forEach { $0.forgetRegistry() }
    withExtendedLifetime(unused) {}
    return all
  }

  // MARK: - Deliveries

  /// Sends an event to those that still listen, in order; all are listeners of its element.
  @inlinable
  @inline(__always)
  borrowing func deliver<Element>(_ event: UnsafePointer<Event<Element>>) {
    if audience.load(ordering: .relaxed) == ListenerRegistry.noListeners { return }
    deliveries.wrappingAdd(1, ordering: .sequentiallyConsistent)
    lock.receive(.observers)
    var word = audience.load(ordering: .sequentiallyConsistent)
    if word == 0 { word = makeList() }
    if word == ListenerRegistry.noListeners {
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
    if deliveries.wrappingSubtract(1, ordering: .sequentiallyConsistent).newValue == 0,
      hasRetired.load(ordering: .sequentiallyConsistent)
    {
      releaseRetired()
    }
  }

  /// Lists the listeners, of which there were several.
  @usableFromInline
  @inline(never)
  borrowing func makeList() -> UInt {
    lock.lock()
    defer { lock.unlock() }
    let word = audience.load(ordering: .relaxed)
    guard word == 0, let storage = existingStorage else { return word }
    let made = ListenerList(storage.members)
    storage.list = made
    let address = UInt(bitPattern: Unmanaged.passUnretained(made).toOpaque()) | ListenerRegistry.isList
    audience.store(address, ordering: .sequentiallyConsistent)
    return address
  }

  @usableFromInline
  @inline(never)
  borrowing func releaseRetired() {
    lock.lock()
    let released = takeUnusedLocked()
    lock.unlock()
    withExtendedLifetime(released) {}
  }
}

/// The state of a registry with more than one listener, or whose listeners leave within deliveries; guarded by its lock.
private final class ListenerStorage {
  @exclusivity(unchecked) var members = ListenerBag()
  /// Keeps the list that `audience` points to.
  @exclusivity(unchecked) var list: ListenerList?
  /// Objects that a delivery may still use.
  @exclusivity(unchecked) var retired: [AnyObject] = []
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
