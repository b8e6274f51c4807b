/// Writes chunks to their descriptors, a page at a time, so that the loop never hangs in a write while keys wait.
struct Writer {
  private var chunks: [OutputChunk] = []
  private var next = 0
  private var offset = 0

  var isEmpty: Bool { next == chunks.count }
  var stream: OutputStream? { isEmpty ? nil : chunks[next].stream }

  enum Outcome: Equatable { case wrote(ArraySlice<UInt8>), wait, failed(OutputStream, code: Int32, droppedBytes: Int) }

  mutating func add(_ more: [OutputChunk]) {
    if isEmpty { clear() }
    chunks += more
  }

  mutating func clear() { self = Writer() }

  /// Drops what waits for a terminal and says how many rows that was.
  mutating func dropRows() -> Int {
    defer { clear() }
    return chunks[next...].reduce(0) { $0 + $1.rows }
  }

  /// The descriptor must be ready. A pipe that is ready takes a page without blocking.
  mutating func writeSome(to descriptor: Int32) -> Outcome {
    let chunk = chunks[next]
    let count = min(chunk.bytes.count - offset, 4096)
    let written = chunk.bytes.withUnsafeBytes { write(descriptor, $0.baseAddress! + offset, count) }
    if written < 0 {
      switch errno {
      case EINTR, EAGAIN: return .wait
      case let code: return .failed(chunk.stream, code: code, droppedBytes: drop(chunk.stream))
      }
    }
    let bytes = chunk.bytes[offset..<offset + written]
    offset += written
    if offset == chunk.bytes.count {
      next += 1
      offset = 0
    }
    return .wrote(bytes)
  }

  private mutating func drop(_ stream: OutputStream) -> Int {
    var dropped = -offset
    let others = chunks[next...].filter { chunk in
      if chunk.stream == stream { dropped += chunk.bytes.count }
      return chunk.stream != stream
    }
    clear()
    chunks = others
    return dropped
  }
}
