import Foundation
import Interpreter
import Rx

extension OperationQueue {
  /// Runs work on this queue of the program.
  func run(_ priority: Operation.QueuePriority = .normal, _ action: @escaping () -> Void) {
    let executor: Executor = self === OperationQueue.main ? .main : .operations(self, priority: priority)
    _ = Environments.current.schedule(on: executor, after: .zero, leeway: .zero, action)
  }
}

extension DispatchCatalog {
  static func addOperationQueues(to module: NativeModule) {
    module.type(
      """
      enum OperationQueuePriority: Int { case veryLow = -8; case low = -4; case normal = 0; case high = 4; \
      case veryHigh = 8 }
      """, represents: Operation.QueuePriority.self)
    module.type("class Operation { typealias QueuePriority = OperationQueuePriority }")
    module.type("class OperationQueue", represents: OperationQueue.self)
    module.extend(
      "extension OperationQueue",
      [
        NativeMember("init()", .nullary { .object(OperationQueue()) }),
        NativeMember("static var main: OperationQueue { get }", .nullary { .object(OperationQueue.main) }),
        NativeMember(
          "var name: String? { get set }",
          .general { .optional(try $0.native(0, as: OperationQueue.self).name.map { .string($0) }) },
          setter: .mutating { receiver, call in
            try receiver.unboxed(as: OperationQueue.self).name = call[0].asOptional?.asString
            return .void
          }),
        NativeMember(
          "var maxConcurrentOperationCount: Int { get set }",
          .general { .int(try $0.native(0, as: OperationQueue.self).maxConcurrentOperationCount) },
          setter: .mutating { receiver, call in
            try receiver.unboxed(as: OperationQueue.self).maxConcurrentOperationCount = call.int(0)
            return .void
          }),
        NativeMember(
          "func addOperation(_ block: @escaping () -> Void)",
          .general { call in
            let block = call.function(1)
            try call.native(0, as: OperationQueue.self).run { block.run() }
            return .void
          }),
      ])
  }
}

extension NativeCall {
  /// The enum `Operation.QueuePriority` of the program as Foundation's own.
  func queuePriority(_ index: Int) -> Operation.QueuePriority {
    switch self[index].enumCase?.index {
    case 0: .veryLow
    case 1: .low
    case 3: .high
    case 4: .veryHigh
    default: .normal
    }
  }
}
