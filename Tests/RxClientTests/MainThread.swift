import Foundation
import Rx

/// Runs a test as if on the main thread, which the tests of a package have none of on Linux.
func onMain<Result>(_ body: () throws -> Result) rethrows -> Result {
  try Environments.with(CallerIsMain(), body)
}

/// Dispatch's environment, whose caller is on main.
private final class CallerIsMain: Environment {
  let values = EnvironmentValues()
  var now: Date { Environments.dispatch.now }
  var isMain: Bool { true }
  var executorName: String { "main" }
  var shouldStop: Bool { false }

  func schedule(
    on executor: Executor, after delay: Duration, leeway: Duration, _ action: @escaping () -> Void
  ) -> any Disposable {
    Environments.dispatch.schedule(on: executor, after: delay, leeway: leeway, action)
  }

  func block(timeout: Duration?, _ register: (_ wake: @escaping @Sendable () -> Void) -> Void) -> Bool {
    Environments.dispatch.block(timeout: timeout, register)
  }

  func print(_ line: String) { Environments.dispatch.print(line) }
  func report(_ fault: Fault) { Environments.dispatch.report(fault) }
}
