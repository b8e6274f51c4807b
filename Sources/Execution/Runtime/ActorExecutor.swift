import Synchronization

/// Serial executor of one actor: at any moment at most one thread runs the actor's tasks.
///
/// As in Swift's runtime, a task that may leave its thread takes over an idle actor at once; otherwise the task is queued,
/// and the thread that runs the actor continues with it.
package final class ActorExecutor: Sendable, Equatable, CustomStringConvertible {
  /// A task that waits for the actor.
  package protocol Job: AnyObject, Sendable {}

  private enum Status { case idle, scheduled, running }
  private struct State: Sendable {
    var status = Status.idle
    var jobs: [any Job] = []
    /// The moment when the actor was last left, where the order of threads is followed.
    nonisolated(unsafe) var leftAt: AnyObject?
  }
  private let state = Mutex(State())

  package init() {}

  package static func == (left: ActorExecutor, right: ActorExecutor) -> Bool { left === right }

  package var description: String { "(Opaque Value)" }

  /// The moment when the actor was last left, if it is recorded.
  package var leftAt: AnyObject? { state.withLock { Moment($0.leftAt) }.mark }

  /// Takes over an idle actor; returns false if the actor is busy or has jobs.
  package func enterIfIdle() -> Bool {
    state.withLock { state in
      guard state.status == .idle else { return false }
      state.status = .running
      return true
    }
  }

  /// Adds a job; returns true if the caller has to schedule a run of the actor.
  package func enqueue(_ job: any Job) -> Bool {
    state.withLock { state in
      state.jobs.append(job)
      guard state.status == .idle else { return false }
      state.status = .scheduled
      return true
    }
  }

  /// Returns the next job, and keeps the actor; nil leaves the actor, which is idle then.
  package func next(leavingAt mark: AnyObject?) -> (any Job)? {
    let moment = Moment(mark)
    return state.withLock { state in
      if let mark = moment.mark { state.leftAt = mark }
      guard !state.jobs.isEmpty else {
        state.status = .idle
        return nil
      }
      state.status = .running
      return state.jobs.removeFirst()
    }
  }

  /// Leaves the actor; returns true if jobs wait, for which the caller has to schedule a run of the actor.
  package func leave(at mark: AnyObject?) -> Bool {
    let moment = Moment(mark)
    return state.withLock { state in
      if let mark = moment.mark { state.leftAt = mark }
      state.status = state.jobs.isEmpty ? .idle : .scheduled
      return !state.jobs.isEmpty
    }
  }

  /// A mark of the order of threads, which is passed between them.
  // Unchecked because marks do not change.
  private struct Moment: @unchecked Sendable {
    let mark: AnyObject?
    init(_ mark: AnyObject?) { self.mark = mark }
  }
}
