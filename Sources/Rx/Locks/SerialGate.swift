import Locks
import Synchronization

/// Serialises what an operator forwards: events of the same thread nest, another thread waits.
///
/// Held while events are sent downstream, never while something is subscribed or disposed.
@usableFromInline
struct SerialGate: ~Copyable, Sendable {
  private let held = StateLock()
  private let owner = Atomic<UInt>(0)
  private let depth = Atomic<Int>(0)
  private let parked = ParkedThreads()

  @usableFromInline
  init() {}

  @usableFromInline
  borrowing func lock() {
    let me = currentThreadIdentity()
    if owner.load(ordering: .relaxed) == me {
      depth.store(depth.load(ordering: .relaxed) + 1, ordering: .relaxed)
      return
    }
    if !held.tryLock(), !lockSlowly() { return }
    held.receive()
    owner.store(me, ordering: .relaxed)
    depth.store(1, ordering: .relaxed)
  }

  @usableFromInline
  borrowing func unlock() {
    let remaining = depth.load(ordering: .relaxed) - 1
    depth.store(remaining, ordering: .relaxed)
    if remaining == 0 {
      owner.store(0, ordering: .relaxed)
      held.publish()
      held.unlock()
      parked.wake()
    }
  }

  /// Waits for the thread inside. Returns false where the caller passes as part of that thread's stay.
  @inline(never)
  private borrowing func lockSlowly() -> Bool {
    let environment = Environments.current
    guard environment.isVirtual else {
      held.lock()
      return true
    }
    if parked.wait(in: environment, until: { held.tryLock() }) { return true }
    depth.add(1, ordering: .relaxed)
    return false
  }

  @inlinable
  borrowing func withLock<Result>(_ body: () -> Result) -> Result {
    lock()
    defer { unlock() }
    return body()
  }
}
