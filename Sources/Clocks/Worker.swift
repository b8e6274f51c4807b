import Foundation
import Locks

/// A thread that runs the work of one logical queue at a time.
final class Worker: @unchecked Sendable {
  // Unchecked because everything that changes is reached with the clock's monitor locked.
  /// The queue whose work it runs, or ran last.
  var key: QueueKey
  let signal: Monitor.Condition
  /// The next work to run, under the virtual clock.
  var assigned: Work?
  /// True if the main executor can take work: it has nothing to do, or waits and serves its queue meanwhile.
  var isFree = true
  /// The waits that its thread is in, the innermost last.
  var waits: [Waiter] = []

  init(key: QueueKey, monitor: Monitor) {
    self.key = key
    signal = Monitor.Condition(monitor)
  }
}

/// Role of the calling thread for a clock.
final class ThreadRole {
  /// The thread's worker, if it is one.
  var worker: Worker?
  /// The name of the executor whose work it runs.
  var executorName = "background"
  /// True while it runs work of an executor other than the main one.
  var isBackground = false
  /// Body that it runs on behalf of another thread.
  var coroutine: Coroutine?

  private static let threads = ThreadValue<ThreadRole>()

  static var current: ThreadRole { threads.object(or: { ThreadRole() }) }
}
