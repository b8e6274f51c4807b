import Locks
import Synchronization

/// Notices an event that is sent while another event of the same sequence is being delivered; in debug builds and under a host.
@usableFromInline
struct ReentrancyDetector: ~Copyable, Sendable {
  @usableFromInline let owner = Atomic<UInt>(0)

  @inlinable
  init() {}

  /// Result of `enter` if the event is not to be sent: the program is being stopped in the middle of a cycle.
  @usableFromInline
  static var refused: UInt { .max }

  /// Begins a delivery; returns what `exit` takes.
  @inlinable
  borrowing func enter() -> UInt {
    if !Hosting.isActive { return 0 }
    return enterHosted()
  }

  @usableFromInline
  borrowing func enterHosted() -> UInt {
    let me = currentThreadIdentity()
    let previous = owner.load(ordering: .relaxed)
    owner.store(me, ordering: .relaxed)
    return previous == 0 ? 0 : nested(in: previous, me)
  }

  @inline(never)
  private borrowing func nested(in previous: UInt, _ me: UInt) -> UInt {
    ReentrancyDetector.report(sameThread: previous == me)
    if previous == me, Environments.current.shouldStop {
      owner.store(previous, ordering: .relaxed)
      return Self.refused
    }
    // Another thread clears its own mark; to restore it could leave it for ever.
    return previous == me ? me : 0
  }

  /// Ends a delivery.
  @inlinable
  borrowing func exit(_ previous: UInt) {
    owner.store(previous, ordering: .relaxed)
  }

  static func report(sameThread: Bool) {
    let message =
      sameThread
      ? """
      Reentrancy anomaly was detected.
        > An event was sent from within an event of the same sequence, before the first was delivered.
        > This breaks the grammar `next* (error | completed)?`: observers see the inner event before the outer one ends.
        > Remedy: send the event later, e.g. with `.observe(on: MainScheduler.asyncInstance)`, or break the cycle.
      """
      : """
      Synchronization anomaly was detected.
        > Two threads sent events to the same sequence at the same time.
        > Subjects and observers are serial by contract: the order of such events is undefined.
        > Remedy: send from one scheduler, e.g. with `.observe(on:)`, or merge the sources.
      """
    Environments.current.report(.reentrancy(message))
  }
}
