/// Where a session's text goes: one queue for both streams, so that their order is kept.
package protocol SessionOutput: AnyObject, Sendable {
  /// Any thread calls it. Text is whole lines, except what the program prints without an end of line.
  func write(_ text: String, to stream: SessionStream)
}

package enum SessionStream: Sendable {
  /// What the program prints, and what the prompt answers.
  case output
  /// Traces and messages.
  case error
}
