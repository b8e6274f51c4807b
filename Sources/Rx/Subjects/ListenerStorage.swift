/// The state of a registry with more than one listener, or whose listeners leave within deliveries; guarded by its lock.
final class ListenerStorage {
  @exclusivity(unchecked) var members = ListenerBag()
  /// Keeps the list that the registry's word points to.
  @exclusivity(unchecked) var list: ListenerList?
  /// Listeners that a delivery may still use.
  @exclusivity(unchecked) var retired: [ListenerSubscription] = []
  @exclusivity(unchecked) var retiredLists: [ListenerList] = []
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

  /// Sends an event to those that still listen, in order; all are listeners of its element.
  @inlinable
  @inline(__always)
  func deliver<Element>(_ event: UnsafePointer<Event<Element>>) {
    var next = members
    let end = members + count
    while next != end {
      next.pointee._withUnsafeGuaranteedRef { $0.hear(event) }
      next += 1
    }
  }
}

/// A listener that has left its registry.
struct RemovedListener: ~Copyable {
  private let listener: ListenerSubscription?
  /// True if a delivery may still use it: the last one lets go of it then.
  private let isUsed: Bool

  init(_ listener: __owned ListenerSubscription?, isUsed: Bool) {
    self.listener = listener
    self.isUsed = isUsed
  }

  /// Lets go of the listener unless a delivery may still use it. Runs foreign code, which may release the subject.
  consuming func letGo() {
    if !isUsed { listener?.letGo() }
  }
}

/// All listeners of a registry that has ended.
@usableFromInline
struct RemovedAudience {
  @usableFromInline let audience: Audience
  /// True if a delivery may still use them: the last one lets go of them then.
  private let isUsed: Bool

  init(_ audience: Audience, isUsed: Bool) {
    self.audience = audience
    self.isUsed = isUsed
  }

  /// Lets go of the listeners unless a delivery may still use them. Runs foreign code.
  @usableFromInline
  func letGo() {
    if !isUsed { audience.forEach { $0.letGo() } }
  }
}
