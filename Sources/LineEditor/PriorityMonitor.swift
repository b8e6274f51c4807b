import Locks
import Synchronization

/// State behind a monitor in which some threads go before all others.
///
/// The system's lock has no order: a thread that takes it in a loop would keep another one waiting for seconds.
final class PriorityMonitor<State>: @unchecked Sendable {
  // Unchecked: `state` is only touched while `monitor` is locked.
  private var state: State
  private let monitor = Monitor()
  private let changed: Monitor.Condition
  private let passed: Monitor.Condition
  /// Number of waiting threads that go first.
  private let waiting = Atomic<Int>(0)

  init(_ state: State) {
    self.state = state
    changed = Monitor.Condition(monitor)
    passed = Monitor.Condition(monitor)
  }

  func withLock<Result>(_ body: (inout State) -> Result) -> Result {
    lockBehindOthers()
    defer { monitor.unlock() }
    return body(&state)
  }

  /// As `withLock`, and before all threads that use that.
  func withLockFirst<Result>(_ body: (inout State) -> Result) -> Result {
    waiting.add(1, ordering: .sequentiallyConsistent)
    monitor.lock()
    if waiting.subtract(1, ordering: .sequentiallyConsistent).newValue == 0 { passed.broadcast() }
    defer { monitor.unlock() }
    return body(&state)
  }

  private func lockBehindOthers() {
    monitor.lock()
    while waiting.load(ordering: .sequentiallyConsistent) > 0 { passed.wait() }
  }

  /// Waits until the condition holds, then goes on under the lock.
  func wait<Result>(until holds: (State) -> Bool, then body: (inout State) -> Result) -> Result {
    lockBehindOthers()
    defer { monitor.unlock() }
    while !holds(state) { changed.wait() }
    return body(&state)
  }

  func broadcast() { changed.broadcast() }
}
