/// Destination of a session's text: one queue for both streams, so that their order is kept.
package protocol SessionOutput: AnyObject, Sendable {
  /// Writes text; called on any thread. Text is whole lines, except the program's output without an end of line.
  func write(_ text: String, to stream: SessionStream)
  /// Writes text that has to be shown at once; output that still waits may be dropped.
  func writeUrgently(_ text: String, to stream: SessionStream)
}

extension SessionOutput {
  package func writeUrgently(_ text: String, to stream: SessionStream) { write(text, to: stream) }
}

package enum SessionStream: Sendable {
  /// Output of the program and answers of the prompt.
  case output
  /// Traces and messages.
  case error
}
