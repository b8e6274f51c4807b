import Foundation
import Locks
import Rx
import Synchronization

/// Environment of a session: a run loop that is its main executor, other queues, and a clock that is real or virtual.
///
/// **Real**: the main executor is a separate thread that sleeps until the next due time; other queues run on Dispatch.
/// **Virtual**: each logical queue that has work has a separate thread, and only the one that holds the baton runs. When it has
/// finished or blocks, the baton passes to the work that is due next. Time stands still meanwhile, and moves to the
/// next due work up to a horizon: as far as `advance` and `run` say, or as far as necessary while the main executor
/// waits.
///
/// Mutable state is used with `monitor` locked; work, and code that its release may run, runs outside of the lock.
package final class ClockEnvironment: Environment, @unchecked Sendable {
  // Unchecked because of the monitor, see above.
  package enum Mode: String, Sendable { case real, virtual }

  package let values = EnvironmentValues()
  /// The address of what follows the order of threads, retained by `orders`; nil where nothing does.
  let presentOrder = Atomic<UnsafeRawPointer?>(nil)
  /// All of them, the present one last: threads may still ask an earlier one.
  var orders: [FollowedOrder] = []
  let outlet: any ClockOutlet

  let monitor = Monitor()
  let mainWorker: Worker
  /// Broadcast when something ended that a controlling thread may wait for.
  let progress: Monitor.Condition

  /// The real clock's work for the main executor; all work of the virtual clock.
  var heap = WorkHeap()
  /// The real clock's delayed work for other executors.
  var timers = WorkHeap()
  let timerSignal: Monitor.Condition
  var hasTimerThread = false

  /// Worker that runs, under the virtual clock.
  var holder: Worker?
  /// Workers that run work or are blocked in it, by their queues.
  var workers: [QueueKey: [Worker]] = [:]
  /// Workers that have nothing to do.
  var idleWorkers: [Worker] = []
  /// Work whose queue's thread is blocked.
  var backlog: [QueueKey: [Work]] = [:]
  /// Latest time that the clock reaches without being asked to.
  var horizon = 0
  /// Number of nested waits of the main executor.
  var mainWaits = 0

  var waiters: [Waiter] = []
  var nextSequence = 0
  /// True while only inputs run; see `ClockEnvironment+Pause.swift`.
  var isPaused = false
  /// Number of operations that let time pass during a pause: waits of the main executor, `advance` and `run`.
  var pauseLifts = 0
  /// Turns of the main executor that the session requests during a pause.
  var inputTurns: [Work] = []

  /// Counted work that is scheduled or running.
  var pending = 0
  /// Number of operations outside that schedule work when they end; counted in `pending` as well.
  var outside = 0
  /// Wakes of waits until nothing is under way outside.
  var outsideWaits: [@Sendable () -> Void] = []
  /// Work that runs or is blocked while running.
  var running = 0
  /// Real work that came up while the program was being stopped.
  var parked: [Work] = []
  /// Sequence number up to which scheduled work is forgotten, including work that was out of reach at that moment.
  var forgottenUpTo = 0
  /// Number of times the program was stopped: code that waits for time to move gives up when this changes.
  var stops = 0
  var stopDeadline = 0
  var isShutDown = false

  let virtualMode: Atomic<Bool>
  let virtualTime = Atomic<Int>(0)
  let stopping = Atomic<Bool>(false)
  /// Busy stretches of the main executor, and of all others together.
  var mainStretch = BusyStretch()
  var backgroundStretch = BusyStretch()
  /// The stretches that a stop takes along, of the main executor and of others.
  var seizedMainStretch: Int?
  var seizedStretch: Int?
  /// Number of jobs given to Dispatch that have not begun yet.
  var dispatched = 0
  let startedAt = ClockEnvironment.uptime
  /// Time of the real clock while it is held; negative while it runs.
  let heldAt = Atomic<Int>(-1)
  /// Total duration for which the real clock has been held; less what the virtual clock was ahead, where it goes on from that.
  let heldFor = Atomic<Int>(0)

  /// Start of the virtual clock, unless another is chosen: the reference date of Foundation, 2001-01-01T00:00:00Z.
  package static let usualVirtualStart = Date(timeIntervalSinceReferenceDate: 0)
  let virtualStart: Date

  package init(mode: Mode, virtualStart: Date = ClockEnvironment.usualVirtualStart, outlet: any ClockOutlet) {
    self.outlet = outlet
    self.virtualStart = virtualStart
    mainWorker = Worker(key: .main, monitor: monitor)
    progress = Monitor.Condition(monitor)
    timerSignal = Monitor.Condition(monitor)
    virtualMode = Atomic(mode == .virtual)
  }

  package var mode: Mode { virtualMode.load(ordering: .acquiring) ? .virtual : .real }

  package var now: Date {
    mode == .real ? realNow : virtualStart.addingTimeInterval(Double(virtualTime.load(ordering: .acquiring)) / 1e9)
  }

  package var date: Date { mode == .real ? realDate : now }

  package var uptime: Duration {
    .nanoseconds(Int64(mode == .real ? startedAt + realTime : virtualTime.load(ordering: .acquiring)))
  }

  /// Time since the clock was started, as traces show it.
  package var elapsed: Duration { .nanoseconds(Int64(time)) }

  /// Time since the clock was started, in nanoseconds, for callers that ask with every event.
  package var nanoseconds: Int { time }

  /// The time of the clock in nanoseconds since its start.
  var time: Int { mode == .real ? realTime : virtualTime.load(ordering: .acquiring) }

  static var uptime: Int { Int(DispatchTime.now().uptimeNanoseconds) }

  package var isVirtual: Bool { mode == .virtual }
  package var isMain: Bool { ThreadRole.current.worker === mainWorker }
  package var executorName: String { ThreadRole.current.executorName }
  package var shouldStop: Bool { stopping.load(ordering: .relaxed) || outlet.isProgramStopping }

  package var stackLimit: UInt { outlet.stackLimit }

  /// True: sessions warn wherever a debug build of RxSwift would.
  package var tracksSynchronization: Bool { true }

  package func print(_ line: String) { outlet.print(line) }
  package func report(_ fault: Fault) { outlet.report(fault) }
}

