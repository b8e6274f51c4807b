import Foundation
import LineEditor

/// Inputs on their way from the main thread to the one that controls the session.
final class InputQueue: @unchecked Sendable {
  enum Entry {
    /// With the session's interrupts so far: one that comes later is meant for this input.
    case input(LineInput, ticket: Int)
    /// A text that is not entered yet, to be edited in the person's editor.
    case draft(String)
  }

  // Unchecked because everything is reached under `condition`.
  private let condition = NSCondition()
  private var entries: [Entry] = []
  private var hasEnded = false

  func add(_ entry: Entry) {
    condition.lock()
    entries.append(entry)
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
  func next() -> Entry? {
    condition.lock()
    defer { condition.unlock() }
    while entries.isEmpty, !hasEnded { condition.wait() }
    return entries.isEmpty ? nil : entries.removeFirst()
  }
}
