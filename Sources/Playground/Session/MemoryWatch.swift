import Execution
import Foundation

/// Looks now and then at how much memory the process takes, and tells when it is more than it may.
///
/// What a program holds on to stays after it was stopped: then it may take some more, so that it can be told to let go.
final class MemoryWatch: @unchecked Sendable {
  // Unchecked because the budget changes on the watch's own thread only, and the flag is read under the lock.
  private let budget: MemoryBudget
  private var bound: Int
  private let lock = NSCondition()
  private var hasEnded = false

  private static let interval = 0.05

  /// - Parameter tell: Called on a thread of its own.
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

  /// False when it is over.
  private func wait() -> Bool {
    lock.lock()
    defer { lock.unlock() }
    if !hasEnded { _ = lock.wait(until: Date(timeIntervalSinceNow: Self.interval)) }
    return !hasEnded
  }
}
