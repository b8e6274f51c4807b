import Foundation

/// Runs actions one after the other on a dispatch queue.
public class SerialDispatchQueueScheduler: SchedulerType, @unchecked Sendable {
  // Unchecked because subclasses are possible inside the library; all properties are constant.

  /// A stretch of time.
  public typealias TimeInterval = Foundation.TimeInterval

  /// A point in time.
  public typealias Time = Date

  let executor: Executor
  let leeway: Duration

  init(executor: Executor, leeway: DispatchTimeInterval) {
    self.executor = executor
    self.leeway = leeway.duration ?? .zero
  }

  /// The current time of the environment.
  public var now: Date { Environments.current.now }

  /// Creates a scheduler with a new serial queue.
  public convenience init(
    internalSerialQueueName: String, serialQueueConfiguration: ((DispatchQueue) -> Void)? = nil,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    let queue = DispatchQueue(label: internalSerialQueueName)
    serialQueueConfiguration?(queue)
    self.init(executor: .serial(queue, target: nil), leeway: leeway)
  }

  /// Creates a scheduler with a new serial queue whose target is `queue`.
  public convenience init(
    queue: DispatchQueue, internalSerialQueueName: String, leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    let serial = DispatchQueue(label: internalSerialQueueName, target: queue)
    self.init(executor: .serial(serial, target: queue), leeway: leeway)
  }

  /// Creates a scheduler with a new serial queue whose target is the global queue of a quality of service.
  public convenience init(
    qos: DispatchQoS, internalSerialQueueName: String = "rx.global_dispatch_queue.serial",
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    self.init(
      queue: DispatchQueue.global(qos: qos.qosClass), internalSerialQueueName: internalSerialQueueName, leeway: leeway)
  }

  /// Runs `action` as soon as the queue can.
  public final func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> Disposable
  ) -> Disposable {
    schedule(state, in: Environments.current, action: action)
  }

  /// Begins an action within the caller's, if this scheduler would run it at once; `endInline` follows it.
  func beginInline(in environment: any Environment) -> Bool { false }

  func endInline(in environment: any Environment) {}

  func schedule<StateType>(
    _ state: StateType, in environment: any Environment, action: @escaping (StateType) -> Disposable
  ) -> Disposable {
    executor.schedule(state, in: environment, leeway: leeway, action)
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
