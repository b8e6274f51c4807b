import RxBindings
import Execution
import Foundation
import Types

/// A run of a session's tests: those of XCTest first, then those of Swift Testing, as in `swift test`.
///
/// Each test is a turn of the run loop, so that a fault in one ends that test alone.
final class TestRun {
  let session: Session
  let selection: TestSelection
  private(set) var results: [TestResult] = []
  /// Interruptions of the session before the run: only later ones end it.
  private let earlierInterruptions: Int

  init(_ session: Session, _ selection: TestSelection) {
    self.session = session
    self.selection = selection
    earlierInterruptions = session.interruptionTicket
  }

  /// Runs the tests; returns true if all passed.
  func run() -> Bool {
    if !selection.cases.isEmpty { runCases() }
    if !selection.suites.isEmpty, !wasInterrupted { runSuites() }
    return results.allSatisfy(\.failures.isEmpty)
  }

  var isOver: Bool { wasInterrupted || session.isQuitting }

  private var wasInterrupted: Bool { session.interruptionTicket != earlierInterruptions }

  func say(_ line: String) { session.printer.program(line + "\n") }

  func add(_ result: TestResult) { results.append(result) }

  var runtime: Runtime { session.evaluator.runtime }
  var seconds: Double { session.clock.elapsed.inSeconds }

  /// Runs one test as a turn of the run loop, with everything that is due when it ends.
  ///
  /// - Parameter tell: Prints an issue in the manner of the runner.
  func perform(
    _ result: TestResult, tell: @escaping @Sendable (TestIssue, _ isKnown: Bool) -> Void,
    _ body: @escaping (TestLog) throws -> Void
  ) -> TestResult {
    let log = TestLog(result, tell: tell)
    let start = seconds
    session.host.recorder.withLock { $0 = log }
    session.onMain { [self] in
      EvaluationThread.current.operands = []
      do { try runtime.runAsStatement { try body(log) } } catch let trap as Trap {
        session.host.report(trap)
        if case .fault(let message) = trap.reason {
          log.record(TestIssue("crashed: Fatal error: \(message)", at: trap.place, isUnexpected: true))
        }
      } catch {
        log.record(TestIssue("threw error \"\(Value(error: error).description)\"", at: nil, isUnexpected: true))
      }
    }
    session.clock.settle()
    if wasInterrupted { log.record(TestIssue("was interrupted", at: nil, isUnexpected: true)) }
    session.host.recorder.withLock { $0 = nil }
    return log.finish(after: seconds - start)
  }

  /// Calls a function of the program: an asynchronous one as a task.
  @discardableResult
  func call(_ function: FunctionDecl, _ arguments: [Value], isOffMain: Bool = false) throws -> Value {
    let runtime = runtime
    if !function.isAsync, !isOffMain { return try runtime.lowering.call(function, arguments: arguments) }
    return try asTask(isOffMain: isOffMain) { try runtime.lowering.call(function, arguments: arguments) }
  }

  /// Calls a closure that may be asynchronous.
  func call(_ function: Function) throws { try asTask { try function.call() } }

  @discardableResult
  func asTask(isOffMain: Bool = false, _ body: @escaping () throws -> Value) throws -> Value {
    guard let tasks = runtime.host.concurrency as? TaskPool else { return try body() }
    return try tasks.runTopLevel(on: isOffMain ? .none : .main, body) ?? .void
  }
}
