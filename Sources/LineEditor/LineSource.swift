/// Lines from a pipe or a file, whatever is in them: NUL bytes, bytes that are not UTF-8, megabytes without a newline.
package final class LineSource {
  package struct Line: Equatable, Sendable {
    /// Without its end of line; what is not UTF-8 is replaced by U+FFFD.
    package var text: String
    package var isWellFormed: Bool
  }

  let descriptor: Int32
  private var buffer: [UInt8] = []
  private var start = 0
  private var searched = 0
  private var isFirst = true
  private(set) var isAtEnd = false
  /// Why reading ended, if it was not the end: `EISDIR` for a directory.
  package private(set) var failure: Int32?

  package init(descriptor: Int32) { self.descriptor = descriptor }

  /// Reads what there is. Blocks when there is nothing, unless `poll` said otherwise.
  func readSome() {
    let size = 1 << 16
    if start > 0 {
      buffer.removeFirst(start)
      searched -= start
      start = 0
    }
    var chunk = [UInt8](repeating: 0, count: size)
    let count = read(descriptor, &chunk, size)
    if count > 0 { return buffer += chunk[..<count] }
    if count < 0, errno == EINTR || errno == EAGAIN { return }
    if count < 0 { failure = errno }
    isAtEnd = true
  }

  /// A line that has been read already; at the end also one without a newline.
  func nextBuffered() -> Line? {
    if let newline = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
      let line = decode(buffer[start..<newline])
      start = newline + 1
      searched = start
      return line
    }
    searched = buffer.count
    guard isAtEnd, start < buffer.count else { return nil }
    defer { start = buffer.count }
    return decode(buffer[start...])
  }

  private func decode(_ bytes: ArraySlice<UInt8>) -> Line {
    var bytes = bytes
    if isFirst, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    isFirst = false
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    if let text = String(validating: bytes, as: UTF8.self) { return Line(text: text, isWellFormed: true) }
    return Line(text: String(decoding: bytes, as: UTF8.self), isWellFormed: false)
  }
}
