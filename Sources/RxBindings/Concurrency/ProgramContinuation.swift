import Execution
import Foundation
import Rx

/// Continuation that code without `await` resumes: `CheckedContinuation` and its variants.
package final class ProgramContinuation: @unchecked Sendable {
  // Unchecked because the state is reached under `lock`.
  private let lock = NSLock()
  private var result: Result<Value, any Error>?
  private var wake: (@Sendable () -> Void)?
  /// The moment of the first result, where the order of threads is followed.
  private var mark: AnyObject?

  /// True for the first result; another one is a mistake of the program.
  func resume(_ outcome: Result<Value, any Error>) -> Bool {
    let mark = Environments.order?.fork()
    let (isFirst, wake) = lock.withLock { () -> (Bool, (@Sendable () -> Void)?) in
      if result != nil { return (false, nil) }
      result = outcome
      self.mark = mark
      return (true, self.wake)
    }
    wake?()
    return isFirst
  }

  package func resume(_ call: NativeCall, _ outcome: Result<Value, any Error>) throws -> Value {
    if !resume(outcome) {
      throw Trap.fault("SWIFT TASK CONTINUATION MISUSE: tried to resume its continuation more than once")
    }
    return .void
  }

  /// Runs the body with the continuation, then waits until it is resumed.
  package static func wait(_ body: Function) throws -> Value {
    let continuation = ProgramContinuation()
    return try continuation.wait { _ = try body.call(.object(continuation)) }
  }

  func wait(_ body: () throws -> Void) throws -> Value {
    nonisolated(unsafe) var failure: (any Error)?
    Suspension.wait { wake in
      lock.withLock { self.wake = wake }
      do { try body() } catch {
        failure = error
        wake()
      }
    }
    if let order = Environments.order, let mark = lock.withLock({ mark }) { order.join(mark) }
    if let failure { throw failure }
    return try lock.withLock { result }?.get() ?? .void
  }
}
