import Foundation

/// Threads that run one piece of work after the other. A piece never waits for another: where no thread is idle it gets a new one.
///
/// A thread that is there begins sooner than a new one, and its stack need not be fetched from the system page by page again.
public final class ThreadPool: @unchecked Sendable {
  // Unchecked because the monitor guards what changes.
  public typealias Work = () -> Void

  private let name: String?
  private let stackSize: Int
  private let mostIdle: Int
  private let patience: Int?
  private let prepare: @Sendable () -> Void
  private let monitor = Monitor()
  private let hasWork: Monitor.Condition
  private var waiting: [Work] = []
  private var idle = 0

  /// - Parameters:
  ///   - stackSize: Size of each stack in bytes; only pages that are used take memory.
  ///   - mostIdle: Number of threads that stay when they are done.
  ///   - patience: Nanoseconds that a thread waits for more work; nil for no limit.
  ///   - prepare: Called once on each thread.
  public init(
    name: String? = nil, stackSize: Int, mostIdle: Int = .max, patience: Int? = nil,
    prepare: @escaping @Sendable () -> Void = {}
  ) {
    self.name = name
    self.stackSize = stackSize
    self.mostIdle = mostIdle
    self.patience = patience
    self.prepare = prepare
    hasWork = Monitor.Condition(monitor)
  }

  /// Runs `work` on a thread of the pool, without waiting for it.
  public func run(_ work: @escaping Work) {
    let isAwaited = monitor.locked {
      waiting.append(work)
      if idle < waiting.count { return false }
      hasWork.signal()
      return true
    }
    if isAwaited { return }
    let thread = Thread { [self] in
      prepare()
      while let work = next() { work() }
    }
    thread.name = name
    thread.stackSize = stackSize
    thread.start()
  }

  /// Waits for work; nil where the thread is to end.
  private func next() -> Work? {
    monitor.locked {
      if waiting.isEmpty, idle >= mostIdle { return nil }
      idle += 1
      defer { idle -= 1 }
      while waiting.isEmpty {
        guard let patience else {
          hasWork.wait()
          continue
        }
        if !hasWork.wait(nanoseconds: patience), waiting.isEmpty { return nil }
      }
      return waiting.removeFirst()
    }
  }
}
