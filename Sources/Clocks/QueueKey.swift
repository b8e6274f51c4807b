import Foundation
import Rx

/// A logical queue: a serial one, or a pool of threads with one name.
enum QueueKey: Hashable {
  case main
  case serial(ObjectIdentifier)
  /// Concurrent queues are known by their label: `DispatchQueue.global()` is a new object at each call.
  case concurrent(String)

  var isConcurrent: Bool { if case .concurrent = self { true } else { false } }
}

extension Executor {
  var key: QueueKey {
    switch self {
    case .main: return .main
    case .serial(let queue, let target):
      if queue.isMain || target?.isMain == true { return .main }
      // Serial queues upon the same queue of the program exclude each other; the global queues do not serialise.
      if let target, !target.isGlobal { return .serial(ObjectIdentifier(target)) }
      return .serial(ObjectIdentifier(queue))
    case .concurrent(let queue): return queue.isMain ? .main : .concurrent(queue.isGlobal ? "global" : queue.label)
    case .operations(let queue, _):
      if queue === OperationQueue.main { return .main }
      return queue.maxConcurrentOperationCount == 1
        ? .serial(ObjectIdentifier(queue)) : .concurrent(queue.name ?? "operations")
    }
  }

  /// The object that stands for the order of the executor's work; nil where its work runs side by side.
  var serialQueue: AnyObject? {
    switch (key, self) {
    case (.main, _): MainOrder.shared
    case (.concurrent, _), (_, .main), (_, .concurrent): nil
    case (_, .serial(let queue, let target)): target.map { $0.isGlobal ? queue : $0 } ?? queue
    case (_, .operations(let queue, _)): queue
    }
  }

  /// The name under which traces show the executor, also when the work of a queue runs on the main one.
  var shownName: String { key == .main ? "main" : name }
}

/// Stands for the order of the main executor's work: `DispatchQueue.main` is a new object each time on Linux.
private final class MainOrder: Sendable {
  static let shared = MainOrder()
}

extension DispatchQueue {
  // On Linux neither `main` nor the global queues are the same object twice.
  fileprivate var isMain: Bool { label == "com.apple.main-thread" }
  fileprivate var isGlobal: Bool { label.hasPrefix("com.apple.root.") }
}
