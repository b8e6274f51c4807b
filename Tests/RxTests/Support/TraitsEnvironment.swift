import Foundation
import Rx

/// An environment whose caller is always on main unless it is changed, and which stores faults and lines.
///
/// Work scheduled on its executors waits until `run` is called.
final class TraitsEnvironment: Environment, @unchecked Sendable {
  // Unchecked because each test uses its own from one thread, save for `lock`-guarded state.
  let values = EnvironmentValues()
  private let lock = NSLock()
  private var pending: [(due: Date, number: Int, action: () -> Void)] = []
  private var count = 0
  private(set) var faults: [String] = []
  private(set) var lines: [String] = []
  private(set) var now = Date(timeIntervalSince1970: 0)
  var isMain = true

  var executorName: String { isMain ? "main" : "elsewhere" }
  var shouldStop: Bool { false }

  func schedule(
    on executor: Executor, after delay: Duration, leeway: Duration, _ action: @escaping () -> Void
  ) -> any Disposable {
    let number = lock.withLock {
      count += 1
      pending.append((now.addingTimeInterval(delay.seconds), count, action))
      return count
    }
    return Disposables.create {
      self.lock.withLock { self.pending.removeAll { $0.number == number } }
    }
  }

  /// Runs scheduled work, in order of time, up to a number of seconds from now.
  func run(for seconds: Double = 0) {
    let end = now.addingTimeInterval(seconds)
    while let next = pending.filter({ $0.due <= end }).min(by: { ($0.due, $0.number) < ($1.due, $1.number) }) {
      lock.withLock { pending.removeAll { $0.number == next.number } }
      now = max(now, next.due)
      Environments.with(self, next.action)
    }
    now = end
  }

  func block(timeout: Duration?, _ register: (_ wake: @escaping @Sendable () -> Void) -> Void) -> Bool {
    let woken = NSLock()
    let state = WakeState()
    register { woken.withLock { state.isWoken = true } }
    return woken.withLock { state.isWoken }
  }

  func print(_ line: String) { lines.append(line) }

  func report(_ fault: Fault) { lock.withLock { faults.append(fault.message) } }

  private final class WakeState: @unchecked Sendable {
    // Unchecked because it is reached under the caller's lock.
    var isWoken = false
  }
}

/// Runs a test as if on the main thread of a separate environment.
func onMain<Result>(_ body: (TraitsEnvironment) throws -> Result) rethrows -> Result {
  let environment = TraitsEnvironment()
  return try Environments.with(environment) { try body(environment) }
}

struct TraitFailure: Error, Equatable {}
