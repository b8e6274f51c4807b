import Synchronization

/// A session's way to its output, which can be closed while inputs are replayed.
final class OutputGate: SessionOutput {
  private let output: any SessionOutput
  private let isClosed = Atomic<Bool>(false)

  init(_ output: any SessionOutput) { self.output = output }

  func close() { isClosed.store(true, ordering: .relaxed) }
  func open() { isClosed.store(false, ordering: .relaxed) }

  func write(_ text: String, to stream: SessionStream) {
    if !isClosed.load(ordering: .relaxed) { output.write(text, to: stream) }
  }

  func writeUrgently(_ text: String, to stream: SessionStream) {
    if !isClosed.load(ordering: .relaxed) { output.writeUrgently(text, to: stream) }
  }
}
