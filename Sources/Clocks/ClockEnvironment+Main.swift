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
    for worker in workers.values.joined() + idleWorkers { worker.signal.broadcast() }
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
      // The holder of the baton takes its turn while the program is being stopped too, and leaves.
      if mode == .virtual, holder === mainWorker, let work = mainWorker.assigned {
        mainWorker.assigned = nil
        mainStretch.begin(Self.uptime)
        return work
      }
      if stopping.load(ordering: .relaxed) {
        if let work = nextSeizedWork() { return work }
        if !endStopping() { mainWorker.signal.wait(nanoseconds: 10_000_000) }
        continue
      }
      if mode == .virtual {
        wait(nanoseconds: nil)
      } else if let turn = nextInputTurn() {
        mainStretch.begin(Self.uptime)
        return turn
      } else if isHeld {
        wait(nanoseconds: nil)
      } else if let first = heap.first() {
        let delay = first.due - time
        if delay <= 0 {
          mainStretch.begin(Self.uptime)
          return heap.popFirst()
        }
        wait(nanoseconds: delay)
      } else {
        wait(nanoseconds: nil)
      }
    }
  }

  private func wait(nanoseconds: Int?) {
    mainStretch.pause(Self.uptime, for: nanoseconds)
    if let nanoseconds { mainWorker.signal.wait(nanoseconds: nanoseconds) } else { mainWorker.signal.wait() }
  }
}