/// Scheduling.
extension ClockEnvironment {
  package func schedule(
    on executor: Executor, after delay: Duration, leeway: Duration, _ action: @escaping () -> Void
  ) -> any Disposable {
    add(executor, after: delay, every: nil, action)
  }

  package func schedulePeriodic(
    on executor: Executor, after delay: Duration, every period: Duration, leeway: Duration,
    _ action: @escaping () -> Void
  ) -> any Disposable {
    add(executor, after: delay, every: max(period.nanoseconds, 0), action)
  }

  @discardableResult
  func add(
    _ executor: Executor, after delay: Duration, every period: Int?, isInput: Bool = false,
    _ action: @escaping () -> Void
  ) -> ScheduledWork {
    let mark = threadOrder?.fork()
    return monitor.locked {
      let (due, overflow) = time.addingReportingOverflow(max(delay.nanoseconds, 0))
      let work = Work(
        kind: .action(executor, executor.key), due: overflow ? Int.max : due, sequence: sequence(), made: time,
        period: period, isInput: isInput, action: action)
      work.stretch = stretch(of: work)
      work.mark = mark
      pending += 1
      enqueue(work)
      return ScheduledWork(work: work, clock: self)
    }
  }

  private func stretch(of work: Work) -> Int {
    if case .action(_, .main) = work.kind { return mainStretch.number }
    return backgroundStretch.number
  }

  func sequence() -> Int {
    nextSequence += 1
    return nextSequence
  }

  func enqueue(_ work: Work) {
    if work.isInput, isPaused {
      inputTurns.append(work)
      if mode == .virtual { handOn() } else { mainWorker.signal.broadcast() }
      return
    }
    switch mode {
    case .virtual:
      heap.insert(work)
      handOn()
    case .real: enqueueReal(work)
    }
  }

  func drop(_ work: Work) {
    monitor.lock()
    let action = work.action
    if action != nil {
      work.action = nil
      if !work.isRunning {
        finished(work)
        if case .action(_, .main) = work.kind {
          heap.noteDropped()
        } else if mode == .virtual {
          heap.noteDropped()
        } else {
          timers.noteDropped()
        }
      }
    }
    monitor.unlock()
    // Released here: that may run the program's own code.
    withExtendedLifetime(action) {}
  }

  /// Work is neither waiting nor running any more.
  func finished(_ work: Work) {
    pending -= 1
    if pending == 0 { progress.broadcast() }
  }

  /// Drops the work's action; called and left with the monitor locked, which is unlocked while the action is released:
  /// that may run the program's own code.
  func forget(_ work: Work) {
    var action = work.action
    work.action = nil
    finished(work)
    monitor.unlock()
    withExtendedLifetime(action) {}
    action = nil
    monitor.lock()
  }

  /// Runs work on the calling thread; called and left with the monitor locked.
  func perform(_ work: Work) {
    guard case .action(let executor, let key) = work.kind, work.action != nil else { return }
    var action = work.action
    let isBackground = key != .main
    if isBackground { backgroundStretch.enter(Self.uptime) }
    work.stretch = stretch(of: work)
    work.isRunning = true
    if work.period == nil { work.action = nil }
    running += 1
    monitor.unlock()

    let role = ThreadRole.current
    let previousName = role.executorName
    role.executorName = executor.shownName
    let wasBackground = role.isBackground
    role.isBackground = isBackground
    // Its own, not that of a wait in which it is served.
    let previousContext = ProbeContext.exchange(work.context?.context ?? ProbeContext())
    let order = threadOrder
    let previousTurn = order?.beginTurn(after: work.mark, on: executor.serialQueue, name: executor.shownName)
    Environments.with(self) {
      action?()
      action = nil
    }
    if let order {
      // A timer's turns follow one another.
      if work.period != nil { work.mark = order.fork() }
      order.endTurn(previousTurn)
    }
    ProbeContext.current = previousContext
    role.executorName = previousName
    role.isBackground = wasBackground

    let hasTrapped = outlet.isProgramStopping
    monitor.lock()
    running -= 1
    work.isRunning = false
    work.runs += 1
    if isBackground {
      // The work in Dispatch is due already.
      let next = work.action == nil ? nil : work.period
      backgroundStretch.leave(Self.uptime, next: dispatched > 0 ? 0 : next)
    }
    if hasTrapped { beginStopping() }
    if work.action != nil, work.sequence <= forgottenUpTo {
      forget(work)
    } else if let period = work.period, work.action != nil {
      // A real timer that is late skips the missed turns, so that it never delays others.
      let (due, overflow) = work.due.addingReportingOverflow(period)
      work.due = overflow ? Int.max : mode == .real ? max(due, time) : due
      work.sequence = sequence()
      enqueue(work)
    } else {
      finished(work)
    }
    if running == 0, stopping.load(ordering: .relaxed) { mainWorker.signal.broadcast() }
    progress.broadcast()
  }
}
