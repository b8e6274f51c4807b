internal import CCrashReport
import Foundation

/// Threads whose stacks are large. They stay for a moment when they are done: a thread that is there begins sooner than a new one,
/// and its stack need not be fetched from the system page by page again.
final class LargeStackThreads: Sendable {
  static let shared = LargeStackThreads()

  /// Size of each stack; only pages that are used take memory.
  private static let stackSize = 256 << 20
  /// Time that a thread waits for more work; then it ends, and the pages of its stack that a deeply nested text used
  /// are released.
  private static let patience = DispatchTimeInterval.seconds(1)

  typealias Job = @Sendable () -> Void

  private struct State {
    var jobs: [Job] = []
    /// The threads that wait and were not promised a job.
    var idle = 0
  }

  private let state = Guarded(State())
  private let hasJob = DispatchSemaphore(value: 0)

  /// Starts a job without waiting for others: if no thread is idle, it gets a new one.
  func start(_ job: @escaping Job) {
    let isAwaited = state.withLock { state in
      state.jobs.append(job)
      guard state.idle > 0 else { return false }
      state.idle -= 1
      return true
    }
    if isAwaited {
      hasJob.signal()
    } else {
      let thread = Thread { self.runJobs() }
      thread.stackSize = Self.stackSize
      thread.start()
    }
  }

  private func runJobs() {
    crash_report_prepare_thread()
    repeat { state.withLock { $0.jobs.removeFirst() }() } while waitForJob()
  }

  /// Waits for a job; returns false if none came.
  private func waitForJob() -> Bool {
    state.withLock { $0.idle += 1 }
    if hasJob.wait(timeout: .now() + Self.patience) == .success { return true }
    let mayGo = state.withLock { state in
      // Where all that wait were promised a job one is on its way.
      guard state.idle > 0 else { return false }
      state.idle -= 1
      return true
    }
    if mayGo { return false }
    hasJob.wait()
    return true
  }
}
