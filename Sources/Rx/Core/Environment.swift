import Foundation
import Locks
import Synchronization

/// The world around the library: executors, the clock, and where lines and faults go.
///
/// Reached through `Environments.current`, which is a property of the thread. Whoever runs an action on behalf of an
/// environment makes that environment current first (`Environments.with`), so scheduled work inherits it. Without a
/// shell it is `DispatchEnvironment`: Dispatch and standard output.
package protocol Environment: AnyObject, Sendable {
  /// The current time of this environment's clock.
  var now: Date { get }

  /// The date that programs see. Unlike `now`, which spans are measured with, it does not lag behind once a pause is over. An
  /// extension implements this as `now`.
  var date: Date { get }

  /// The time of this environment's clock since a moment before everything that it runs; it never goes back.
  var uptime: Duration { get }

  /// True if time stands still while anything runs, so that work runs exactly when it is due.
  var isVirtual: Bool { get }

  /// True if the caller runs on the main executor.
  var isMain: Bool { get }

  /// The name of the executor that runs the caller, for traces: `main`, `global`, a queue's label.
  var executorName: String { get }

  /// True if the current work was interrupted or has trapped. Trampolines, native loops and blocking waits check this and
  /// then leave without sending anything.
  var shouldStop: Bool { get }

  /// The address on the calling thread's stack below which subscriptions nest too deeply; zero for no limit. Whoever
  /// subscribes further down has `.stackOverflow` reported and gets nothing. It leaves the stack's other part to what is
  /// sent through the subscriptions above it and to their end. An extension implements this as no limit.
  var stackLimit: UInt { get }

  /// True if every operator reports events that it sends within or beside one another, as RxSwift's do in debug builds. An extension
  /// implements this as false.
  var tracksSynchronization: Bool { get }

  /// Follows the order of the program's threads, for a host that looks for data races. An extension implements this as nil.
  var threadOrder: (any ThreadOrder)? { get }

  /// Values that belong to this environment alone: hooks, the sharing scheduler, the count of live resources.
  var values: EnvironmentValues { get }

  /// Runs `action` on `executor` after `delay`, as soon as possible when it is zero. Work due at the same time runs in
  /// the order in which it was scheduled. The action never runs inside this call. Disposing the result before the
  /// action has begun prevents it.
  func schedule(
    on executor: Executor, after delay: Duration, leeway: Duration, _ action: @escaping () -> Void
  ) -> any Disposable

  /// Runs `action` on `executor` after `delay` and then every `period`, never two at a time, until the result is
  /// disposed. An extension implements this on top of `schedule`, without drift.
  func schedulePeriodic(
    on executor: Executor, after delay: Duration, every period: Duration, leeway: Duration,
    _ action: @escaping () -> Void
  ) -> any Disposable

  /// Blocks the caller until `wake`, which is handed to `register`, was called, or `timeout` has passed on this
  /// environment's clock, or the work should stop. A virtual clock gives its baton away meanwhile. `wake` may be called
  /// from any thread, more than once, and before `register` returns. Returns whether it was woken.
  func block(timeout: Duration?, _ register: (_ wake: @escaping @Sendable () -> Void) -> Void) -> Bool

  /// As `block`, but on the main executor its other work goes on meanwhile: a run loop inside the run loop, as a wait for
  /// the end of a sequence needs it. An extension implements this as `block`.
  func blockServing(timeout: Duration?, _ register: (_ wake: @escaping @Sendable () -> Void) -> Void) -> Bool

  /// Takes note that something outside of the program is under way, whose end will be scheduled here: until the result is
  /// disposed nothing is idle, and a virtual clock stands still. An extension implements this as nothing.
  func awaitOutside() -> any Disposable

  /// Prints one line of the program's own output (`debug()`, `Hooks`).
  func print(_ line: String)

  /// Takes note of a fault, or stops the program.
  func report(_ fault: Fault)
}

extension Environment {
  package var date: Date { now }
  package var uptime: Duration { .nanoseconds(Int64(DispatchTime.now().uptimeNanoseconds)) }
  package var isVirtual: Bool { false }
  package var stackLimit: UInt { 0 }
  package var tracksSynchronization: Bool { false }
  package var threadOrder: (any ThreadOrder)? { nil }

