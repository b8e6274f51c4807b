import Foundation
import Locks
import Rx

/// Dispatch's environment, which keeps what is printed.
final class PrintedLines: Environment {
  private let printed = Locked<[String]>([])
  let values = EnvironmentValues()

  var lines: [String] { printed.withLock { $0 } }
  var now: Date { Environments.dispatch.now }
  var isMain: Bool { Environments.dispatch.isMain }
  var executorName: String { Environments.dispatch.executorName }
  var shouldStop: Bool { false }

  func schedule(
    on executor: Executor, after delay: Duration, leeway: Duration, _ action: @escaping () -> Void
  ) -> any Disposable {
    Environments.dispatch.schedule(on: executor, after: delay, leeway: leeway, action)
  }

  func block(timeout: Duration?, _ register: (_ wake: @escaping @Sendable () -> Void) -> Void) -> Bool {
    Environments.dispatch.block(timeout: timeout, register)
  }

  func print(_ line: String) { printed.withLock { $0.append(line) } }
  func report(_ fault: Fault) { Environments.dispatch.report(fault) }
}
