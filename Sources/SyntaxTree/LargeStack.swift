internal import CCrashReport
import Foundation
import Locks
import Synchronization

/// Runs work that recurses as deep as a text is nested on threads whose stacks are large.
package enum LargeStack {
  /// Number of processors, queried once: the system reads files for it.
  static let processors = ProcessInfo.processInfo.activeProcessorCount

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

  /// Progress of the threads that share work.
  private final class Progress: Sendable {
    let taken = Atomic(0)
    /// The threads that have nothing more to do.
    let finished = Atomic(0)
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

  /// Work on the calling thread beside that of others; it checks regularly whether they still work.
  typealias Aside = (_ othersWork: () -> Bool) -> Void

  /// Runs work for the items concurrently, on as many threads as there are processors. The work must be safe to run concurrently.
  ///
  /// - Parameters:
  ///   - isShallow: True if a stack of the default size suffices; the calling thread then processes items, too, which is faster than
  ///     waking another thread.
  ///   - aside: Work done by the calling thread before the last processor joins the others.
  static func run<Item, Value>(
    _ items: [Item], isShallow: Bool = false, aside: Aside = { _ in }, _ work: (Item) -> Value
  ) -> [Value] {
    withoutActuallyEscaping(work) { work in
      let progress = Progress()
      func share() -> [(index: Int, value: Value)] {
        var done: [(index: Int, value: Value)] = []
        while true {
          let index = progress.taken.add(1, ordering: .relaxed).oldValue
          guard index < items.count else { break }
          done.append((index, work(items[index])))
        }
        progress.finished.add(1, ordering: .relaxed)
        return done
      }
      // One item needs no more than one thread, however many processors there are.
      let threads = items.count > 1 ? min(items.count, processors) : items.count
      let boxes = (0..<threads).map { _ in Box(share) }
      let first = boxes.prefix(threads > 1 ? processors - 1 : isShallow ? 0 : 1)
      for box in first { box.start() }
      aside { progress.finished.load(ordering: .relaxed) < first.count }
      var done: [(index: Int, value: Value)] = []
      if isShallow {
        done = share()
      } else {
        for box in boxes.dropFirst(first.count) { box.start() }
      }
      let started = isShallow ? first : boxes[...]
      done += started.flatMap { $0.wait() }
      return done.sorted { $0.index < $1.index }.map(\.value)
    }
  }
}
