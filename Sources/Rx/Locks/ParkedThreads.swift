import Synchronization

/// Threads that wait for one another inside the library while a clock lets one thread run at a time.
///
/// There a thread may give way while it is inside (its observer sleeps), and whoever comes next must give way as well: a
/// thread that waited for a lock would keep the baton that the other needs to go on. Others use locks and never get here.
@usableFromInline
struct ParkedThreads: ~Copyable, Sendable {
  private let count = Atomic<Int>(0)

  init() {}

  /// Waits until `attempt` succeeds. Returns false when the program is being stopped: then nothing else will run until the
  /// caller is through, so it may pass as if it were the thread inside.
  borrowing func wait(in environment: any Environment, until attempt: () -> Bool) -> Bool {
    count.add(1, ordering: .sequentiallyConsistent)
    defer { count.subtract(1, ordering: .sequentiallyConsistent) }
    while !attempt() {
      if environment.shouldStop { return false }
      _ = environment.block(timeout: nil) { wake in environment.values.parked.withLock { $0.append(wake) } }
    }
    return true
  }

  /// Wakes the waiting threads after the caller has left. Threads parked at other places check their condition again.
  @inline(__always)
  borrowing func wake() {
    if count.load(ordering: .sequentiallyConsistent) > 0 { wakeAll() }
  }

  @inline(never)
  private borrowing func wakeAll() {
    let all = Environments.current.values.parked.withLock { parked in
      defer { parked = [] }
      return parked
    }
    for wake in all { wake() }
  }
}
