import Foundation
import Rx

/// Pause of the program: time stands still, and scheduled work runs only one by one, by `step`; inputs run as usual. An
/// operation that blocks the main executor in the middle of an input needs time to pass, so time passes meanwhile.
extension ClockEnvironment {
  /// True while scheduled work is held back.
  var isHeld: Bool { isPaused && pauseLifts == 0 }

  /// True after `pause` until time is allowed to continue.
  package var isPausing: Bool { monitor.locked { isPaused } }

  package func pause() {
    monitor.locked {
      if isPaused { return }
      isPaused = true
      if isHeld { hold() }
    }
  }

  /// Resumes all work; the pause did not take any time for the program.
  package func resume() {
    monitor.locked {
      endPause()
      handOn()
    }
  }

  /// Called with the monitor locked.
  func endPause() {
    guard isPaused else { return }
    let wasHeld = isHeld
    isPaused = false
    let turns = inputTurns
    inputTurns = []
    for turn in turns where !turn.isDropped { enqueue(turn) }
    if wasHeld { letGo() }
  }

  /// Ends the hold of time during a pause for an operation that needs time to pass; called with the monitor locked.
  func liftPause() {
    let wasHeld = isHeld
    pauseLifts += 1
    if wasHeld { letGo() }
  }

  func restorePause() {
    pauseLifts -= 1
    if isHeld { hold() }
  }

  private func hold() {
    guard mode == .real else { return }
    heldAt.store(realTime, ordering: .releasing)
  }

  private func letGo() {
    guard mode == .real else { return }
    let shown = heldAt.load(ordering: .acquiring)
    guard shown >= 0 else { return }
    heldFor.store(Self.uptime - startedAt - shown, ordering: .releasing)
    heldAt.store(-1, ordering: .releasing)
    mainWorker.signal.broadcast()
    timerSignal.broadcast()
    progress.broadcast()
    for waiter in waiters { waiter.signal.broadcast() }
  }

  /// Time of the real clock, without the periods in which it was held.
  var realTime: Int {
    let held = heldAt.load(ordering: .acquiring)
    return held >= 0 ? held : Self.uptime - startedAt - heldFor.load(ordering: .acquiring)
  }

  /// The date that goes with `realTime`.
  var realNow: Date {
    let lag = Self.uptime - startedAt - realTime
    return lag == 0 ? Date() : Date().addingTimeInterval(-Double(lag) / 1e9)
  }

  /// The date: that of the hold while the clock is held, else that of the machine.
  var realDate: Date {
    let lag = Self.uptime - startedAt - realTime - heldFor.load(ordering: .acquiring)
    return heldAt.load(ordering: .acquiring) < 0 ? Date() : Date().addingTimeInterval(-Double(lag) / 1e9)
  }

  /// Returns the next turn that an input has requested during a pause.
  func nextInputTurn() -> Work? {
    while !inputTurns.isEmpty {
      let turn = inputTurns.removeFirst()
      if !turn.isDropped { return turn }
    }
    return nil
  }
}

/// Execution of single pieces of work during a pause.
extension ClockEnvironment {
  /// Description of the work that a step ran.
  package struct Step: Sendable, Equatable {
    /// The executor it ran on; nil where it was the end of a wait.
    package let executorName: String?
    /// Due time on the clock.
    package let due: Duration
    /// Time of scheduling.
    package let made: Duration
    /// Interval of a repeating timer.
    package let period: Duration?
  }

  /// Object on whose behalf the next work was scheduled, from its probe context.
  package var nextStepOwner: AnyObject? {
    monitor.locked {
      [heap.first(), timers.first()].compactMap { $0 }.min(by: Work.isEarlier)?.context?.context.owner?
        .takeUnretainedValue()
    }
  }

  /// The work that is scheduled next; nil if there is none.
  package var nextStep: Step? {
    monitor.locked { [heap.first(), timers.first()].compactMap { $0 }.min(by: Work.isEarlier).map(step) }
  }

  /// Runs the one thing that is due next, moving time on to it, and pauses; nil when nothing is scheduled. Called on a
  /// controlling thread.
  package func step() -> Step? {
    pause()
    return monitor.locked {
      while mode == .virtual, holder != nil || stopping.load(ordering: .relaxed), !isShutDown { progress.wait() }
      return mode == .virtual ? stepVirtual() : stepReal()
    }
  }

  private func stepVirtual() -> Step? {
    while let work = heap.popFirst() {
      let step = step(work)
      switch work.kind {
      case .resume(let waiter):
        guard let worker = waiter.worker else { continue }
        moveTime(to: work.due)
        waiter.isOver = true
        if worker.waits.last !== waiter { continue }
        give(to: worker)
      case .action(_, let key):
        guard let worker = freeWorker(for: key) else {
          backlog[key, default: []].append(work)
          continue
        }
        moveTime(to: work.due)
        worker.assigned = work
        give(to: worker)
      }
      while holder != nil || stopping.load(ordering: .relaxed), !isShutDown { progress.wait() }
      return step
    }
    return nil
  }

  private func stepReal() -> Step? {
    guard let work = [heap.first(), timers.first()].compactMap({ $0 }).min(by: Work.isEarlier) else { return nil }
    let step = step(work)
    _ = heap.first() === work ? heap.popFirst() : timers.popFirst()
    // A clock that is held may be advanced: the program waited for that time.
    if work.due > realTime { heldAt.store(work.due, ordering: .releasing) }
    guard case .action(let executor, let key) = work.kind else {
      if case .resume(let waiter) = work.kind {
        waiter.isOver = true
        waiter.signal.broadcast()
      }
      return step
    }
    let runs = work.runs
    if key == .main {
      inputTurns.append(work)
      mainWorker.signal.broadcast()
    } else {
      dispatch(work, on: executor)
    }
    let stopsBefore = stops
    while work.runs == runs, !work.isDropped || work.isRunning, stops == stopsBefore, !isShutDown { progress.wait() }
    while stopping.load(ordering: .relaxed), !isShutDown { progress.wait() }
    return step
  }

  private func step(_ work: Work) -> Step {
    var name: String?
    if case .action(let executor, _) = work.kind { name = executor.shownName }
    return Step(
      executorName: name, due: .nanoseconds(Int64(work.due)), made: .nanoseconds(Int64(work.made)),
      period: work.period.map { .nanoseconds(Int64($0)) })
  }
}
