import Foundation
import Locks
import Synchronization

/// State that the steps of one chain of drivers or signals share: one thread at a time delivers in it or changes it.
///
/// Every step of such a chain shares, so a lock in each would cost more than all the rest. The events of a chain enter
/// the domain once, at its root, and pass the steps below without further ado. A subscription that is made or given up
/// while another thread delivers does not wait for it: that thread carries it out when it leaves (`post`).
@usableFromInline
final class SharingDomain: @unchecked Sendable {
  // Unchecked because `depth`, `deliveries` and `removed` belong to the thread that `owner` names.
  private let owner = Atomic<UInt>(0)
  private let hasMail = Atomic<Bool>(false)
  private let parked = ParkedThreads()
  private let mail = Locked<[() -> Void]>([])
  @exclusivity(unchecked) private var depth = 0
  @exclusivity(unchecked) private var deliveries = 0
  @exclusivity(unchecked) private var removed: [AnyObject] = []

  @usableFromInline
  init() {}

  /// Enters for a delivery; waits while another thread is inside.
  @usableFromInline
  func enter() {
    let me = currentThreadIdentity()
    if owner.load(ordering: .relaxed) == me {
      depth += 1
      deliveries += 1
      return
    }
    if !owner.compareExchange(expected: 0, desired: me, ordering: .acquiring).exchanged, !enterSlowly(me) {
      depth += 1
      deliveries += 1
      return
    }
    mail.receive()
    depth = 1
    deliveries = 1
  }

  /// Waits for the thread inside. Returns false where the caller passes as part of that thread's stay.
  @inline(never)
  private func enterSlowly(_ me: UInt) -> Bool {
    let environment = Environments.current
    if environment.isVirtual {
      return parked.wait(in: environment) {
        owner.compareExchange(expected: 0, desired: me, ordering: .acquiring).exchanged
      }
    }
    var attempts = 0
    while !owner.compareExchange(expected: 0, desired: me, ordering: .acquiring).exchanged {
      // Others are inside for moments, unless somebody subscribed elsewhere than on the strategy's scheduler.
      attempts += 1
      if attempts > 100 { Thread.sleep(forTimeInterval: attempts > 1000 ? 0.001 : 0.000_01) }
    }
    return true
  }

  /// Leaves after a delivery.
  @usableFromInline
  func leave() {
    deliveries -= 1
    leaveChange()
  }

  /// Leaves after a change. Whoever leaves last does what others asked for meanwhile.
  @usableFromInline
  func leaveChange() {
    if depth > 1 {
      depth -= 1
      return
    }
    release()
    if hasMail.load(ordering: .sequentiallyConsistent) { carryOutMail() }
  }

  /// Enters for a change unless another thread is inside.
  @usableFromInline
  func tryEnter() -> Bool {
    let me = currentThreadIdentity()
    if owner.load(ordering: .relaxed) == me {
      depth += 1
      return true
    }
    guard owner.compareExchange(expected: 0, desired: me, ordering: .acquiring).exchanged else { return false }
    mail.receive()
    depth = 1
    return true
  }

  /// Leaves a change to the thread that is inside.
  @usableFromInline
  func post(_ change: @escaping () -> Void) {
    mail.publish()
    mail.withLock { $0.append(change) }
    hasMail.store(true, ordering: .sequentiallyConsistent)
    carryOutMail()
  }

  /// Keeps a listener that was removed alive while something is being delivered, because that does not retain it.
  @usableFromInline
  func keep(_ listener: AnyObject) {
    if deliveries > 0 { removed.append(listener) }
  }

  private func release() {
    depth = 0
    mail.publish()
    if removed.isEmpty {
      owner.store(0, ordering: .sequentiallyConsistent)
      parked.wake()
    } else {
      let dropped = removed
      removed = []
      owner.store(0, ordering: .sequentiallyConsistent)
      parked.wake()
      // Deinitialisers of user code run outside.
      withExtendedLifetime(dropped) {}
    }
  }

  /// Whoever posted has set `hasMail` before looking at `owner`, whoever leaves clears `owner` before looking at
  /// `hasMail`: one of them sees the other.
  private func carryOutMail() {
    while hasMail.load(ordering: .sequentiallyConsistent),
      owner.compareExchange(
        expected: 0, desired: currentThreadIdentity(), ordering: .sequentiallyConsistent
      ).exchanged
    {
      depth = 1
      hasMail.store(false, ordering: .sequentiallyConsistent)
      let changes = mail.withLock { mail in
        defer { mail = [] }
        return mail
      }
      mail.receive()
      for change in changes { change() }
      release()
    }
  }
}
