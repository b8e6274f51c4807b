import Foundation
import Synchronization

/// Runs actions on the main executor: at once when it is called there and nothing waits, or else in turn.
///
/// For `subscribe(on:)`, `ConcurrentMainScheduler` is the better choice.
public final class MainScheduler: SerialDispatchQueueScheduler, @unchecked Sendable {
  // Unchecked because its superclass is; it adds only a constant.

  /// The main scheduler.
  public static let instance = MainScheduler(turns: nil)

  /// A scheduler that runs on the main executor but never at once.
  public static let asyncInstance = SerialDispatchQueueScheduler(executor: .main, leeway: .nanoseconds(0))

  /// Counter of the actions that run or wait on this scheduler; nil for `instance`, which all environments share: each counts
  /// for itself.
  private let turns: MainTurnCounter?

  /// Creates a main scheduler. Its immediate actions may run inside an action of another main scheduler, as a binding inside a Driver's.
  public convenience init() {
    self.init(turns: MainTurnCounter())
  }

  private init(turns: MainTurnCounter?) {
    self.turns = turns
    super.init(executor: .main, leeway: .nanoseconds(0))
  }

  /// Reports a fault unless the caller runs on the main executor.
  public static func ensureExecutingOnScheduler(errorMessage: String? = nil) {
    ensureMain(
      errorMessage
        ?? "Executing on background thread. Please use `MainScheduler.instance.schedule` to schedule work on main thread."
    )
  }

  /// Reports a fault unless the caller runs on the main executor.
  public static func ensureRunningOnMainThread(errorMessage: String? = nil) {
    ensureMain(errorMessage ?? "Running on background thread.")
  }

  private static func ensureMain(_ message: @autoclosure () -> String) {
    let environment = Environments.current
    if !environment.isMain { environment.report(.notOnMain(message())) }
  }

  override func beginInline(in environment: any Environment) -> Bool {
    environment.isMain
      && counter(environment).count.compareExchange(
        expected: 0, desired: 1, ordering: .acquiringAndReleasing
      ).exchanged
  }

  override func endInline(in environment: any Environment) {
    counter(environment).count.subtract(1, ordering: .acquiringAndReleasing)
  }

  private func counter(_ environment: any Environment) -> MainTurnCounter {
    turns ?? environment.values.mainTurns
  }

  override func schedule<StateType>(
    _ state: StateType, in environment: any Environment, action: @escaping (StateType) -> Disposable
  ) -> Disposable {
    if beginInline(in: environment) {
      defer { endInline(in: environment) }
      return action(state)
    }
    let turn = MainTurn(counter(environment))
    let result = UpstreamLink()
    let pending = environment.schedule(on: .main, after: .zero, leeway: .zero) {
      _ = turn
      if result.isDisposed { return }
      result.setUpstream(disposing: action(state))
    }
    return Disposables.create(pending, result)
  }
}

/// Counts the actions that a main scheduler runs or has waiting, so that none overtakes another.
package final class MainTurnCounter: Sendable {
  let count = Atomic<Int>(0)

  init() {}
}

/// One action of the main scheduler: counted from when it is scheduled until it has run or was dropped.
private final class MainTurn: Sendable {
  private let counter: MainTurnCounter

  init(_ counter: MainTurnCounter) {
    self.counter = counter
    counter.count.add(1, ordering: .acquiringAndReleasing)
  }

  deinit {
    counter.count.subtract(1, ordering: .acquiringAndReleasing)
  }
}
