import Synchronization

/// Memory ordering between a thread that releases a lock and the next one that acquires it.
///
/// A lock that waits in the runtime shows the thread sanitizer nothing; this mark beside it does. Two plain moves without a sanitizer.
public struct Handover: ~Copyable, Sendable {
  @usableFromInline let turn = Atomic<Bool>(false)

  @inlinable
  public init() {}

  @inlinable
  public borrowing func acquire() { _ = turn.load(ordering: .acquiring) }

  @inlinable
  public borrowing func release() { turn.store(true, ordering: .releasing) }
}
