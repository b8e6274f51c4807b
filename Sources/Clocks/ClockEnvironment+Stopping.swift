import Foundation
import Rx

/// Stopping the program.
extension ClockEnvironment {
  /// Running time without a pause after which a program counts as runaway.
  package static let runawayAge = Duration.milliseconds(50)

  /// Makes all running work leave; then `ClockOutlet.programStopped` is called, and the session continues.
  ///
  /// - Parameter program: Stops the program itself. It is called before other work can begin, so that work which
  /// follows finds either nothing stopped or a stop that will end; not called if a stop is under way already.
  package func stop(_ program: () -> Void = {}) {
    monitor.locked {
      let isUnderWay = stopping.load(ordering: .relaxed)
      let now = Self.uptime
      let runsAway = (main: hasRunAwayInTurns(now), background: isLong(backgroundStretch.length(now)))
      beginStopping()
      if !isUnderWay { program() }
      if mode == .virtual { return }
      if runsAway.main { seizedMainStretch = mainStretch.number }
      if runsAway.background { seizedStretch = backgroundStretch.number }
    }
  }

  /// Duration for which the main executor has been busy without a pause; nil while it is idle.
  package var mainBusyFor: Duration? {
    monitor.locked { mainStretch.length(Self.uptime) }.map { .nanoseconds(Int64($0)) }
  }

  /// Busy time of all other executors, without blocked work.
  package var backgroundBusyFor: Duration? {
    monitor.locked { backgroundStretch.length(Self.uptime) }.map { .nanoseconds(Int64($0)) }
  }

  /// Excludes the main executor's busy time until now, which was not the program's.
  package func forgetMainBusyness() { monitor.locked { mainStretch.restart(Self.uptime) } }

  private func isLong(_ nanoseconds: Int?) -> Bool { nanoseconds.map { $0 > Self.runawayAge.nanoseconds } ?? false }

  /// True if many short turns keep the main executor busy, rather than the current turn.
  private func hasRunAwayInTurns(_ now: Int) -> Bool {
    isLong(mainStretch.length(now)) && (mainWorker.isFree || !isLong(now - mainStretch.lastBegan))
  }

  func beginStopping() {
    if stopping.exchange(true, ordering: .sequentiallyConsistent) { return }
    stops += 1
    stopDeadline = Self.uptime + 100_000_000
    for waiter in waiters where waiter.worker == nil || mode == .real {
      waiter.isOver = true
      waiter.signal.broadcast()
    }
    handOn()
    mainWorker.signal.broadcast()
    progress.broadcast()
  }

  /// Returns the next due work of a program that runs away in many short turns: such a program is stopped between two
  /// turns or at the end of one, and this work is taken while the program is being stopped, so that it leaves as well.
  /// Takes each piece of work once.
  func nextSeizedWork() -> Work? {
    guard let seizedMainStretch, Self.uptime < stopDeadline else { return nil }
    let due = heap.popDue(time + BusyStretch.shortestPause)
    let next = due.first { !$0.isInput && $0.stretch == seizedMainStretch && $0.seizedIn != stops }
    for work in due where work !== next { heap.insert(work) }
    next?.seizedIn = stops
    return next
  }

  /// Takes due work of other executors; it runs by way of Dispatch.
  private func seizeBackground() {
    guard let seizedStretch, Self.uptime < stopDeadline else { return }
    for work in timers.popDue(time + BusyStretch.shortestPause) {
      if case .action(let executor, _) = work.kind, work.stretch == seizedStretch, work.seizedIn != stops {
        dispatch(work, on: executor)
      } else {
        timers.insert(work)
      }
    }
  }

  /// Ends the stop; called on the main executor between turns. Returns false while other threads are still unwinding,
  /// for a tenth of a second at most.
  func endStopping() -> Bool {
    let isLate = Self.uptime > stopDeadline
    seizeBackground()
    guard holder == nil || isLate, running == 0 || isLate, seizedStretch == nil || dispatched == 0 || isLate else {
      return false
    }
    monitor.unlock()
    ThreadRole.current.executorName = "main"
    Environments.with(self) { outlet.programStopped() }
    monitor.lock()
    stopping.store(false, ordering: .sequentiallyConsistent)
    seizedMainStretch = nil
    seizedStretch = nil
    let works = parked
    parked = []
    for work in works where !work.isDropped { enqueue(work) }
    handOn()
    timerSignal.broadcast()
    progress.broadcast()
    return true
  }
}
