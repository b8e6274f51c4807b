import Foundation
import Rx

/// Operations of a session on its clock, called on a thread of the session.
extension ClockEnvironment {
  package enum Outcome: Sendable, Equatable {
    /// No work is scheduled.
    case idle
    /// Time is up and something is still scheduled.
    case limit
    /// The program was stopped meanwhile.
    case stopped
  }

  /// Runs `body` as a turn of the main executor and waits for its end, and for the stop that a fault in it causes.
  package func perform(_ body: @escaping () -> Void) {
    if isMain { return body() }
    let work = add(.main, after: .zero, every: nil, isInput: true, body).work
    monitor.locked {
      while !isShutDown, work.action != nil || work.isRunning || stopping.load(ordering: .relaxed) { progress.wait() }
    }
  }

  /// Runs `body` on the main executor if its turn comes within `patience`; returns false otherwise.
  package func perform(within patience: Duration, _ body: @escaping () -> Void) -> Bool {
    let scheduled = add(.main, after: .zero, every: nil, isInput: true, body)
    let work = scheduled.work
    let isDone = monitor.locked { () -> Bool in
      let end = DispatchTime.now().uptimeNanoseconds + UInt64(max(patience.nanoseconds, 0))
      while !isShutDown, work.action != nil || work.isRunning {
        let now = DispatchTime.now().uptimeNanoseconds
        if now >= end, !work.isRunning { return false }
        progress.wait(nanoseconds: now >= end ? 1_000_000 : Int(end - now))
      }
      return !isShutDown
    }
    if !isDone { scheduled.dispose() }
    return isDone
  }

  /// Forgets all work that has not begun; virtual time starts again.
  package func dropAll() {
    monitor.lock()
    endPause()
    forgottenUpTo = nextSequence
    let works = heap.removeAll() + timers.removeAll() + backlog.values.flatMap { $0 } + parked
    backlog = [:]
    parked = []
    var actions: [() -> Void] = []
    for work in works {
      guard case .action = work.kind, let action = work.action else {
        // A waiting thread continues to wait.
        enqueue(work)
        continue
      }
      actions.append(action)
      work.action = nil
      finished(work)
    }
    if mode == .virtual {
      virtualTime.store(0, ordering: .releasing)
      horizon = 0
    }
    monitor.unlock()
    withExtendedLifetime(actions) {}
  }

  /// Waits until nothing is left to do at the present virtual time, or until the program was stopped: a timer without an interval
  /// goes on for ever. Does nothing under the real clock.
  package func settle() {
    monitor.locked {
      let stopsBefore = stops
      while mode == .virtual, holder != nil || outside > 0, stops == stopsBefore, !isShutDown { progress.wait() }
      while mode == .virtual, stopping.load(ordering: .relaxed), !isShutDown { progress.wait() }
    }
  }

  /// Advances virtual time by a duration and runs what becomes due.
  @discardableResult
  package func advance(by duration: Duration) -> Outcome { moveTime(by: duration, stopsWhenIdle: false) }

  /// Advances virtual time from due work to due work until nothing more is scheduled, for the given duration at most.
  package func run(upTo bound: Duration) -> Outcome { moveTime(by: bound, stopsWhenIdle: true) }

  /// Waits until nothing more is scheduled: in real time, or jumping from due work to due work.
  package func runUntilIdle(limit: Duration?) -> Outcome {
    if mode == .virtual { return moveTime(by: limit ?? .nanoseconds(Int64.max), stopsWhenIdle: true) }
    return wait(for: limit) { pending == 0 }
  }

  /// Waits for a stretch of real time, or advances by it.
  package func pass(_ duration: Duration) -> Outcome {
    mode == .virtual ? advance(by: duration) : wait(for: duration) { false }
  }

  /// True while nothing is scheduled or running.
  package var isIdle: Bool { monitor.locked { pending == 0 } }

  /// Returns the number of jobs that are scheduled or running, optionally without the turn that asks.
  package func pendingCount(otherThanCaller: Bool) -> Int {
    monitor.locked { pending - (otherThanCaller && isMain ? 1 : 0) }
  }

  /// Waits in the middle of a turn of the main executor, whose other work continues meanwhile.
  package func passServing(_ duration: Duration) -> Outcome {
    let start = time
    // Work that is due at the very end belongs to the interval.
    if mode == .virtual, runServing(upTo: duration) == .stopped { return .stopped }
    let left = duration.nanoseconds - (time - start)
    if left > 0 { _ = blockServing(timeout: .nanoseconds(Int64(left))) { _ in } }
    return shouldStop ? .stopped : isScheduled ? .limit : .idle
  }

