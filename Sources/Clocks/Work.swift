import Foundation
import Locks
import Rx

/// Work for a time of the clock: an action on an executor, or the end of a thread's wait.
final class Work: @unchecked Sendable {
  // Unchecked because everything that changes is reached with the clock's monitor locked.
  enum Kind {
    case action(Executor, QueueKey)
    case resume(Waiter)
  }

  let kind: Kind
  /// Due time in nanoseconds of the clock.
  var due: Int
  /// Sequence number, which orders work that is due at the same time.
  var sequence: Int
  /// Time of scheduling.
  let made: Int
  /// Interval of a repeating timer.
  let period: Int?
  /// True if the session scheduled it rather than the program.
  let isInput: Bool
  var action: (() -> Void)?
  var isRunning = false
  /// Number of completed runs.
  var runs = 0
  /// Stretch of its executor in which it was made, or ran last.
  var stretch = 0
  /// The stop that has taken it along.
  var seizedIn = 0
  /// True while it waits in a queue of Dispatch.
  var isDispatched = false
  /// The moment that it happens after, where the order of threads is followed.
  var mark: AnyObject?
  /// State that probes had where it was scheduled.
  let context = KeptProbeContext.current

  init(
    kind: Kind, due: Int, sequence: Int, made: Int = 0, period: Int? = nil, isInput: Bool = false,
    action: (() -> Void)? = nil
  ) {
    self.kind = kind
    self.due = due
    self.sequence = sequence
    self.made = made
    self.period = period
    self.isInput = isInput
    self.action = action
  }

  /// A dropped action is nil; a wait that is over needs no end.
  var isDropped: Bool {
    switch kind {
    case .action: return action == nil
    case .resume(let waiter): return waiter.isOver
    }
  }

  static func isEarlier(_ lhs: Work, _ rhs: Work) -> Bool {
    lhs.due != rhs.due ? lhs.due < rhs.due : lhs.sequence < rhs.sequence
  }
}

/// A thread that waits for something: a stretch of time, a semaphore, the end of a sequence.
final class Waiter: @unchecked Sendable {
  // Unchecked because everything that changes is reached with the clock's monitor locked.
  let signal: Monitor.Condition
  /// The thread of a logical queue that waits, nil for any other.
  let worker: Worker?
  /// True after `wake` was called.
  var isWoken = false
  /// True when the wait has ended and its turn to continue has come.
  var isOver = false
  /// The moment of the wake, where the order of threads is followed.
  var mark: AnyObject?

  init(signal: Monitor.Condition, worker: Worker?) {
    self.signal = signal
    self.worker = worker
  }
}

/// Disposable of scheduled work.
struct ScheduledWork: Disposable, Sendable {
  let work: Work
  let clock: ClockEnvironment

  func dispose() { clock.drop(work) }
}
