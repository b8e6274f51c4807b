import Foundation

/// The environment of a program without a shell: Dispatch, the wall clock and standard output, as in RxSwift.
package final class DispatchEnvironment: Environment {
  package let values = EnvironmentValues()

  init() {}

  package var now: Date { Date() }

  package var isMain: Bool { ThreadState.withCurrent { $0.isProcessMain } }

  package var executorName: String {
    if isMain { return "main" }
    if let name = Thread.current.name, !name.isEmpty { return name }
    return "background"
  }

  package var shouldStop: Bool { false }

  package func schedule(
    on executor: Executor, after delay: Duration, leeway: Duration, _ action: @escaping () -> Void
  ) -> any Disposable {
    let work = WorkItem(action)
    switch executor {
    case .main: DispatchEnvironment.start(work, on: .main, after: delay, leeway: leeway)
    case .serial(let queue, _), .concurrent(let queue):
      DispatchEnvironment.start(work, on: queue, after: delay, leeway: leeway)
    case .operations(let queue, let priority):
      let operation = BlockOperation { work.run() }
      operation.queuePriority = priority
      if delay <= .zero {
        queue.addOperation(operation)
      } else {
        // Operation queues know no delay; the wait happens on a global queue.
        DispatchQueue.global().asyncAfter(deadline: .now() + .nanoseconds(delay.nanoseconds)) {
          queue.addOperation(operation)
        }
      }
    }
    return work
  }

  private static func start(_ work: WorkItem, on queue: DispatchQueue, after delay: Duration, leeway: Duration) {
    if delay <= .zero {
      queue.async { work.run() }
    } else {
      work.startTimer(on: queue, after: delay, leeway: leeway)
    }
  }

  package func block(timeout: Duration?, _ register: (_ wake: @escaping @Sendable () -> Void) -> Void) -> Bool {
    if isMain { return blockMain(timeout: timeout, register) }
    let semaphore = DispatchSemaphore(value: 0)
    register { semaphore.signal() }
    guard let timeout else {
      semaphore.wait()
      return true
    }
    return semaphore.wait(timeout: .now() + .nanoseconds(timeout.nanoseconds)) == .success
  }

  /// Blocks the main thread. Its run loop goes on meanwhile, because the awaited work may have to run there.
  private func blockMain(timeout: Duration?, _ register: (_ wake: @escaping @Sendable () -> Void) -> Void) -> Bool {
    let isWoken = StopFlag()
    // Any work on the main queue ends the present turn of the run loop.
    register { if isWoken.set() { DispatchQueue.main.async {} } }
    let deadline = timeout.map { Date().addingTimeInterval($0.seconds) }
    while !isWoken.isSet {
      if let deadline, deadline <= Date() { return isWoken.isSet }
      let turn = Date().addingTimeInterval(0.1)
      _ = RunLoop.main.run(mode: .default, before: deadline.map { min($0, turn) } ?? turn)
    }
    return true
  }

  package func print(_ line: String) {
    Swift.print(line)
  }

  #if DEBUG
    package var tracksSynchronization: Bool { true }
  #endif

  package func report(_ fault: Fault) {
    switch fault {
    case .unhandledError(let error, let callStack):
      Hooks.defaultErrorHandler(callStack, error)
    case .notOnMain, .stackOverflow:
      fatalError(fault.message)
    case .bindingError:
      #if DEBUG
        fatalError(fault.message)
      #else
        Swift.print(fault.message)
      #endif
    case .userInterfaceOffMain:
      // As Xcode's checker: told, not stopped.
      FileHandle.standardError.write(Data("Main Thread Checker: \(fault.message)\n".utf8))
    case .reentrancy(let message), .misuse(let message):
      #if DEBUG
        FileHandle.standardError.write(Data((message + "\n").utf8))
      #endif
    case .expectation:
      FileHandle.standardError.write(Data((fault.message + "\n").utf8))
    }
  }

  /// One scheduled action that can be cancelled until it has begun.
  private final class WorkItem: Disposable, @unchecked Sendable {
    // Unchecked because `action` and `timer` are reached under `lock` only.
    private let lock = NSLock()
    private var action: (() -> Void)?
    private var timer: (any DispatchSourceTimer)?

    init(_ action: @escaping () -> Void) {
      self.action = action
    }

    func startTimer(on queue: DispatchQueue, after delay: Duration, leeway: Duration) {
      let timer = DispatchSource.makeTimerSource(queue: queue)
      timer.schedule(
        deadline: .now() + .nanoseconds(delay.nanoseconds), leeway: .nanoseconds(leeway.nanoseconds))
      timer.setEventHandler { self.run() }
      lock.withLock { self.timer = timer }
      timer.resume()
    }

    func run() {
      let action = take()
      action?()
    }

    func dispose() {
      _ = take()
    }

    private func take() -> (() -> Void)? {
      lock.lock()
      let action = self.action
      let timer = self.timer
      self.action = nil
      self.timer = nil
      lock.unlock()
      timer?.cancel()
      return action
    }
  }
}
