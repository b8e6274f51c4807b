import Foundation
import Rx

/// The run loop.
extension ClockEnvironment {
  /// Starts the thread of the main executor.
  package func start() {
    let thread = Thread { [self] in
      ThreadRole.current.worker = mainWorker
      serveMain { false }
    }
    thread.name = "main"
    // Interpreted recursion goes deep; only pages that are touched cost memory.
    thread.stackSize = 512 << 20
    thread.start()
  }

  /// Ends all threads once they are idle.
  package func shutDown() {
    monitor.lock()
    isShutDown = true
    let dropped = heap.removeAll() + timers.removeAll() + backlog.values.flatMap { $0 } + parked
    backlog = [:]
    parked = []
    mainWorker.signal.broadcast()
    timerSignal.broadcast()
    progress.broadcast()
    for worker in workers.values.joined() { worker.signal.broadcast() }
    monitor.unlock()
    withExtendedLifetime(dropped) {}
  }

  /// Runs the main executor's work on this thread until a condition holds, which is asked with the monitor locked.
  func serveMain(until isOver: () -> Bool) {
    monitor.lock()
    defer { monitor.unlock() }
    while let work = nextMainWork(until: isOver) {
      mainWorker.isFree = false
      perform(work)
      endMainTurn()
    }
  }

  func endMainTurn() {
    mainWorker.isFree = true
    guard mode == .virtual else { return }
    takeUpBacklog(.main)
    if holder === mainWorker { holder = nil }
    handOn()
  }

  private func nextMainWork(until isOver: () -> Bool) -> Work? {
    while true {
      if isShutDown || isOver() { return nil }
      if stopping.load(ordering: .relaxed) {
        if !endStopping() { mainWorker.signal.wait(nanoseconds: 10_000_000) }
        continue
      }
      if mode == .virtual {
        if holder === mainWorker, let work = mainWorker.assigned {
          mainWorker.assigned = nil
          noteBusy()
          return work
        }
        wait(nanoseconds: nil)
      } else if let turn = nextInputTurn() {
        noteBusy()
        return turn
      } else if isHeld {
        wait(nanoseconds: nil)
      } else if let first = heap.first() {
        let delay = first.due - time
        if delay <= 0 {
          noteBusy()
          return heap.popFirst()
        }
        wait(nanoseconds: delay)
      } else {
        wait(nanoseconds: nil)
      }
    }
  }

  private func noteBusy() {
    if busySince.load(ordering: .relaxed) == 0 {
      busySince.store(max(Int(DispatchTime.now().uptimeNanoseconds), 1), ordering: .relaxed)
    }
  }

  private func wait(nanoseconds: Int?) {
    busySince.store(0, ordering: .relaxed)
    if let nanoseconds { mainWorker.signal.wait(nanoseconds: nanoseconds) } else { mainWorker.signal.wait() }
  }
}

/// Stopping the program.
extension ClockEnvironment {
  /// Makes everything that runs leave; then `ClockOutlet.programStopped` is called, and the session goes on.
  ///
  /// - Parameter program: Stops the program itself. It is called before anything else can begin, so that what comes next
  ///   finds either nothing stopped or a stop that will end; not called where a stop is under way already.
  package func stop(_ program: () -> Void = {}) {
    monitor.locked {
      let isUnderWay = stopping.load(ordering: .relaxed)
      beginStopping()
      if !isUnderWay { program() }
    }
  }

  /// For how long the main executor has been at work without a pause; nil while it is idle.
  package var mainBusyFor: Duration? {
    let since = busySince.load(ordering: .relaxed)
    return since == 0 ? nil : .nanoseconds(Int64(Int(DispatchTime.now().uptimeNanoseconds) - since))
  }

  func beginStopping() {
    if stopping.exchange(true, ordering: .sequentiallyConsistent) { return }
    stops += 1
    stopDeadline = Int(DispatchTime.now().uptimeNanoseconds) + 100_000_000
    for waiter in waiters where waiter.worker == nil || mode == .real {
      waiter.isOver = true
      waiter.signal.broadcast()
    }
    handOn()
    mainWorker.signal.broadcast()
    progress.broadcast()
  }

  /// Called on the main executor between turns. False while others are still unwinding; what does not come to an end
  /// within a tenth of a second is left to itself.
  private func endStopping() -> Bool {
    let isLate = Int(DispatchTime.now().uptimeNanoseconds) > stopDeadline
    guard holder == nil || isLate, running == 0 || isLate else { return false }
    monitor.unlock()
    ThreadRole.current.executorName = "main"
    Environments.with(self) { outlet.programStopped() }
    monitor.lock()
    stopping.store(false, ordering: .sequentiallyConsistent)
    let works = parked
    parked = []
    for work in works where !work.isDropped { enqueue(work) }
    handOn()
    timerSignal.broadcast()
    progress.broadcast()
    return true
  }
}
