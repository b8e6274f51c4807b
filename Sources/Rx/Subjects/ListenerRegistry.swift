import Locks
import Synchronization

/// The listeners of a subject, objects and slots, which is stored in the subject itself.
///
/// A delivery takes no lock and retains no listener: it counts itself in `word`, which also says who listens. Whoever removes
/// something that a delivery may still use keeps it in `retired` until no delivery is under way.
///
/// A subject with one listener needs no lock: that listener comes and goes by one change of `word`. The lock guards the storage, where
/// several listeners are, and what the subject itself keeps; with the lock held, too, `word` is changed by comparing it.
///
/// Listeners must not keep their subject alive, so they know the address of its registry, which holds good as long as they are listed:
/// - A listener that leaves marks the address as used, has itself removed, touches nothing of the registry after the change of `word`
///   or, under the lock, after unlocking, and then clears the address.
/// - Whoever removes listeners otherwise, as the end of the registry does, waits after unlocking until each has forgotten the address.
/// - The end of the registry takes the lock if a listener has left under it, and so comes after that.
@usableFromInline
struct ListenerRegistry: ~Copyable, @unchecked Sendable {
  // Unchecked because all that changes is atomic, or guarded by the lock as the storage is.
  @usableFromInline let lock = StateLock()
  @usableFromInline let word = Atomic<UInt64>(RegistryWord.empty.bits)
  /// The audience that the last delivery met, without deliveries: no more than a guess at `word`.
  ///
  /// A delivery that goes on with what `word` holds waits until that is counted; with a guess that has proved right, the processor
  /// goes on meanwhile.
  @usableFromInline let guess = Atomic<UInt64>(RegistryWord.empty.bits)
  /// Number of deliveries beyond those that `word` counts one by one: it counts one for all of them.
  private let crowd = Atomic<Int>(0)
  /// The address of the storage, which is retained, once there is one.
  private let storage = Atomic<UInt>(0)
  /// True once a listener has left under the lock.
  private let hasLockedLeaver = Atomic<Bool>(false)

  @usableFromInline
  init() {}

  /// Lets go of those who subscribed to the subject, which goes away undisposed. Operators that did live on with their own
  /// subscriptions until those are disposed, as in RxSwift, whose sinks are kept by them.
  ///
  /// Called once, by the deinitialiser of the subject, where the registry has its address still: a deinitialiser of the registry would
  /// run on a value that was moved away, with a copy of a lock that another thread may hold.
  @usableFromInline
  borrowing func release() {
    if !isEmpty {
      let all = removeAll { true }
      all.members.forEach { $0.terminalLink?.forgetUpstream() }
      all.letGo()
    } else if hasLockedLeaver.load(ordering: .relaxed) {
      lock.lock()
      lock.unlock()
    }
    existingStorage.map { Unmanaged.passUnretained($0).release() }
  }

  @usableFromInline
  var current: RegistryWord { RegistryWord(bits: word.load(ordering: .acquiring)) }

  @usableFromInline
  var isEmpty: Bool { current.hasNoListener }

  // MARK: - Joining and leaving

  /// Adds a member as the only one without the lock; returns false where it has to be added under the lock.
  @inline(__always)
  borrowing func join(_ member: RegistryMember) -> Bool {
    guard current == .empty, let alone = RegistryWord(member: member) else { return false }
    member.join(address)
    lock.publish(.observers)
    member.retain()
    if change(.empty, to: alone) {
      guess.store(alone.bits, ordering: .relaxed)
      return true
    }
    _ = member.takeRetained()
    member.join(0)
    return false
  }

  /// Adds a listener, with the lock held.
  borrowing func addLocked(_ listener: ListenerSubscription) { addLocked(.listener(listener)) }

  /// Adds a member, with the lock held.
  borrowing func addLocked(_ member: RegistryMember) {
    member.join(address)
    lock.publish(.observers)
    while true {
      let old = current
      if old.hasNoListener, let alone = RegistryWord(member: member) {
        member.retain()
        // The new word keeps the count of deliveries in progress.
        if change(old, to: old.with(alone)) { return }
        _ = member.takeRetained()
      } else if old.hasNoListener || old.sole != nil {
        if !change(old, to: old.with(.several)) { continue }
        let storage = makeStorage()
        storage.members = MemberBag()
        // It was retained by `word`.
        if let sole = old.sole { storage.members.add(sole.takeRetained()) }
        storage.members.add(member)
        return
      } else {
        // Several change under the lock alone.
        let storage = makeStorage()
        storage.members.add(member)
        membersChanged(storage)
        return
      }
    }
  }

