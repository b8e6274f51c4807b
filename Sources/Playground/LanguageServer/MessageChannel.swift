import Foundation

/// Messages of the Language Server Protocol: JSON behind a header with its length, on two file descriptors.
package struct MessageChannel {
  private let input: Int32
  private let output: Int32
  private var buffer: [UInt8] = []

  package init(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO) {
    self.input = input
    self.output = output
  }

  /// A message that came in, or the end of the input.
  package enum Message {
    case object([String: Any])
    /// JSON, and no object.
    case noObject
    /// No JSON, or a header without a length.
    case noJSON
  }

  /// The next message, which is waited for; nil at the end of the input.
  package mutating func read() -> Message? {
    var length: Int?
    while let line = readLine() {
      if line.isEmpty {
        guard let length, length >= 0 else { return .noJSON }
        guard let body = take(length) else { return nil }
        guard
          let value = try? JSONSerialization.jsonObject(with: Data(body), options: [.fragmentsAllowed])
        else { return .noJSON }
        return (value as? [String: Any]).map { .object($0) } ?? .noObject
      }
      let parts = line.split(separator: ":", maxSplits: 1)
      if parts.count == 2, parts[0].lowercased() == "content-length" {
        length = Int(parts[1].trimmingCharacters(in: .whitespaces))
      }
    }
    return nil
  }

  package func write(_ message: [String: Any]) {
    var message = message
    message["jsonrpc"] = "2.0"
    guard let body = try? JSONSerialization.data(withJSONObject: message, options: [.withoutEscapingSlashes]) else {
      return
    }
    let bytes = Array("Content-Length: \(body.count)\r\n\r\n".utf8) + Array(body)
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { Foundation.write(output, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return }
      written += count
    }
  }

  /// True if something has come in that was not read yet.
  package var isReady: Bool {
    if !buffer.isEmpty { return true }
    var descriptor = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, 0) > 0
  }

  private mutating func readLine() -> String? {
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        let line = buffer[..<end]
        buffer.removeSubrange(...end)
        return String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
      }
      if buffer.count > 1 << 16 || !fill() { return nil }
    }
  }

  private mutating func take(_ count: Int) -> [UInt8]? {
    guard count <= 64 << 20 else { return nil }
    while buffer.count < count { if !fill() { return nil } }
    defer { buffer.removeSubrange(..<count) }
    return Array(buffer[..<count])
  }

  private mutating func fill() -> Bool {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Foundation.read(input, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      if count > 0 { buffer += chunk[..<count] }
      return count > 0
    }
  }
}
