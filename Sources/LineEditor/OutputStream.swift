/// The two streams that a program writes to.
package enum OutputStream: Int, Sendable, CaseIterable {
  case output, error
}

/// Bytes on their way to one of the streams.
struct OutputChunk: Equatable {
  var stream: OutputStream
  var bytes: [UInt8]

  static let longest = 4096

  var endsLine: Bool { bytes.last == UInt8(ascii: "\n") }

  /// About how many rows of a screen it fills, at least one.
  var rows: Int {
    var newlines = 0
    for byte in bytes where byte == UInt8(ascii: "\n") { newlines += 1 }
    return max(newlines, 1) + bytes.count / 160
  }
}
