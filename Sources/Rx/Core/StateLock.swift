import Synchronization

/// A lock that is held for moments only, for classes whose state depends on a generic parameter.
///
/// `Locked` would be simpler, but its type then depends on the parameter as well, and unspecialised code (every
/// deinitialiser of a generic class is) has to ask the runtime for that type again and again. The variables beside this
/// lock are `@exclusivity(unchecked)`: the lock excludes more than the check would.
@usableFromInline
struct StateLock: ~Copyable, Sendable {
  @usableFromInline let mutex = Mutex<Void>(())

  @inlinable
  init() {}

  @inlinable
  borrowing func lock() {
    mutex._unsafeLock()
  }

  @inlinable
  borrowing func unlock() {
    mutex._unsafeUnlock()
  }

  @inlinable
  borrowing func withLock<Result>(_ body: () -> Result) -> Result {
    mutex._unsafeLock()
    defer { mutex._unsafeUnlock() }
    return body()
  }
}
