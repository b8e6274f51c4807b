import Synchronization

/// A lock that is held for moments only, for classes whose state depends on a generic parameter.
///
/// `Locked` would be simpler, but its type then depends on the parameter as well, and unspecialised code (every
/// deinitialiser of a generic class is) has to ask the runtime for that type again and again. The variables beside this
/// lock are `@exclusivity(unchecked)`: the lock excludes more than the check would.
@usableFromInline
struct StateLock: ~Copyable, Sendable {
  @usableFromInline let mutex = Mutex<Void>(())
  @usableFromInline let handover = LockHandover()

  @inlinable
  init() {}

  @inlinable
  borrowing func lock() {
    mutex._unsafeLock()
    handover.acquire()
  }

  @inlinable
  borrowing func tryLock() -> Bool {
    guard mutex._unsafeTryLock() else { return false }
    handover.acquire()
    return true
  }

  @inlinable
  borrowing func unlock() {
    handover.release()
    mutex._unsafeUnlock()
  }

  @inlinable
  borrowing func withLock<Result>(_ body: () -> Result) -> Result {
    lock()
    defer { unlock() }
    return body()
  }
}

/// Shows a lock's hand-over to the thread sanitizer: the slow path of `Mutex` lies in the runtime, which is not
/// instrumented, so without this a lock that was waited for looks like none. Moves where there is no sanitizer.
///
/// Shows it also to an environment that looks for data races in a program, for locks that are made meanwhile.
@usableFromInline
struct LockHandover: ~Copyable, Sendable {
  /// Constant after it was made.
  @usableFromInline let isFollowed: Atomic<Bool>

  @usableFromInline
  init() {
    isFollowed = Atomic(FollowedLocks.count.load(ordering: .relaxed) > 0)
  }

  @inlinable
  borrowing func acquire() {
    if isFollowed.load(ordering: .acquiring) { followAcquire() }
  }

  @inlinable
  borrowing func release() {
    let mark = isFollowed.load(ordering: .relaxed)
    if mark { followRelease() }
    isFollowed.store(mark, ordering: .releasing)
  }

  @usableFromInline
  @inline(never)
  borrowing func followAcquire() { Environments.order?.acquire(address) }

  @usableFromInline
  @inline(never)
  borrowing func followRelease() { Environments.order?.release(address) }

  private var address: UInt { withUnsafePointer(to: isFollowed) { UInt(bitPattern: $0) } }
}
