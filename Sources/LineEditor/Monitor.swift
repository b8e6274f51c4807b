/// A lock with a condition to wait on. Neither the standard library's `Mutex` nor Dispatch has the condition.
final class Monitor<State>: @unchecked Sendable {
  // Unchecked: `state` is only touched while `mutex` is held.
  private var state: State
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init(_ state: State) {
    self.state = state
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    pthread_cond_destroy(changed)
    mutex.deallocate()
    changed.deallocate()
  }

  func withLock<Result>(_ body: (inout State) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body(&state)
  }

  /// Waits until the condition holds, then goes on under the lock.
  func wait<Result>(until holds: (State) -> Bool, then body: (inout State) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while !holds(state) { pthread_cond_wait(changed, mutex) }
    return body(&state)
  }

  func broadcast() { pthread_cond_broadcast(changed) }
}
