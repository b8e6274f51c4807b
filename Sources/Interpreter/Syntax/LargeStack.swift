import Foundation

/// Runs work that recurses as deep as a text is nested on a thread whose stack is large.
enum LargeStack {
  /// Only pages that are touched cost memory.
  static let size = 256 << 20

  /// Handed from one thread to the other; the semaphore orders the accesses.
  private final class Box<Value>: @unchecked Sendable {
    var work: (() -> Value)?
    var value: Value?
  }

  static func run<Value>(_ work: () -> Value) -> Value {
    withoutActuallyEscaping(work) { work in
      let box = Box<Value>()
      box.work = work
      let done = DispatchSemaphore(value: 0)
      let thread = Thread {
        box.value = box.work?()
        box.work = nil
        done.signal()
      }
      thread.stackSize = size
      thread.start()
      done.wait()
      guard let value = box.value else { preconditionFailure("the thread ended without a result") }
      return value
    }
  }
}