  package func schedulePeriodic(
    on executor: Executor, after delay: Duration, every period: Duration, leeway: Duration,
    _ action: @escaping () -> Void
  ) -> any Disposable {
    let timer = PeriodicTimer(
      environment: self, executor: executor, due: now.addingTimeInterval(delay.seconds), period: period, leeway: leeway,
      action: action)
    timer.arm(after: delay)
    return timer
  }

  package func awaitOutside() -> any Disposable { Disposables.create() }

  package func blockServing(
    timeout: Duration?, _ register: (_ wake: @escaping @Sendable () -> Void) -> Void
  ) -> Bool {
    block(timeout: timeout, register)
  }

  /// Blocks the caller for a stretch of this environment's time.
  package func sleep(for duration: Duration) {
    _ = block(timeout: duration) { _ in }
  }
}

/// Values that belong to one environment: those that RxSwift keeps in static variables.
package final class EnvironmentValues: @unchecked Sendable {
  // Unchecked because the compiler cannot see that every access goes through `lock`.
  private let lock = NSLock()
  // A handful, looked through one by one: a dictionary would have the runtime look for its keys' hashing when a program starts.
  private var values: [(key: ObjectIdentifier, value: Any)] = []

  /// Number of library objects made under this environment that are alive.
  package let resources = ResourceCounter()

  /// Number of subscriptions that run through a serial dispatch queue scheduler.
  package let serialObservations = ResourceCounter()

  /// The most successions that had to wait within one another.
  let deepestSuccession = Atomic<Int>(0)

  /// The actions that the main scheduler runs or has waiting.
  let mainTurns = MainTurnCounter()

  /// Wakes the threads that wait inside the library for one that gave way.
  let parked = Locked<[@Sendable () -> Void]>([])

  /// True if subscriptions record their call stack; kept apart because every subscription reads it.
  let recordsCallStacks = Atomic<Bool>(false)

  /// True if a tool records what is sent to subjects; kept apart because every event reads it.
  package let isRecording = Atomic<Bool>(false)

  package init() {}

  /// The value stored under a key type, or nil.
  package subscript<Key, Value>(key: Key.Type, as type: Value.Type = Value.self) -> Value? {
    get { lock.withLock { values.first { $0.key == ObjectIdentifier(key) }?.value as? Value } }
    set {
      let key = ObjectIdentifier(key)
      lock.withLock {
        values.removeAll { $0.key == key }
        if let newValue { values.append((key, newValue)) }
      }
    }
  }
}

/// Access to the thread's environment.
package enum Environments {
  /// The environment of Dispatch and standard output, which is current unless another one was set.
  package static let dispatch = DispatchEnvironment()

  /// Makes an environment current on the calling thread for good, for a program whose own thread is the main executor.
  package static func adopt(_ environment: any Environment) { ThreadState.current.environment = environment }

  /// The environment of the calling thread.
  package static var current: any Environment {
    ThreadState.current.environment ?? dispatch
  }

  /// True if a tool records what is sent to subjects in the calling thread's environment; read with every event.
  package static var isRecording: Bool {
    ThreadState.withCurrent { ($0.values ?? dispatch.values).isRecording.load(ordering: .relaxed) }
  }

  /// Runs `body` with `environment` current on this thread.
  package static func with<Result>(_ environment: any Environment, _ body: () throws -> Result) rethrows -> Result {
    let state = ThreadState.current
    let previous = state.environment
    state.environment = environment
    defer { state.environment = previous }
    return try body()
  }
}

extension Duration {
  /// This duration in seconds.
  package var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }

  /// This duration in whole nanoseconds, at the limits of `Int` when it does not fit.
  package var nanoseconds: Int {
    let (whole, overflow) = components.seconds.multipliedReportingOverflow(by: 1_000_000_000)
    if overflow { return components.seconds < 0 ? Int.min : Int.max }
    let (sum, carried) = whole.addingReportingOverflow(components.attoseconds / 1_000_000_000)
    return carried ? Int.max : Int(sum)
  }
}

extension DispatchTimeInterval {
  /// This interval as a `Duration`; `.never` is nil.
  package var duration: Duration? {
    switch self {
    case .seconds(let value): return .seconds(value)
    case .milliseconds(let value): return .milliseconds(value)
    case .microseconds(let value): return .microseconds(value)
    case .nanoseconds(let value): return .nanoseconds(value)
    case .never: return nil
    @unknown default: return nil
    }
  }
}
