import Synchronization

/// Contents of a lock that one thread of a program passes to another, in the order that a search for data races follows.
public enum LockContents: UInt, Sendable { case elements, observers }

/// Shows a lock's hand-over to the thread sanitizer: the slow path of `Mutex` lies in the runtime, which is not
/// instrumented, so without this a lock that was waited for looks like none. Moves where there is no sanitizer.
///
/// A host that detects data races in a program follows only what the library passes between threads by contract: elements, observers,
/// turns. Two threads that use the same lock of the library are not ordered by it. Locks created while races are not being detected are not
/// followed either.
public struct LockHandover: ~Copyable, Sendable {
  /// Constant after it was made.
  @usableFromInline let isFollowed: Atomic<Bool>

  @inlinable
  public init() {
    isFollowed = Atomic(FollowedLocks.isActive)
  }

  @inlinable
  public borrowing func acquire() { _ = isFollowed.load(ordering: .acquiring) }

  @inlinable
  public borrowing func release() { isFollowed.store(isFollowed.load(ordering: .relaxed), ordering: .releasing) }

  @inlinable
  public borrowing func publish(_ contents: LockContents) {
    if isFollowed.load(ordering: .relaxed) { followPublication(contents) }
  }

  @inlinable
  public borrowing func receive(_ contents: LockContents) {
    if isFollowed.load(ordering: .relaxed) { followReception(contents) }
  }

  @usableFromInline
  @inline(never)
  borrowing func followPublication(_ contents: LockContents) { FollowedLocks.order?.release(address(contents)) }

  @usableFromInline
  @inline(never)
  borrowing func followReception(_ contents: LockContents) { FollowedLocks.order?.acquire(address(contents)) }

  /// The address of these contents: the mark is one byte of a lock that is aligned to more.
  private borrowing func address(_ contents: LockContents) -> UInt {
    withUnsafePointer(to: isFollowed) { UInt(bitPattern: $0) } + contents.rawValue
  }
}

/// Takes note of what happens before what; addresses stand for what threads pass to one another.
public protocol LockOrder {
  /// Orders earlier steps of the calling thread before any later `acquire` of the address.
  func release(_ address: UInt)

  /// Orders later steps of the calling thread after every earlier `release` of the address.
  func acquire(_ address: UInt)
}

/// The hosts that follow the order of threads. A lock that is made while there are none is not followed.
public enum FollowedLocks {
  private static let count = Atomic<Int>(0)
  private static let present = Mutex<(@Sendable () -> (any LockOrder)?)?>(nil)

  /// True while a host follows the order of threads.
  @usableFromInline package static var isActive: Bool { count.load(ordering: .relaxed) > 0 }

  /// The order that the calling thread's host follows.
  static var order: (any LockOrder)? { present.withLock { $0 }?() }

  /// Counts a host. All hosts find the order of a thread in the same way.
  package static func begin(_ order: @escaping @Sendable () -> (any LockOrder)?) {
    present.withLock { $0 = order }
    count.add(1, ordering: .relaxed)
  }

  package static func end() { count.subtract(1, ordering: .relaxed) }
}
