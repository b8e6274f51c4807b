internal import CCrashReport
import Dispatch
import Locks

/// Runs work that recurses as deep as a text is nested on threads whose stacks are large.
package enum LargeStack {
  /// Threads stay for a second when they are done; then the pages of their stacks that a deeply nested text used are released.
  private static let threads = ThreadPool(stackSize: 256 << 20, patience: 1_000_000_000) {
    crash_report_prepare_thread()
  }

  /// Handed from one thread to the other; the semaphore orders the accesses.
  private final class Box<Value>: @unchecked Sendable {
    var work: (() -> Value)?
    var value: Value?
    let done = DispatchSemaphore(value: 0)

    init(_ work: @escaping () -> Value) { self.work = work }

    func start() {
      LargeStack.threads.run { [self] in
        value = work?()
        work = nil
        done.signal()
      }
    }

    func wait() -> Value {
      done.wait()
      guard let value else { preconditionFailure("the thread ended without a result") }
      return value
    }
  }

  package static func run<Value>(_ work: () -> Value) -> Value {
    withoutActuallyEscaping(work) { work in
      let box = Box(work)
      box.start()
      return box.wait()
    }
  }

  /// Does two pieces of work at the same time, the second one on the calling thread.
  package static func both<First, Second>(
    _ first: () -> First, and second: () -> Second
  ) -> (first: First, second: Second) {
    withoutActuallyEscaping(first) { first in
      let box = Box(first)
      box.start()
      let other = second()
      return (box.wait(), other)
    }
  }
}
