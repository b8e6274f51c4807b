import Execution
import Foundation

/// Checks the memory of the process at intervals, and reports when it exceeds the budget.
///
/// Memory that a program holds stays allocated after it was stopped: the budget is then raised, so that inputs can
/// release it.
final class MemoryWatch: @unchecked Sendable {
  // Unchecked because the budget changes on the watch's own thread only, and the flag is read under the lock.
  private let budget: MemoryBudget
  private var bound: Int
  private let lock = NSCondition()
  private var hasEnded = false

  private static let interval = 0.05

  /// - Parameter tell: Called on a separate thread.
  init(_ budget: MemoryBudget, tell: @escaping @Sendable () -> Void) {
    self.budget = budget
    bound = budget.limit
    let thread = Thread { [self] in watch(tell) }
    thread.name = "memory"
    thread.start()
  }

  func end() {
    lock.lock()
    hasEnded = true
    lock.signal()
    lock.unlock()
  }

  private func watch(_ tell: () -> Void) {
    while wait() {
      let resident = MemoryBudget.resident
      if resident > bound {
        tell()
        bound = resident + budget.limit / 4
      } else if resident < budget.limit {
        bound = budget.limit
      }
    }
  }

  /// Waits for the next check; returns false after the end.
  private func wait() -> Bool {
    lock.lock()
    defer { lock.unlock() }
    if !hasEnded { _ = lock.wait(until: Date(timeIntervalSinceNow: Self.interval)) }
    return !hasEnded
  }
}
