import Foundation

/// Runs actions on the main executor, at once when it is called there.
///
/// Made for `subscribe(on:)`; for `observe(on:)`, `MainScheduler` keeps the order.
public final class ConcurrentMainScheduler: SchedulerType, Sendable {
  /// A stretch of time.
  public typealias TimeInterval = Foundation.TimeInterval

  /// A point in time.
  public typealias Time = Date

  /// The one instance.
  public static let instance = ConcurrentMainScheduler()

  private init() {}

  /// The current time of the environment.
  public var now: Date { Environments.current.now }

  /// Runs `action` at once when called on the main executor, or else as soon as that can.
  public func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> Disposable) -> Disposable {
    if Environments.current.isMain { return action(state) }
    return Executor.main.schedule(state, leeway: .zero, action)
  }

  /// Runs `action` after `dueTime`.
  public func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> Disposable
  ) -> Disposable {
    Executor.main.schedule(state, after: dueTime.duration, leeway: .zero, action)
  }

  /// Runs `action` after `startAfter` and then every `period`.
  public func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> Disposable {
    Executor.main.schedulePeriodic(
      state, startAfter: startAfter.duration, period: period.duration, leeway: .zero, action)
  }
}
