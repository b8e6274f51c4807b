import Locks
import Synchronization

/// Thread whose element is in a row of steps, for the report of anomalies: each step but the last reports an element that passes it while
/// another one is still further downstream, as the sink of a separate operator would.
@usableFromInline
struct StepNesting: ~Copyable, Sendable {
  /// True if the environment asks for reports.
  @usableFromInline let isTracking: Bool
  /// The thread whose element is in the row; 0 for none.
  private let owner = Atomic<UInt>(0)
  /// True if the element that the latest one found was another thread's.
  private let isShared = Atomic<Bool>(false)

  /// State of the row before an element.
  @usableFromInline
  struct Mark {
    /// True if an element of the same thread is in the row.
    @usableFromInline let isNested: Bool
    fileprivate let thread: UInt
    fileprivate let wasShared: Bool
  }

  /// The elements in a row of as many steps.
  @usableFromInline
  init(of count: Int) {
    isTracking = count > 1 && ThreadState.withCurrent { $0.tracksSynchronization }
  }

  /// Begins what one element does in the row and below it. Not in one step, like a subject's detector: what this misses has just begun.
  @usableFromInline
  borrowing func enter() -> Mark {
    let thread = currentThreadIdentity()
    let previous = owner.load(ordering: .relaxed)
    owner.store(thread, ordering: .relaxed)
    let wasShared = isShared.load(ordering: .relaxed)
    isShared.store(previous != thread, ordering: .relaxed)
    return Mark(isNested: previous == thread, thread: thread, wasShared: wasShared)
  }

  @usableFromInline
  borrowing func exit(_ mark: Mark) {
    // Another thread clears its own marks; to restore them could leave them for ever.
    isShared.store(mark.isNested && mark.wasShared, ordering: .relaxed)
    owner.store(mark.isNested ? mark.thread : 0, ordering: .relaxed)
  }

  /// Reports an element that has passed one still further down.
  @usableFromInline
  @inline(never)
  borrowing func report() { ReentrancyDetector.report(sameThread: !isShared.load(ordering: .relaxed)) }
}