  /// Removes a member that leaves; the caller must not touch the registry afterwards.
  @inline(__always)
  borrowing func remove(_ member: RegistryMember) -> RemovedMember {
    if let alone = RegistryWord(member: member), change(alone, to: .empty) {
      return RemovedMember(member.takeRetained(), isUsed: false)
    }
    return removeLocked(member)
  }

  /// Kept apart, so that an only member saves few registers on its way.
  @inline(never)
  private borrowing func removeLocked(_ member: RegistryMember) -> RemovedMember {
    lock.lock()
    defer { lock.unlock() }
    // Before the change of `word`, which shows it to the end of the registry.
    hasLockedLeaver.store(true, ordering: .relaxed)
    while true {
      let old = current
      if old.hasAddress, !old.isList {
        guard old.isSole(member) else { break }
        if change(old, to: old.with(.empty, retires: true)) {
          return retire(member.takeRetained(), old.deliveries > 0)
        }
      } else if let storage = existingStorage, let removed = storage.members.remove(member.key) {
        return retire(removed, membersChanged(storage, removing: true))
      } else {
        break
      }
    }
    return RemovedMember(nil, isUsed: false)
  }

  private borrowing func retire(_ member: RegistryMember, _ isUsed: Bool) -> RemovedMember {
    // It is held by whoever calls, too, but perhaps not for as long as the delivery takes.
    if isUsed { makeStorage().retired.append(member) }
    return RemovedMember(member, isUsed: isUsed)
  }

  /// Removes all listeners if `isEnd`, which runs under the lock, says so; no listener may join any more then.
  ///
  /// - Parameter own: Number of deliveries that the caller itself has begun.
  @usableFromInline
  borrowing func removeAll(own: UInt64 = 0, _ isEnd: () -> Bool) -> RemovedAudience {
    lock.lock()
    let all = isEnd() ? removeAllLocked(own) : RemovedAudience(MemberBag(), isUsed: false)
    lock.unlock()
    all.members.forEach { $0.forgetRegistry() }
    return all
  }

  private borrowing func removeAllLocked(_ own: UInt64) -> RemovedAudience {
    var old = current
    while !change(old, to: old.with(.ended, retires: old.deliveries > own)) { old = current }
    let isUsed = old.deliveries > own
    var all = MemberBag()
    if let sole = old.sole {
      _ = all.insert(sole.takeRetained())
    } else if !old.hasNoListener, let storage = existingStorage {
      all = storage.members.removeAll()
      // The terminal event is delivered to the listeners themselves.
      if let list = storage.list.take(), isUsed { storage.retiredLists.append(list) }
    }
    if isUsed {
      let storage = makeStorage()
      all.forEach { storage.retired.append($0) }
    }
    return RemovedAudience(all, isUsed: isUsed)
  }

  /// The members of the storage have changed. Returns true if a delivery may still use who was removed.
  @discardableResult
  private borrowing func membersChanged(_ storage: ListenerStorage, removing: Bool = false) -> Bool {
    let audience = storage.members.count == 0 ? RegistryWord.empty : .several
    let retires = removing || storage.list != nil
    var old = current
    while !change(old, to: old.with(audience, retires: retires)) { old = current }
    if let list = storage.list.take(), old.deliveries > 0 { storage.retiredLists.append(list) }
    return old.deliveries > 0
  }

  private var address: UInt { withUnsafePointer(to: self) { UInt(bitPattern: $0) } }

