import Synchronization

/// Counts live objects of the library; compiled in with the flag `TRACE_RESOURCES`.
///
/// The count belongs to the environment under which an object was made, so that sessions and tests in one process do
/// not disturb one another.
public enum Resources {
  #if TRACE_RESOURCES
    /// The number of resources that are alive.
    public static var total: Int32 {
      Int32(truncatingIfNeeded: Environments.current.values.resources.total)
    }

    /// The number of sequences that `observe(on:)` made with a serial dispatch queue scheduler.
    public static var numberOfSerialDispatchQueueObservables: Int32 {
      Int32(truncatingIfNeeded: Environments.current.values.serialObservations.total)
    }

    /// Adds one to the count and returns the count.
    @discardableResult
    public static func incrementTotal() -> Int32 {
      Int32(truncatingIfNeeded: Environments.current.values.resources.add(1))
    }

    /// Takes one from the count and returns the count.
    @discardableResult
    public static func decrementTotal() -> Int32 {
      Int32(truncatingIfNeeded: Environments.current.values.resources.add(-1))
    }
  #endif
}

/// The most successions that had to wait within one another, in `concat`, `retry` and `catch(sequence:)`; set it to zero to measure anew.
public var maxTailRecursiveSinkStackSize: Int {
  get { Environments.current.values.deepestSuccession.load(ordering: .relaxed) }
  set { Environments.current.values.deepestSuccession.store(newValue, ordering: .relaxed) }
}

/// A number of live resources, or of anything else that several threads count.
@usableFromInline
package final class ResourceCounter: Sendable {
  private let count: Atomic<Int>

  init(_ count: Int = 0) {
    self.count = Atomic(count)
  }

  /// The number of live resources.
  package var total: Int { count.load(ordering: .sequentiallyConsistent) }

  /// Changes the number and returns it.
  package func add(_ amount: Int) -> Int {
    count.add(amount, ordering: .sequentiallyConsistent).newValue
  }
}

/// Counts as one resource as long as a copy of it is kept: a `ResourceToken` that is shared. Nothing where resources are not counted.
@usableFromInline
struct SharedResourceToken: Sendable {
  #if TRACE_RESOURCES
    private final class Counted: Sendable {
      private let resource = ResourceToken()
    }

    private let counted = Counted()
  #endif

  init() {}
}

/// A stored property of this type makes an object count as a resource for as long as it lives.
@usableFromInline
struct ResourceToken: ~Copyable, @unchecked Sendable {
  // Unchecked because a counter, where there is one, is atomic.
  #if TRACE_RESOURCES
    @usableFromInline let counter: ResourceCounter

    @usableFromInline
    init() {
      counter = ThreadState.withCurrent { $0.resources }
      _ = counter.add(1)
    }

    // Inlinable, as the initializers of listeners are: those destroy what they replace.
    @inlinable
    deinit { Self.release(counter) }

    @usableFromInline
    static func release(_ counter: ResourceCounter) { _ = counter.add(-1) }
  #else
    @inlinable
    init() {}
  #endif
}
