import Locks
import Synchronization

/// Progress of the elements in a row of steps, for the report of anomalies: each step but the last reports an element that passes it
/// while another one is still further down, as the sink of an operator of its own would.
///
/// The last step sends to the observer of the row, which reports for it.
@usableFromInline
final class StepNesting: Sendable {
  private let count: Int
  /// The thread whose element is in the row; 0 for none.
  private let owner = Atomic<UInt>(0)
  /// Number of steps that the elements in the row have passed: that of the one that came furthest.
  private let passedSteps = Atomic<Int>(0)
  /// That number, as the latest element found it.
  private let busySteps = Atomic<Int>(0)
  /// True if the element that the latest one found was another thread's.
  private let isShared = Atomic<Bool>(false)

  private init(_ count: Int) {
    self.count = count
  }

  /// A row of as many steps, where the environment asks for reports.
  @usableFromInline
  static func tracking(_ count: Int) -> StepNesting? {
    count > 1 && ThreadState.withCurrent { $0.tracksSynchronization } ? StepNesting(count) : nil
  }

  /// Runs what one element does in the row and below it.
  @usableFromInline
  func track(_ body: () -> Void) {
    let me = currentThreadIdentity()
    let busy = busySteps.load(ordering: .relaxed)
    let passed = passedSteps.load(ordering: .relaxed)
    let previous = owner.exchange(me, ordering: .relaxed)
    let isNested = previous == me
    let wasShared = isShared.exchange(!isNested, ordering: .relaxed)
    busySteps.store(passed, ordering: .relaxed)
    body()
    // Another thread clears its own marks; to restore them could leave them for ever.
    isShared.store(isNested && wasShared, ordering: .relaxed)
    passedSteps.store(isNested ? passed : 0, ordering: .relaxed)
    busySteps.store(isNested ? busy : 0, ordering: .relaxed)
    owner.store(isNested ? me : 0, ordering: .relaxed)
  }

  /// An element has passed a step.
  @usableFromInline
  func passed(_ index: Int) {
    if index == count - 1 { return }
    if index < busySteps.load(ordering: .relaxed) {
      ReentrancyDetector.report(sameThread: !isShared.load(ordering: .relaxed))
    }
    if index >= passedSteps.load(ordering: .relaxed) { passedSteps.store(index + 1, ordering: .relaxed) }
  }
}
