import Foundation

/// Runs actions as operations of an operation queue.
public class OperationQueueScheduler: ImmediateSchedulerType {
  /// The queue.
  public let operationQueue: OperationQueue

  /// The priority of the operations.
  public let queuePriority: Operation.QueuePriority

  /// Runs on `operationQueue` with a priority.
  public init(operationQueue: OperationQueue, queuePriority: Operation.QueuePriority = .normal) {
    self.operationQueue = operationQueue
    self.queuePriority = queuePriority
  }

  /// Runs `action` as soon as the queue can.
  public func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> Disposable) -> Disposable {
    let executor: Executor =
      operationQueue === OperationQueue.main ? .main : .operations(operationQueue, priority: queuePriority)
    return executor.schedule(state, leeway: .zero, action)
  }
}
