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
/// instrumented, so without this a lock that was waited for looks like none. Two plain moves where there is no sanitizer.
@usableFromInline
struct LockHandover: ~Copyable, Sendable {
  @usableFromInline let turn = Atomic<Bool>(false)

  @inlinable
  init() {}

  @inlinable
  borrowing func acquire() {
    _ = turn.load(ordering: .acquiring)
  }

  @inlinable
  borrowing func release() {
    turn.store(true, ordering: .releasing)
  }
}
