import Foundation
import Locks
import Rx

/// Blocking calls of the program.
extension ClockEnvironment {
  package func block(timeout: Duration?, _ register: (_ wake: @escaping @Sendable () -> Void) -> Void) -> Bool {
    wait(timeout: timeout, isServing: false, register)
  }

  /// Blocks as `block` does; on the main executor its other work continues meanwhile, as in a nested run loop.
  package func blockServing(timeout: Duration?, _ register: (_ wake: @escaping @Sendable () -> Void) -> Void) -> Bool {
    wait(timeout: timeout, isServing: isMain, register)
  }

  private func wait(
    timeout: Duration?, isServing: Bool, _ register: (_ wake: @escaping @Sendable () -> Void) -> Void
  ) -> Bool {
    let worker = ThreadRole.current.worker
    let waiter = Waiter(signal: worker?.signal ?? Monitor.Condition(monitor), worker: worker)
    monitor.locked { waiters.append(waiter) }
    register { [weak self] in
      // Steps before a wake happen before those that follow the wait.
      self?.wake(waiter, at: self?.threadOrder?.fork())
    }
    defer { if let mark = waiter.mark { threadOrder?.join(mark) } }
    return monitor.locked {
      defer {
        waiter.isOver = true
        waiters.removeAll { $0 === waiter }
      }
      if waiter.isWoken || shouldStop { return waiter.isWoken }
      let end = timeout.map { time.addingReportingOverflow(max($0.nanoseconds, 0)) }.map { $1 ? Int.max : $0 }
      if let end, end <= time, !isServing || mode == .real { return false }
      // A blocked thread is not busy.
      let isBackground = ThreadRole.current.isBackground
      if isBackground { backgroundStretch.leave(Self.uptime) }
      defer { if isBackground { backgroundStretch.enter(Self.uptime) } }
      if mode == .virtual, let worker, holder === worker {
        waitForBaton(waiter, worker, until: end, isServing: isServing)
      } else {
        waitReally(waiter, until: end, isServing: isServing)
      }
      return waiter.isWoken
    }
  }

  private func wake(_ waiter: Waiter, at mark: AnyObject?) {
    monitor.locked {
      if waiter.isWoken || waiter.isOver { return }
      waiter.isWoken = true
      waiter.mark = mark
      if mode == .virtual, waiter.worker != nil {
        heap.insert(Work(kind: .resume(waiter), due: time, sequence: sequence()))
        handOn()
      } else {
        waiter.isOver = true
        waiter.signal.broadcast()
      }
    }
  }

  private func waitForBaton(_ waiter: Waiter, _ worker: Worker, until end: Int?, isServing: Bool) {
    if let end { heap.insert(Work(kind: .resume(waiter), due: end, sequence: sequence())) }
    let isMain = worker === mainWorker
    worker.waits.append(waiter)
    if isMain {
      mainWaits += 1
      liftPause()
    }
    worker.isFree = isServing
    if isServing { takeUpBacklog(worker.key) }
    holder = nil
    handOn()
    while !waiter.isOver, !isShutDown {
      if isServing, holder === worker, let work = worker.assigned {
        worker.assigned = nil
        worker.isFree = false
        perform(work)
        worker.isFree = true
        if waiter.isOver { break }
        holder = nil
        handOn()
      } else {
        worker.signal.wait()
      }
    }
    worker.waits.removeAll { $0 === waiter }
    if isMain {
      mainWaits -= 1
      restorePause()
    }
    worker.isFree = false
  }

  private func waitReally(_ waiter: Waiter, until end: Int?, isServing: Bool) {
    let isMain = waiter.worker === mainWorker
    if isMain { liftPause() }
    defer { if isMain { restorePause() } }
    while !waiter.isOver, !isShutDown, !stopping.load(ordering: .relaxed) {
      let now = time
      if let end, end <= now { return }
      var next = end
      if isServing, let first = heap.first() {
        if first.due <= now, let work = heap.popFirst() {
          perform(work)
          continue
        }
        next = min(next ?? Int.max, first.due)
      }
      // While the clock is held, nothing comes due by itself.
      if let next, !isHeld { waiter.signal.wait(nanoseconds: next - now) } else { waiter.signal.wait() }
    }
  }
}
