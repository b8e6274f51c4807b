import Synchronization

/// A lock with a condition to wait on. Neither the standard library's `Mutex` nor Dispatch has the condition.
final class Monitor<State>: @unchecked Sendable {
  // Unchecked: `state` is only touched while `mutex` is held.
  private var state: State
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private let passed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  /// Number of waiting threads that go first.
  private let waiting = Atomic<Int>(0)

  init(_ state: State) {
    self.state = state
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(changed, nil)
    pthread_cond_init(passed, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    pthread_cond_destroy(changed)
    pthread_cond_destroy(passed)
    mutex.deallocate()
    changed.deallocate()
    passed.deallocate()
  }

  func withLock<Result>(_ body: (inout State) -> Result) -> Result {
    lockBehindOthers()
    defer { pthread_mutex_unlock(mutex) }
    return body(&state)
  }

  /// As `withLock`, and before all threads that use that. The system's lock has no order: a thread that takes it in a loop would keep
  /// another one waiting for seconds.
  func withLockFirst<Result>(_ body: (inout State) -> Result) -> Result {
    waiting.add(1, ordering: .sequentiallyConsistent)
    pthread_mutex_lock(mutex)
    if waiting.subtract(1, ordering: .sequentiallyConsistent).newValue == 0 { pthread_cond_broadcast(passed) }
    defer { pthread_mutex_unlock(mutex) }
    return body(&state)
  }

  private func lockBehindOthers() {
    pthread_mutex_lock(mutex)
    while waiting.load(ordering: .sequentiallyConsistent) > 0 { pthread_cond_wait(passed, mutex) }
  }

  /// Waits until the condition holds, then goes on under the lock.
  func wait<Result>(until holds: (State) -> Bool, then body: (inout State) -> Result) -> Result {
    lockBehindOthers()
    defer { pthread_mutex_unlock(mutex) }
    while !holds(state) { pthread_cond_wait(changed, mutex) }
    return body(&state)
  }

  func broadcast() { pthread_cond_broadcast(changed) }
}
