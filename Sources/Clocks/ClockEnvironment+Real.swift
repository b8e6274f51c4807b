import Foundation
import Rx

/// The real clock: the main executor's work waits in `heap`, delayed work of others in `timers`; work that is due on
/// other executors waits in Dispatch.
extension ClockEnvironment {
  func enqueueReal(_ work: Work) {
    guard case .action(let executor, let key) = work.kind else {
      timers.insert(work)
      return startTimerThread()
    }
    if key == .main {
      heap.insert(work)
      if !isMain { mainWorker.signal.broadcast() }
    } else if work.due <= time, !isHeld {
      dispatch(work, on: executor)
    } else {
      timers.insert(work)
      startTimerThread()
    }
  }

  func dispatch(_ work: Work, on executor: Executor) {
    if case .main = executor { return }
    work.isDispatched = true
    dispatched += 1
    switch executor {
    case .main: break
    case .serial(let queue, _), .concurrent(let queue): queue.async { self.runDispatched(work) }
    case .operations(let queue, let priority):
      let operation = BlockOperation { self.runDispatched(work) }
      operation.queuePriority = priority
      queue.addOperation(operation)
    }
  }

  private func runDispatched(_ work: Work) {
    monitor.locked {
      if work.isDispatched {
        work.isDispatched = false
        dispatched -= 1
        if dispatched == 0, seizedStretch != nil { mainWorker.signal.broadcast() }
      }
      if work.isDropped || isShutDown { return }
      if work.sequence <= forgottenUpTo { return forget(work) }
      let isSeized = work.stretch == seizedStretch && work.seizedIn != stops
      if stopping.load(ordering: .relaxed), !isSeized {
        parked.append(work)
      } else if mode == .virtual {
        // The clock was switched after this was handed to Dispatch.
        work.due = time
        enqueue(work)
      } else {
        // Of a stop that is under way this is its last turn.
        if seizedStretch != nil { work.seizedIn = stops }
        perform(work)
      }
    }
  }

  private func startTimerThread() {
    if hasTimerThread { return timerSignal.broadcast() }
    hasTimerThread = true
    let thread = Thread { [self] in serveTimers() }
    thread.name = "timers"
    thread.start()
  }

  private func serveTimers() {
    monitor.lock()
    defer { monitor.unlock() }
    while !isShutDown {
      guard !isHeld, let first = timers.first() else {
        timerSignal.wait()
        continue
      }
      let delay = first.due - time
      if delay > 0 {
        timerSignal.wait(nanoseconds: delay)
        continue
      }
      guard let work = timers.popFirst() else { continue }
      switch work.kind {
      case .action(let executor, _): dispatch(work, on: executor)
      case .resume(let waiter):
        waiter.isOver = true
        waiter.signal.broadcast()
      }
    }
  }
}
