import Foundation
import Rx

/// Stopping the program.
extension ClockEnvironment {
  /// What has run for longer than this without a pause was not meant to.
  package static let runawayAge = Duration.milliseconds(50)

  /// Makes everything that runs leave; then `ClockOutlet.programStopped` is called, and the session goes on.
  ///
  /// - Parameter program: Stops the program itself. It is called before anything else can begin, so that what comes next
  ///   finds either nothing stopped or a stop that will end; not called where a stop is under way already.
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

  /// For how long the main executor has been at work without a pause; nil while it is idle.
  package var mainBusyFor: Duration? {
    monitor.locked { mainStretch.length(Self.uptime) }.map { .nanoseconds(Int64($0)) }
  }

  /// The same for all others, what is blocked not counted.
  package var backgroundBusyFor: Duration? {
    monitor.locked { backgroundStretch.length(Self.uptime) }.map { .nanoseconds(Int64($0)) }
  }

  /// What kept the main executor busy until now was not the program.
  package func forgetMainBusyness() { monitor.locked { mainStretch.restart(Self.uptime) } }

  private func isLong(_ nanoseconds: Int?) -> Bool { nanoseconds.map { $0 > Self.runawayAge.nanoseconds } ?? false }

  /// Whether it is many short turns that keep the main executor busy, and not the one that it is in.
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

  /// What runs away in many short turns may be stopped between two of them, or at the end of one: then the next one, which
  /// is due already, is taken while the program is being stopped, so that it leaves as well. Each is taken once.
  func nextSeizedWork() -> Work? {
    guard let seizedMainStretch, Self.uptime < stopDeadline else { return nil }
    let due = heap.popDue(time + BusyStretch.shortestPause)
    let next = due.first { !$0.isInput && $0.stretch == seizedMainStretch && $0.seizedIn != stops }
    for work in due where work !== next { heap.insert(work) }
    next?.seizedIn = stops
    return next
  }

  /// The same for other executors, where what is taken goes by way of Dispatch.
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

  /// Called on the main executor between turns. False while others are still unwinding; what does not come to an end
  /// within a tenth of a second is left to itself.
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
