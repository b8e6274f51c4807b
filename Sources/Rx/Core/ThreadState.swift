import Foundation
import Locks

/// State that the library keeps for each thread: its environment and its trampoline.
///
/// A pthread key holds it, which costs a few nanoseconds to read where a task-local or a thread dictionary would cost
/// fifty and more. One thread alone reaches an object, so exclusive access needs no check.
@usableFromInline
package final class ThreadState {
  /// The environment set by `Environments.with`, nil for the default.
  @exclusivity(unchecked) var environment: (any Environment)? {
    didSet {
      values = environment?.values
      #if TRACE_RESOURCES
        resources = (values ?? Environments.dispatch.values).resources
      #endif
      stackLimit = environment?.stackLimit ?? 0
      tracksSynchronization = (environment ?? Environments.dispatch).tracksSynchronization
      if environment != nil { Hosting.activate() }
    }
  }

  /// The environment's stack limit for this thread, read by every subscription.
  @exclusivity(unchecked) private(set) var stackLimit: UInt = 0

  /// True if operators report anomalies there.
  @exclusivity(unchecked) private(set) var tracksSynchronization = Environments.dispatch.tracksSynchronization

  /// Values of that environment, kept here because some are read with every event.
  @exclusivity(unchecked) private(set) var values: EnvironmentValues?

  #if TRACE_RESOURCES
    /// The counter of that environment, for everything that is counted.
    @exclusivity(unchecked) private(set) var resources = Environments.dispatch.values.resources
  #endif

  /// True if a trampoline of `CurrentThreadScheduler` is running on this thread.
  @exclusivity(unchecked) var isTrampolining = false

  /// True if this is the process's main thread; read once, because Foundation asks the kernel each time.
  private(set) lazy var isProcessMain = Thread.isMainThread

  /// Items that wait on that trampoline.
  @exclusivity(unchecked) var trampoline = Queue<any TrampolineItem>()

  /// State that probes keep for this thread.
  @exclusivity(unchecked) var probeContext = ProbeContext()

  /// Slots for subscriptions of this thread.
  @exclusivity(unchecked) var freeSlots = FreeSlots()

  deinit {
    freeSlots.handOver()
  }

  private static let threads = ThreadValue<ThreadState>()

  /// The state of the calling thread, made on first use and released when the thread ends.
  static var current: ThreadState { threads.object(or: { ThreadState() }) }

  /// Calls `body` with the state of the calling thread, without counting references: it lives as long as the thread.
  @inline(__always)
  static func withCurrent<Result>(_ body: (ThreadState) -> Result) -> Result {
    threads.with(or: { ThreadState() }, body)
  }
}
