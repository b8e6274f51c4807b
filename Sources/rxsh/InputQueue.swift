import Foundation
import LineEditor

/// Inputs on their way from the main thread to the one that controls the session.
final class InputQueue: @unchecked Sendable {
  // Unchecked because everything is reached under `condition`.
  private let condition = NSCondition()
  private var inputs: [LineInput] = []
  private var hasEnded = false

  func add(_ input: LineInput) {
    condition.lock()
    inputs.append(input)
    condition.signal()
    condition.unlock()
  }

  /// Nothing more comes.
  func end() {
    condition.lock()
    hasEnded = true
    condition.signal()
    condition.unlock()
  }

  /// The next one, waiting for it; nil at the end.
  func next() -> LineInput? {
    condition.lock()
    defer { condition.unlock() }
    while inputs.isEmpty, !hasEnded { condition.wait() }
    return inputs.isEmpty ? nil : inputs.removeFirst()
  }
}
