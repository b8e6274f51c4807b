import Foundation
import Rx

/// The virtual clock: the order in which workers get the baton.
extension ClockEnvironment {
  /// Passes the baton, if no worker holds it, to the work that is due next within the horizon.
  func handOn() {
    guard mode == .virtual, holder == nil, !isShutDown else { return }
    if stopping.load(ordering: .relaxed) { return handOnWhileStopping() }
    if mainWorker.isFree, let turn = nextInputTurn() {
      mainWorker.assigned = turn
      return give(to: mainWorker)
    }
    while !isHeld, let first = heap.first(), first.due <= reach {
      guard let work = heap.popFirst() else { break }
      switch work.kind {
      case .resume(let waiter):
        guard let worker = waiter.worker else { continue }
        moveTime(to: work.due)
        waiter.isOver = true
        // A wait inside another one ends first; the outer one finds that it is over when its thread gets there.
        if worker.waits.last !== waiter { continue }
        return give(to: worker)
      case .action(_, let key):
        guard let worker = freeWorker(for: key) else {
          backlog[key, default: []].append(work)
          continue
        }
        moveTime(to: work.due)
        worker.assigned = work
        return give(to: worker)
      }
    }
    releaseDeadlockedMain()
    progress.broadcast()
  }

  /// Up to when work may run now: while the main executor waits, time moves as far as it takes, and while something
  /// outside is under way it does not move.
  private var reach: Int {
    if outside > 0 { return time }
    return mainWaits > 0 ? Int.max : max(horizon, time)
  }

  func moveTime(to due: Int) {
    if due > time { virtualTime.store(due, ordering: .releasing) }
  }

  func give(to worker: Worker) {
    holder = worker
    worker.signal.broadcast()
  }

  /// Resumes waiting workers one by one while the program is being stopped, so that they leave.
  private func handOnWhileStopping() {
    if let waiter = waiters.last(where: { $0.worker?.waits.last === $0 && !$0.isOver }), let worker = waiter.worker {
      waiter.isOver = true
      return give(to: worker)
    }
    mainWorker.signal.broadcast()
  }

  /// Ends a wait of the main executor that no work can end any more.
  private func releaseDeadlockedMain() {
    guard outside == 0, mainWaits > 0, let waiter = mainWorker.waits.last, !waiter.isOver else { return }
    waiter.isOver = true
    give(to: mainWorker)
  }

  /// Returns the main worker, or one that runs work of the queue from now on; nil while the queue's thread is busy or blocked.
  func freeWorker(for key: QueueKey) -> Worker? {
    if key == .main { return mainWorker.isFree ? mainWorker : nil }
    if workers[key] != nil, !key.isConcurrent { return nil }
    let worker = idleWorkers.popLast() ?? startWorker()
    worker.key = key
    workers[key, default: []].append(worker)
    return worker
  }

  private func startWorker() -> Worker {
    let worker = Worker(key: .main, monitor: monitor)
    let thread = Thread { [self] in
      ThreadRole.current.worker = worker
      serve(worker)
    }
    thread.stackSize = 64 << 20
    thread.start()
    return worker
  }

  private func serve(_ worker: Worker) {
    monitor.lock()
    defer { monitor.unlock() }
    while !isShutDown {
      guard holder === worker, let work = worker.assigned else {
        worker.signal.wait()
        continue
      }
      worker.assigned = nil
      perform(work)
      retire(worker)
      if holder === worker { holder = nil }
      handOn()
    }
  }

  /// Makes the thread of a worker that has nothing to do free for any queue: programs make more queues than they use at a time.
  private func retire(_ worker: Worker) {
    workers[worker.key]?.removeAll { $0 === worker }
    if workers[worker.key]?.isEmpty == true { workers[worker.key] = nil }
    idleWorkers.append(worker)
    takeUpBacklog(worker.key)
  }

  /// Adds the work that waited for a queue's thread, which is free now, in the order of time.
  func takeUpBacklog(_ key: QueueKey) {
    guard let works = backlog.removeValue(forKey: key) else { return }
    for work in works where !work.isDropped { heap.insert(work) }
  }
}
