import Synchronization

/// A lock that is held for moments only, for classes whose state depends on a generic parameter.
///
/// `Locked` would be simpler, but its type then depends on the parameter as well, and unspecialised code (every
/// deinitialiser of a generic class is) has to ask the runtime for that type again and again. The variables beside this
/// lock are `@exclusivity(unchecked)`: the lock excludes more than the check would.
public struct StateLock: ~Copyable, Sendable {
  @usableFromInline let mutex = Mutex<Void>(())
  @usableFromInline let handover = LockHandover()

  @inlinable
  public init() {}

  @inlinable
  public borrowing func lock() {
    mutex._unsafeLock()
    handover.acquire()
  }

  @inlinable
  public borrowing func tryLock() -> Bool {
    guard mutex._unsafeTryLock() else { return false }
    handover.acquire()
    return true
  }

  @inlinable
  public borrowing func unlock() {
    handover.release()
    mutex._unsafeUnlock()
  }

  @inlinable
  public borrowing func withLock<Result>(_ body: () -> Result) -> Result {
    lock()
    defer { unlock() }
    return body()
  }

  /// Notes that what the calling thread did happens before whatever receives these contents later.
  @inlinable
  public borrowing func publish(_ contents: LockContents = .elements) { handover.publish(contents) }

  /// Notes that what the calling thread does next happens after whatever published these contents.
  @inlinable
  public borrowing func receive(_ contents: LockContents = .elements) { handover.receive(contents) }
}
