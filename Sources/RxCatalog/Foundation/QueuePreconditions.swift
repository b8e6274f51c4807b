import RxBindings
import Types
import Dispatch
import Execution
import Foundation
import Rx

extension DispatchCatalog {
  /// `dispatchPrecondition(condition:)`: which queue the code that asks runs on, by the name under which the clock runs it.
  static func addQueuePreconditions(to module: NativeModule) {
    module.type(
      "enum DispatchPredicate { case onQueue(DispatchQueue); case onQueueAsBarrier(DispatchQueue); case notOnQueue(DispatchQueue) }"
    )
    module.global([
      NativeMember(
        "func dispatchPrecondition(condition: @autoclosure () -> DispatchPredicate)",
        .general { call in
          guard let predicate = try call.function(0).call().enumCase,
            let queue = predicate.payload.first?.native(as: DispatchQueue.self)
          else { return .void }
          let isWanted = predicate.index != 2
          guard isRunning(queue) != isWanted else { return .void }
          throw Trap.fault(
            "Dispatch precondition failed: this \(isWanted ? "does not run" : "runs") on the queue '\(shownName(of: queue))'"
          )
        })
    ])
  }

  private static func isRunning(_ queue: DispatchQueue) -> Bool {
    let environment = Environments.current
    return queue.isMain ? environment.isMain : environment.executorName == Executor(queue: queue).name
  }

  private static func shownName(of queue: DispatchQueue) -> String { queue.isMain ? "main" : queue.label }
}
