import Execution
import Foundation
import SyntaxTree

/// Foundation's functions on texts ask nobody whether to stop, and take seconds for a hundred megabytes. With a long text they run
/// on a thread of their own, which whoever stops the program does not wait for: what it makes is dropped.
enum LongText {
  /// In bytes. Less takes no time worth a thread.
  private static let length = 1 << 20

  static func work<Result: Sendable>(on text: String, _ body: @escaping @Sendable () -> Result) throws -> Result {
    guard text.utf8.count > length, let runtime = EvaluationThread.current.runtime else { return body() }
    let result = Guarded<Result?>(nil)
    let isDone = DispatchSemaphore(value: 0)
    let thread = Thread {
      let made = body()
      result.withLock { $0 = made }
      isDone.signal()
    }
    thread.stackSize = 8 << 20
    thread.start()
    while isDone.wait(timeout: .now() + .milliseconds(20)) == .timedOut { try runtime.check() }
    guard let made = result.withLock({ $0 }) else { throw Trap(.interrupted) }
    return made
  }
}
