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

  /// Notes that what the calling thread did happens before whatever receives these contents later.
  @inlinable
  borrowing func publish(_ contents: LockContents = .elements) { handover.publish(contents) }

  /// Notes that what the calling thread does next happens after whatever published these contents.
  @inlinable
  borrowing func receive(_ contents: LockContents = .elements) { handover.receive(contents) }
}

/// Contents of a lock that one thread of a program passes to another, in the order that a search for data races follows.
@usableFromInline
enum LockContents: UInt { case elements, observers }

/// Shows a lock's hand-over to the thread sanitizer: the slow path of `Mutex` lies in the runtime, which is not
/// instrumented, so without this a lock that was waited for looks like none. Moves where there is no sanitizer.
///
/// An environment that looks for data races in a program follows only what the library passes from one thread to another by
/// contract: elements, observers, turns. That two threads met in a lock orders nothing of the program. Locks that are made while
/// none is followed are not followed either.
@usableFromInline
struct LockHandover: ~Copyable, Sendable {
  /// Constant after it was made.
  @usableFromInline let isFollowed: Atomic<Bool>

  @usableFromInline
  init() {
    isFollowed = Atomic(FollowedLocks.count.load(ordering: .relaxed) > 0)
  }

  @inlinable
  borrowing func acquire() { _ = isFollowed.load(ordering: .acquiring) }

  @inlinable
  borrowing func release() { isFollowed.store(isFollowed.load(ordering: .relaxed), ordering: .releasing) }

  @inlinable
  borrowing func publish(_ contents: LockContents) {
    if isFollowed.load(ordering: .relaxed) { followPublication(contents) }
  }

  @inlinable
  borrowing func receive(_ contents: LockContents) {
    if isFollowed.load(ordering: .relaxed) { followReception(contents) }
  }

  @usableFromInline
  @inline(never)
  borrowing func followPublication(_ contents: LockContents) { Environments.order?.release(address(contents)) }

  @usableFromInline
  @inline(never)
  borrowing func followReception(_ contents: LockContents) { Environments.order?.acquire(address(contents)) }

  /// The address of these contents: the mark is one byte of a lock that is aligned to more.
  private borrowing func address(_ contents: LockContents) -> UInt {
    withUnsafePointer(to: isFollowed) { UInt(bitPattern: $0) } + contents.rawValue
  }
}
