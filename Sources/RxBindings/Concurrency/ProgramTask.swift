import Clocks
import Execution
import Foundation
import Rx

/// A task of the program: an operation that runs in turns on the main executor or on the global one, and suspends in
/// between without blocking either.
///
/// The starts of turns and their executors follow Swift's own runtime step by step, which makes the order of a
/// program's output the same.
package final class ProgramTask: ActorExecutor.Job, @unchecked Sendable {
  // Unchecked because the state is reached under `lock`.
  private enum Waiting { case no, registering, wokenEarly, suspended }

  /// A run of the task on a thread, until it suspends.
  private final class Turn: @unchecked Sendable {
    // Unchecked because it belongs to the thread that runs the turn.
    /// The actor that the thread runs; nil on the main executor and on the global one.
    var actor: ActorExecutor?
    /// False on the main executor, which runs no actors.
    let takesActors: Bool
    init(actor: ActorExecutor?, takesActors: Bool) {
      self.actor = actor
      self.takesActors = takesActors
    }
  }

  private let pool: TaskPool
  /// Task-local bindings, initially those of the task that made it.
  var bindings: TaskBindings
  private let environment = Environments.current
  private let lock = NSLock()
  private var operation: (() throws -> Value)?
  private var coroutine: Coroutine?
  private var isolation: Isolation
  private var turn = Turn(actor: nil, takesActors: false)
  private var waiting = Waiting.no
  /// Number of the current wait; a wake of another one is ignored.
  private var wait = 0
  private var isEnded = false
  private var hasCancelled = false
  private var result: Result<Value, any Error>?
  private var finishing: [() -> Void] = []
  private var cancelling: [Int: () -> Void] = [:]
  private var nextHandler = 0
  /// The moments of the end and of the latest wake, where the order of threads is followed.
  private var endMark: AnyObject?
  private var wakeMark: AnyObject?
  /// Ends with it.
  private var children: [ProgramTask] = []

  init(
    pool: TaskPool, isolation: Isolation, bindings: TaskBindings = .current, _ operation: @escaping () throws -> Value
  ) {
    self.pool = pool
    self.bindings = bindings
    self.isolation = isolation
    self.operation = operation
  }

  package static var current: ProgramTask? { Coroutine.current?.owner as? ProgramTask }

  /// Begins a task, whose first turn is scheduled as any other.
  package static func begin(
    _ call: NativeCall, _ isolation: Isolation, bindings: TaskBindings = .current,
    _ operation: @escaping () throws -> Value
  ) throws -> ProgramTask {
    guard let pool = call.runtime.host.concurrency as? TaskPool else { throw Trap.fault("tasks do not run here") }
    let task = ProgramTask(pool: pool, isolation: isolation, bindings: bindings, operation)
    try pool.add(task)
    task.schedule()
    return task
  }

  // MARK: Turns

  func schedule() {
    let isolation = lock.withLock { self.isolation }
    if case .actor(let actor) = isolation {
      if actor.enqueue(self) { schedule(actor) }
      return
    }
    _ = environment.schedule(on: isolation.executor, after: .zero, leeway: .zero) { [self] in
      runNow(isMain: isolation == .main)
    }
  }

  /// Schedules a run of an actor that has jobs.
  private func schedule(_ actor: ActorExecutor) {
    let environment = environment
    _ = environment.schedule(on: Isolation.none.executor, after: .zero, leeway: .zero) { Self.run(actor) }
  }

  /// Runs an actor's jobs until it has none. A task that ends its turn on another actor leaves the thread to that one.
  private static func run(_ actor: ActorExecutor) {
    var current: ActorExecutor? = actor
    while let actor = current {
      follow(actor)
      guard let task = actor.next(leavingAt: Environments.order?.fork()) as? ProgramTask else { return }
      let turn = Turn(actor: actor, takesActors: true)
      task.run(turn)
      current = turn.actor
    }
  }

  /// Runs the next turn on this thread.
  func runNow(isMain: Bool) {
    let turn = Turn(actor: nil, takesActors: !isMain)
    run(turn)
    if let actor = turn.actor { leave(actor) }
  }

  private func leave(_ actor: ActorExecutor) {
    if actor.leave(at: Environments.order?.fork()) { schedule(actor) }
  }

  private func run(_ turn: Turn) {
    let next = lock.withLock { () -> Coroutine? in
      if isEnded || result != nil { return nil }
      self.turn = turn
      if let coroutine { return coroutine }
      let made = Coroutine(owner: self) { [self] in run() }
      coroutine = made
      return made
    }
    next?.resume()
  }

  /// Orders the steps of this thread after those of the thread that ran the actor last.
  private static func follow(_ actor: ActorExecutor) {
    if let order = Environments.order, let mark = actor.leftAt { order.join(mark) }
  }

  private func run() {
    let operation = lock.withLock { () -> (() throws -> Value)? in
      defer { self.operation = nil }
      return self.operation
    }
    let outcome = Result { try operation?() ?? .void }
    finish(outcome)
  }

  private func finish(_ outcome: Result<Value, any Error>) {
    let mark = Environments.order?.fork()
    let ready = lock.withLock { () -> [() -> Void] in
      if result != nil { return [] }
      result = outcome
      endMark = mark
      defer {
        finishing = []
        cancelling = [:]
      }
      return finishing
    }
    pool.remove(self)
    for action in ready { action() }
  }

  /// Moves the task to an executor. As in Swift's runtime, a thread that does not belong to the main executor changes from
  /// one actor to another that is idle, or to none, without a new turn.
  package func hop(to wanted: Isolation) {
    let turn = lock.withLock { () -> Turn? in
      if isolation == wanted || isEnded { return nil }
      isolation = wanted
      return self.turn
    }
    guard let turn else { return }
    if turn.takesActors {
      switch wanted {
      case .main: break
      case .none:
        if let actor = turn.actor {
          turn.actor = nil
          leave(actor)
        }
        return
      case .actor(let actor):
        guard actor.enterIfIdle() else { break }
        if let left = turn.actor { leave(left) }
        turn.actor = actor
        Self.follow(actor)
        return
      }
    }
    // The thread stays with the actor, if it runs one, whose next job begins when this turn has ended.
    schedule()
    Coroutine.current?.suspend()
  }

  /// Waits until `wake` is called. As in Swift's runtime, the waiting task first leaves its executor; `await` returns
  /// it there.
  func suspend(_ register: (_ wake: @escaping @Sendable () -> Void) -> Void) {
    let turn = lock.withLock { () -> Int in
      waiting = .registering
      wakeMark = nil
      wait += 1
      return wait
    }
    register { [self] in
      // Steps before a wake happen before those that follow the wait.
      wake(turn, at: Environments.order?.fork())
    }
    let mustWait = lock.withLock { () -> Bool in
      guard waiting == .registering, !isEnded else {
        waiting = .no
        return false
      }
      waiting = .suspended
      isolation = .none
      return true
    }
    if mustWait { Coroutine.current?.suspend() }
    if let order = Environments.order, let mark = lock.withLock({ wakeMark }) { order.join(mark) }
  }

  private func wake(_ turn: Int, at mark: AnyObject?) {
    let isAsleep = lock.withLock { () -> Bool in
      guard turn == wait, waiting == .registering || waiting == .suspended else { return false }
      wakeMark = mark
      if waiting == .registering { waiting = .wokenEarly }
      guard waiting == .suspended else { return false }
      waiting = .no
      return true
    }
    if isAsleep { schedule() }
  }

  /// Ends the task because the program is being stopped: a waiting one leaves, one that has not begun never will.
  func end() {
    let coroutine = lock.withLock { () -> Coroutine? in
      isEnded = true
      operation = nil
      waiting = .no
      return self.coroutine
    }
    coroutine?.resume()
    finish(.failure(Trap(.interrupted, at: nil)))
  }

  /// Ends a task that waits forever: its thread stays blocked, and the pool forgets it.
  func abandon() {
    lock.withLock { isEnded = true }
    pool.remove(self)
  }

  // MARK: Completion

  var outcome: Result<Value, any Error>? { lock.withLock { result } }
  var isFinished: Bool { outcome != nil }

  func whenFinished(_ action: @escaping @Sendable () -> Void) {
    let isDone = lock.withLock { () -> Bool in
      if result != nil { return true }
      finishing.append(action)
      return false
    }
    if isDone { action() }
  }

  package var isCancelled: Bool { lock.withLock { hasCancelled } }

  package func cancel() {
    let (handlers, children) = lock.withLock { () -> ([() -> Void], [ProgramTask]) in
      if hasCancelled || result != nil { return ([], []) }
      hasCancelled = true
      defer { cancelling = [:] }
      return (cancelling.sorted { $0.key < $1.key }.map(\.value), self.children)
    }
    for handler in handlers { handler() }
    for child in children { child.cancel() }
  }

  /// Calls a handler when the task is cancelled, at once if it is already; returns a function that removes the handler.
  package func onCancel(_ handler: @escaping @Sendable () -> Void) -> () -> Void {
    let handler: () -> Void = Environments.order?.following(handler) ?? handler
    let number = lock.withLock { () -> Int? in
      if hasCancelled { return nil }
      nextHandler += 1
      cancelling[nextHandler] = handler
      return nextHandler
    }
    guard let number else {
      handler()
      return {}
    }
    return { [self] in _ = lock.withLock { cancelling.removeValue(forKey: number) } }
  }

  package func adopt(_ child: ProgramTask) {
    let isCancelled = lock.withLock { () -> Bool in
      children.removeAll { $0.isFinished }
      children.append(child)
      return hasCancelled
    }
    if isCancelled { child.cancel() }
  }

  /// Waits for the result of the task and returns it.
  package func value() throws -> Value {
    if !isFinished { Suspension.wait { whenFinished($0) } }
    guard let outcome else { throw Trap(.interrupted, at: nil) }
    followEnd()
    return try outcome.get()
  }

  /// Orders later steps of the calling thread after the task.
  func followEnd() {
    guard let order = Environments.order, let mark = lock.withLock({ endMark }) else { return }
    order.join(mark)
  }
}

/// Waiting in a task, or on a thread that runs none.
package enum Suspension {
  package static func wait(_ register: (_ wake: @escaping @Sendable () -> Void) -> Void) {
    if let task = ProgramTask.current {
      task.suspend(register)
    } else {
      _ = Environments.current.blockServing(timeout: nil, register)
    }
  }
}
