import Locks
import Rx
import Synchronization

/// Tracks the happens-before order of a clock's threads; an object, so that it has an address.
final class FollowedOrder: Sendable {
  let order: any ThreadOrder
  init(_ order: any ThreadOrder) { self.order = order }
}

/// The order of threads, for a session that looks for data races.
extension ClockEnvironment {
  package var threadOrder: (any ThreadOrder)? {
    presentOrder.load(ordering: .acquiring).map { Unmanaged<FollowedOrder>.fromOpaque($0).takeUnretainedValue().order }
  }

  /// Follows the order of threads from here on; nil ends that.
  package func follow(_ order: (any ThreadOrder)?) {
    monitor.locked {
      if presentOrder.load(ordering: .relaxed) != nil { FollowedLocks.end() }
      let followed = order.map(FollowedOrder.init)
      if let followed {
        orders.append(followed)
        FollowedLocks.begin { Environments.current.threadOrder }
      }
      presentOrder.store(
        followed.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) }, ordering: .releasing)
    }
    // In the middle of a turn of the main executor.
    if isMain { _ = order?.beginTurn(after: nil, on: Executor.main.serialQueue, name: "main") }
  }
}
