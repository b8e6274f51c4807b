import Foundation
import LineEditor

/// Inputs on their way from the main thread to the one that controls the session.
final class InputQueue: @unchecked Sendable {
  // Unchecked because everything is reached under `condition`.
  private let condition = NSCondition()
  private var inputs: [(LineInput, ticket: Int)] = []
  private var hasEnded = false

  /// - Parameter ticket: The session's interrupts so far: one that comes later is meant for this input.
  func add(_ input: LineInput, ticket: Int) {
    condition.lock()
    inputs.append((input, ticket))
    condition.signal()
    condition.unlock()
  }

  /// Ends the queue: nothing is added any more.
  func end() {
    condition.lock()
    hasEnded = true
    condition.signal()
    condition.unlock()
  }

  /// Returns the next one, and waits for it; nil at the end.
  func next() -> (LineInput, ticket: Int)? {
    condition.lock()
    defer { condition.unlock() }
    while inputs.isEmpty, !hasEnded { condition.wait() }
    return inputs.isEmpty ? nil : inputs.removeFirst()
  }
}
