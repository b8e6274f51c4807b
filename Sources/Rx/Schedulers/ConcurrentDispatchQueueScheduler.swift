import Foundation

/// Runs actions side by side on a dispatch queue.
public class ConcurrentDispatchQueueScheduler: SchedulerType, @unchecked Sendable {
  // Unchecked because subclasses are possible inside the library; all properties are constant.

  /// A stretch of time.
  public typealias TimeInterval = Foundation.TimeInterval

  /// A point in time.
  public typealias Time = Date

  private let executor: Executor
  private let leeway: Duration

  /// The current time of the environment.
  public var now: Date { Environments.current.now }

  /// Runs on `queue`, which should be concurrent.
  public init(queue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    executor = queue.isMain ? .main : .concurrent(queue)
    self.leeway = leeway.duration ?? .zero
  }

  /// Runs on the global queue of a quality of service.
  public convenience init(qos: DispatchQoS, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    self.init(queue: DispatchQueue.global(qos: qos.qosClass), leeway: leeway)
  }

  /// Runs `action` as soon as the queue can.
  public final func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> Disposable
  ) -> Disposable {
    executor.schedule(state, leeway: leeway, action)
  }

  /// Runs `action` after `dueTime`.
  public final func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> Disposable
  ) -> Disposable {
    executor.schedule(state, after: dueTime.duration, leeway: leeway, action)
  }

  /// Runs `action` after `startAfter` and then every `period`.
  public func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> Disposable {
    executor.schedulePeriodic(
      state, startAfter: startAfter.duration, period: period.duration, leeway: leeway, action)
  }
}
