import Foundation

@testable import Rx

/// An environment in virtual time that stores printed and reported lines.
final class TestEnvironment: Environment, @unchecked Sendable {
  // Unchecked because the lock guards the variables.
  let values = EnvironmentValues()
  private let lock = NSRecursiveLock()
  private var agenda: [(due: Duration, number: Int, executor: Executor, action: () -> Void)] = []
  private var cancelled: Set<Int> = []
  private var clock = Duration.zero
  private var scheduled = 0
  private var running: Executor? = .main
  private var printed: [String] = []
  private var reported: [Fault] = []
  var shouldStop = false
  var tracksSynchronization = false

  var lines: [String] { lock.withLock { printed } }
  var faults: [Fault] { lock.withLock { reported } }
  var pendingCount: Int { lock.withLock { agenda.filter { !cancelled.contains($0.number) }.count } }

  var now: Date { lock.withLock { Date(timeIntervalSince1970: clock.seconds) } }
  var isMain: Bool { executorName == "main" }
  var executorName: String { lock.withLock { running?.name ?? "none" } }

  func schedule(
    on executor: Executor, after delay: Duration, leeway: Duration, _ action: @escaping () -> Void
  ) -> any Disposable {
    lock.withLock {
      scheduled += 1
      let number = scheduled
      agenda.append((clock + max(.zero, delay), number, executor, action))
      return Disposables.create { self.lock.withLock { _ = self.cancelled.insert(number) } }
    }
  }

  /// Runs the work that is due within an interval.
  func advance(by stretch: Duration = .zero) {
    let end = lock.withLock { clock + stretch }
    while let next = takeNext(until: end) {
      lock.withLock {
        clock = max(clock, next.due)
        running = next.executor
      }
      Environments.with(self) { next.action() }
      lock.withLock { running = .main }
    }
    lock.withLock { clock = end }
  }

  private func takeNext(until end: Duration) -> (due: Duration, executor: Executor, action: () -> Void)? {
    lock.withLock {
      agenda.removeAll { cancelled.contains($0.number) }
      guard
        let index = agenda.indices.min(by: {
          (agenda[$0].due, agenda[$0].number) < (agenda[$1].due, agenda[$1].number)
        }), agenda[index].due <= end
      else { return nil }
      let next = agenda.remove(at: index)
      return (next.due, next.executor, next.action)
    }
  }

  func block(timeout: Duration?, _ register: (_ wake: @escaping @Sendable () -> Void) -> Void) -> Bool {
    let isAwake = BooleanDisposable()
    register { isAwake.dispose() }
    return isAwake.isDisposed
  }

  func print(_ line: String) {
    lock.withLock { printed.append(line) }
  }

  func report(_ fault: Fault) {
    lock.withLock { reported.append(fault) }
  }
}

/// Runs a test in a separate environment, with its own faults and resources.
@discardableResult
func inTestEnvironment<Result>(_ body: (TestEnvironment) throws -> Result) rethrows -> Result {
  let environment = TestEnvironment()
  return try Environments.with(environment) { try body(environment) }
}
