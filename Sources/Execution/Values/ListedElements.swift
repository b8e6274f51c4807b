import Locks

/// The elements of a collection without places of its own, listed when the first place is asked for.
package final class ListedElements: Sendable {
  private let elements = Locked<[Value]?>(nil)
  package init() {}

  package func elements(of collection: Value, _ runtime: Runtime) throws -> [Value] {
    if let known = elements.withLock({ $0 }) { return known }
    let listed = try Execution.elements(of: collection, runtime)
    elements.withLock { $0 = listed }
    return listed
  }
}

/// An iteration that has begun, for the first one who asks.
package final class BegunWalk: Sendable {
  private struct Walk: @unchecked Sendable {
    let start: () -> () throws -> Value?
  }
  private let walk = Locked<Walk?>(nil)
  package init() {}

  package func put(_ start: @escaping () -> () throws -> Value?) {
    let begun = Walk(start: start)
    walk.withLock { $0 = begun }
  }

  package func take() -> (() -> () throws -> Value?)? { walk.withLock { $0.take() }?.start }
}
