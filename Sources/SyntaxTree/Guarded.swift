import Synchronization

/// State that is protected by a lock.
///
/// `Mutex` itself waits inside of the standard library, where the thread sanitizer sees nothing, so that it reports a
/// handover from a waiting thread as a race. The flag beside it makes the handover visible; it costs two plain moves.
package struct Guarded<State>: ~Copyable, @unchecked Sendable {
  // Unchecked because the mutex guards the state.
  struct Contents: @unchecked Sendable {
    // Unchecked for the same reason: seen by one thread at a time.
    var state: State
    init(_ state: State) { self.state = state }
  }

  private let mutex: Mutex<Contents>
  private let handover = Handover()

  package init(_ state: State) { mutex = Mutex(Contents(state)) }

  @inline(__always)
  package borrowing func withLock<Result>(_ body: (inout State) -> Result) -> Result {
    mutex.withLock { contents in
      handover.acquire()
      defer { handover.release() }
      return Guarded<Result>.Contents(body(&contents.state))
    }.state
  }
}

/// Memory ordering between a thread that releases a lock and the next one that acquires it.
package struct Handover: ~Copyable, Sendable {
  private let turn = Atomic<Bool>(false)

  package init() {
  }

  package borrowing func acquire() { _ = turn.load(ordering: .acquiring) }
  package borrowing func release() { turn.store(true, ordering: .releasing) }
}
