import Foundation

/// A stretch of time.
public typealias RxTimeInterval = DispatchTimeInterval

/// A point in time.
public typealias RxTime = Date

/// Something that runs actions.
public protocol ImmediateSchedulerType {
  /// Runs `action` with `state` as soon as this scheduler can.
  ///
  /// - Returns: Disposing it prevents the action, or disposes what the action returned.
  func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> Disposable) -> Disposable
}

/// Something that runs actions, at once, later, or again and again.
public protocol SchedulerType: ImmediateSchedulerType {
  /// The current time.
  var now: RxTime { get }

  /// Runs `action` with `state` after `dueTime`.
  func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> Disposable
  ) -> Disposable

  /// Runs `action` after `startAfter` and then every `period`, each time with the state that the last one returned.
  func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> Disposable
}

extension SchedulerType {
  /// Runs `action` after `startAfter` and then every `period`, each time with the state that the last one returned.
  public func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> Disposable {
    let ticks = PeriodicTicks(state, action)
    return scheduleRecursive(PeriodicTicks<StateType>.Step.tick, dueTime: startAfter) { step, recurse in
      if step == .tick {
        recurse(.tick, period)
        guard ticks.arrive() else { return }
      }
      if ticks.run() { recurse(.work, .nanoseconds(0)) }
    }
  }
}
