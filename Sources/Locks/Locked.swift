import Synchronization

/// State behind a lock that is held for moments only.
///
/// No foreign code runs under it, deinitialisers included: what is replaced is handed out and released outside.
public struct Locked<State>: ~Copyable, @unchecked Sendable {
  // Unchecked because the mutex guards the state; states hold values of any type.
  @usableFromInline
  struct Contents: @unchecked Sendable {
    // Unchecked for the same reason: never seen outside the mutex.
    @usableFromInline var state: State

    @inlinable
    init(_ state: State) { self.state = state }
  }

  @usableFromInline let mutex: Mutex<Contents>
  @usableFromInline let handover = LockHandover()

  @inlinable
  public init(_ state: State) {
    mutex = Mutex(Contents(state))
  }

  @inlinable
  @inline(__always)
  public borrowing func withLock<Result>(_ body: (inout State) -> Result) -> Result {
    mutex.withLock { contents in
      handover.acquire()
      defer { handover.release() }
      return Locked<Result>.Contents(body(&contents.state))
    }.state
  }

  /// Notes that what the calling thread did happens before whatever receives these contents later.
  @inlinable
  public borrowing func publish(_ contents: LockContents = .elements) { handover.publish(contents) }

  /// Notes that what the calling thread does next happens after whatever published these contents.
  @inlinable
  public borrowing func receive(_ contents: LockContents = .elements) { handover.receive(contents) }
}