  private borrowing func change(_ old: RegistryWord, to new: RegistryWord) -> Bool {
    word.compareExchange(expected: old.bits, desired: new.bits, ordering: .acquiringAndReleasing).exchanged
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

  // MARK: - Deliveries

  /// Sends an event to those that still listen, in order; all are listeners of its element.
  @inlinable
  @inline(__always)
  borrowing func deliver<Element>(_ event: UnsafePointer<Event<Element>>) {
    let guess = RegistryWord(bits: guess.load(ordering: .relaxed))
    if !guess.hasAddress, RegistryWord(bits: word.load(ordering: .relaxed)).hasNoListener { return }
    let audience = begin()
    if guess.hasAudience(of: audience), guess.hasAddress {
      deliver(event, toMember: guess)
    } else {
      deliver(event, to: audience)
    }
    end(audience)
  }

  /// Begins a delivery; returns who listens, all of whom are there until the delivery ends.
  @inlinable
  @inline(__always)
  borrowing func begin() -> RegistryWord {
    let old = word.wrappingAdd(RegistryWord.delivery, ordering: .acquiringAndReleasing).oldValue
    let audience = RegistryWord(bits: old)
    if audience.isCrowded { joinCrowd() }
    return audience
  }

  /// Sends an event to those who listened when the delivery began.
  @inlinable
  @inline(never)
  borrowing func deliver<Element>(_ event: UnsafePointer<Event<Element>>, to audience: RegistryWord) {
    guess.store(audience.withoutDeliveries.bits, ordering: .relaxed)
    if audience.hasAddress {
      deliver(event, toMember: audience)
    } else if !audience.hasNoListener {
      makeList()?.deliver(event)
    }
  }

  /// Sends an event to an only member or a list.
  @inlinable
  @inline(__always)
  borrowing func deliver<Element>(_ event: UnsafePointer<Event<Element>>, toMember audience: RegistryWord) {
    if audience.isSlot {
      audience.slot.hear(event)
    } else if audience.isList {
      deliver(event, toList: audience)
    } else {
      Unmanaged<ListenerSubscription>.fromOpaque(audience.object)._withUnsafeGuaranteedRef { $0.hear(event) }
    }
  }

  /// Kept apart, so that it and the way to an only member have the registers to themselves.
  @inlinable
  @inline(never)
  borrowing func deliver<Element>(_ event: UnsafePointer<Event<Element>>, toList audience: RegistryWord) {
    Unmanaged<ListenerList>.fromOpaque(audience.object)._withUnsafeGuaranteedRef { $0.deliver(event) }
  }

  /// Ends a delivery with what `begin` returned.
  @inlinable
  @inline(__always)
  borrowing func end(_ audience: RegistryWord) {
    if audience.isCrowded { return leaveCrowd() }
    let new = word.wrappingSubtract(RegistryWord.delivery, ordering: .acquiringAndReleasing).newValue
    if RegistryWord(bits: new).hasUnused { releaseRetired() }
  }

  /// Counts a delivery among those for which `word` counts one.
  @usableFromInline
  @inline(never)
  borrowing func joinCrowd() {
    let isFirst = crowd.wrappingAdd(1, ordering: .acquiringAndReleasing).oldValue == 0
    if !isFirst { _ = word.wrappingSubtract(RegistryWord.delivery, ordering: .acquiringAndReleasing) }
  }

  @usableFromInline
  @inline(never)
  borrowing func leaveCrowd() {
    guard crowd.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue == 0 else { return }
    let new = word.wrappingSubtract(RegistryWord.delivery, ordering: .acquiringAndReleasing).newValue
    if RegistryWord(bits: new).hasUnused { releaseRetired() }
  }

  /// Begins a delivery with the lock held.
  @usableFromInline
  borrowing func beginLocked() -> RegistryWord {
    let audience = begin()
    guard !audience.hasAddress, !audience.hasNoListener, let list = makeListLocked(),
      let listed = RegistryWord(list: list)
    else { return audience }
    return audience.with(listed)
  }

  /// Lists the listeners, of which there were several when a delivery began.
  @usableFromInline
  @inline(never)
  borrowing func makeList() -> ListenerList? {
    lock.withLock { makeListLocked() }
  }

  private borrowing func makeListLocked() -> ListenerList? {
    guard let storage = existingStorage, storage.members.count > 0 else { return nil }
    if let list = storage.list { return list }
    let made = ListenerList(storage.members)
    storage.list = made
    if let listed = RegistryWord(list: made) {
      var old = current
      while !change(old, to: old.with(listed)) { old = current }
    }
    return made
  }

  /// Lets go of what no delivery uses any more.
  @usableFromInline
  @inline(never)
  borrowing func releaseRetired() {
    lock.lock()
    var unused: [RegistryMember] = []
    var old = current
    while old.hasUnused, !change(old, to: old.withoutRetired) { old = current }
    if old.hasUnused, let storage = existingStorage {
      swap(&unused, &storage.retired)
      storage.retiredLists = []
    }
    lock.unlock()
    for member in unused { member.letGo() }
  }
}
