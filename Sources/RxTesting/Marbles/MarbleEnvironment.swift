import Foundation
import Rx

/// Environment of a marble test: all schedulers, main and background ones, run on the test's scheduler, and the test is on
/// the main one.
final class MarbleEnvironment: Environment, @unchecked Sendable {
  // Unchecked because a marble test runs on one thread, where its scheduler is.
  let values = EnvironmentValues()
  private let outer = Environments.current
  private let scheduler: TestScheduler

  init(_ scheduler: TestScheduler) {
    self.scheduler = scheduler
  }

  var now: Date { scheduler.now }
  var isVirtual: Bool { true }
  var isMain: Bool { true }
  var executorName: String { "main" }
  var shouldStop: Bool { outer.shouldStop }
  var stackLimit: UInt { outer.stackLimit }

  func schedule(
    on executor: Executor, after delay: Duration, leeway: Duration, _ action: @escaping () -> Void
  ) -> any Disposable {
    let milliseconds = Int((delay.seconds * 1000).rounded())
    return scheduler.scheduleRelative((), dueTime: .milliseconds(milliseconds)) { _ in
      Environments.with(self, action)
      return Disposables.create()
    }
  }

  /// Blocks without a timeout: time does not advance while the test waits, so it is woken at once or never.
  func block(timeout: Duration?, _ register: (_ wake: @escaping @Sendable () -> Void) -> Void) -> Bool {
    outer.block(timeout: .zero, register)
  }

  func print(_ line: String) { outer.print(line) }

  func report(_ fault: Fault) {
    Environments.with(outer) { outer.report(fault) }
  }
}
