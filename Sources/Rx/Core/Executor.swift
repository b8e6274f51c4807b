import Foundation

/// The logical place where a piece of work runs.
///
/// Real `DispatchQueue` objects identify logical queues: an environment may run the work of a queue on any thread it
/// likes, as long as a serial queue stays serial and keeps its order.
package enum Executor: @unchecked Sendable {
  // Unchecked because `OperationQueue` is not annotated everywhere; it and `DispatchQueue` are safe to share.

  /// The main thread of user code (`DispatchQueue.main`, `OperationQueue.main`).
  case main

  /// A queue that runs one action at a time. `target` is the queue it was built upon, `DispatchQueue.main` included: a
  /// serial queue whose target is the main queue runs on the main executor.
  case serial(DispatchQueue, target: DispatchQueue?)

  /// A queue that runs actions side by side: a global queue or one made with `.concurrent`.
  case concurrent(DispatchQueue)

  /// An operation queue; serial when its `maxConcurrentOperationCount` is 1.
  case operations(OperationQueue, priority: Operation.QueuePriority)

  /// The executor that a dispatch queue stands for when the caller needs it to be serial.
  package static func serial(on queue: DispatchQueue) -> Executor {
    queue.isMain ? .main : .serial(queue, target: nil)
  }

  /// The name under which traces show this executor: `main`, `global` or the queue's label.
  package var name: String {
    switch self {
    case .main: return "main"
    case .serial(let queue, _): return queue.label
    case .concurrent(let queue): return queue.label.hasPrefix("com.apple.root.") ? "global" : queue.label
    case .operations(let queue, _):
      return queue === OperationQueue.main ? "main" : queue.name ?? "operations"
    }
  }
}

extension DispatchQueue {
  /// True if this is the main queue. On Linux each `DispatchQueue.main` is another object, so identity does not tell.
  package var isMain: Bool {
    self === DispatchQueue.main || label == "com.apple.main-thread"
  }
}