  /// Serves the main executor until nothing more is scheduled, for the given duration at most.
  package func runServing(upTo bound: Duration?) -> Outcome {
    let end = bound.map { time.addingReportingOverflow(max($0.nanoseconds, 0)) }.map { $1 ? Int.max : $0 } ?? Int.max
    while !shouldStop, !isShutDown {
      let next = monitor.locked { () -> Int? in
        let firsts = [heap.first()?.due, timers.first()?.due].compactMap { $0 }
        if let first = firsts.min() { return first }
        // Something that runs on another queue may yet schedule more.
        return running > 1 && mode == .real ? time + 1_000_000 : nil
      }
      guard let next else {
        guard blockUntilOutsideEnds() else { return shouldStop ? .stopped : .idle }
        continue
      }
      if next > end {
        if end > time { _ = blockServing(timeout: .nanoseconds(Int64(end - time))) { _ in } }
        return shouldStop ? .stopped : .limit
      }
      // In virtual time a wait ends after work that is due at the same time; real time needs a moment for it.
      let behind = mode == .real ? 1 : 0
      _ = blockServing(timeout: .nanoseconds(Int64(max(next - time, 0) + behind))) { _ in }
    }
    return .stopped
  }

  private var isScheduled: Bool { monitor.locked { heap.first() != nil || timers.first() != nil } }

  private func moveTime(by duration: Duration, stopsWhenIdle: Bool) -> Outcome {
    monitor.locked {
      guard mode == .virtual else { return .idle }
      let (sum, overflow) = time.addingReportingOverflow(max(duration.nanoseconds, 0))
      let target = overflow ? Int.max : sum
      let stopsBefore = stops
      endPause()
      horizon = target
      handOn()
      while holder != nil || stopping.load(ordering: .relaxed) || outside > 0, stops == stopsBefore, !isShutDown {
        progress.wait()
      }
      defer { horizon = time }
      if stops != stopsBefore {
        horizon = time
        while stopping.load(ordering: .relaxed), !isShutDown { progress.wait() }
        return .stopped
      }
      let isIdle = heap.first() == nil
      if !stopsWhenIdle || !isIdle { virtualTime.store(max(target, time), ordering: .releasing) }
      return isIdle ? .idle : .limit
    }
  }

  private func wait(for limit: Duration?, until isOver: () -> Bool) -> Outcome {
    monitor.locked {
      let end = limit.map { time.addingReportingOverflow(max($0.nanoseconds, 0)) }.map { $1 ? Int.max : $0 }
      let stopsBefore = stops
      while !isShutDown {
        if stops != stopsBefore {
          while stopping.load(ordering: .relaxed), !isShutDown { progress.wait() }
          return .stopped
        }
        if isOver() { return .idle }
        if let end {
          if end <= time { return .limit }
          progress.wait(nanoseconds: end - time)
        } else {
          progress.wait()
        }
      }
      return .stopped
    }
  }

  /// Switches between the clocks; scheduled work keeps its remaining time.
  ///
  /// - Parameter keepsTime: True if the new clock goes on at the time of the old one, so that what follows is later than what was
  ///   before; otherwise virtual time starts at zero.
  package func switchMode(to newMode: Mode, keepsTime: Bool = false) {
    perform { [self] in
      monitor.locked {
        guard mode != newMode else { return }
        endPause()
        let before = time
        let works = heap.removeAll() + timers.removeAll() + backlog.values.flatMap { $0 }.sorted(by: Work.isEarlier)
        backlog = [:]
        if newMode == .virtual {
          horizon = keepsTime ? before : 0
          virtualTime.store(horizon, ordering: .releasing)
          // This turn is the one thing that runs.
          holder = mainWorker
        } else {
          if keepsTime { heldFor.store(Self.uptime - startedAt - before, ordering: .releasing) }
          holder = nil
        }
        virtualMode.store(newMode == .virtual, ordering: .releasing)
        for work in works {
          let left = max(work.due - before, 0)
          work.due = left > Int.max - time ? Int.max : time + left
          enqueue(work)
        }
      }
    }
  }
}

/// A program that has no session: its own thread is the main executor.
extension ClockEnvironment {
  /// Makes the calling thread the main executor, in the middle of a turn.
  package func adoptCurrentThread() {
    Environments.adopt(self)
    let role = ThreadRole.current
    role.worker = mainWorker
    role.executorName = "main"
    monitor.locked {
      mainWorker.isFree = false
      running += 1
      if mode == .virtual { holder = mainWorker }
    }
  }

  /// Ends the turn that `adoptCurrentThread` began and serves the main executor until nothing more is scheduled, or for
  /// at most so much virtual time.
  package func drain(limit: Duration? = nil) {
    monitor.locked {
      running -= 1
      horizon = limit.map { max($0.nanoseconds, 0) } ?? Int.max
      endMainTurn()
    }
    serveMain { self.mode == .virtual ? self.holder == nil : self.pending == 0 }
  }
}
