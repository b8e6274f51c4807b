/// Where a session's text goes: one queue for both streams, so that their order is kept.
package protocol SessionOutput: AnyObject, Sendable {
  /// Any thread calls it. Text is whole lines, except what the program prints without an end of line.
  func write(_ text: String, to stream: SessionStream)
  /// The same for what has to be seen at once: of what waits to be shown before it little is of interest.
  func writeUrgently(_ text: String, to stream: SessionStream)
}

extension SessionOutput {
  package func writeUrgently(_ text: String, to stream: SessionStream) { write(text, to: stream) }
}

package enum SessionStream: Sendable {
  /// What the program prints, and what the prompt answers.
  case output
  /// Traces and messages.
  case error
}
