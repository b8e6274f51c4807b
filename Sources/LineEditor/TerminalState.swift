import CReadline
import TextWidth

/// The state of the terminal on standard output.
final class TerminalState {
  private let descriptor: Int32
  /// Knows no escape codes.
  var isDumb: Bool
  /// Output since the last newline.
  private var unfinished: [UInt8] = []
  /// The unfinished line in the row above the prompt.
  private var interrupted: [UInt8] = []

  init(descriptor: Int32) {
    self.descriptor = descriptor
    let name = getenv("TERM").map { String(cString: $0) } ?? ""
    isDumb = name.isEmpty || name == "dumb"
  }

  var size: (rows: Int, columns: Int) {
    var rows: Int32 = 0
    var columns: Int32 = 0
    return crl_window_size(descriptor, &rows, &columns) != 0 ? (Int(rows), Int(columns)) : (24, 80)
  }

  /// Output that ends in the middle of a line gets an end, so that a prompt can stand below it.
  func closeLine() {
    if unfinished.isEmpty { return }
    write("\n")
    interrupted = unfinished
    unfinished = []
  }

  /// Goes back to the end of the line that a prompt has interrupted, if that is within reach.
  func reopenLine() {
    defer { interrupted = [] }
    let columns = String(decoding: interrupted, as: UTF8.self).withoutEscapes.displayWidth
    guard !isDumb, columns > 0, columns < size.columns else { return }
    write("\u{1B}[A\u{1B}[\(columns)C")
    unfinished = interrupted
  }

  func forgetOpenLine() {
    unfinished = []
    interrupted = []
  }

  /// Takes note of what has been printed.
  func wrote(_ bytes: ArraySlice<UInt8>) {
    if let newline = bytes.lastIndex(of: UInt8(ascii: "\n")) {
      unfinished = Array(bytes[(newline + 1)...])
    } else if unfinished.count < OutputChunk.longest {
      unfinished += bytes
    }
  }

  func write(_ text: String) { write(Array(text.utf8)) }

  func write(_ bytes: [UInt8]) {
    var offset = 0
    while offset < bytes.count {
      let count = bytes.withUnsafeBytes { Self.write(descriptor, $0.baseAddress! + offset, bytes.count - offset) }
      if count < 0, errno != EINTR, errno != EAGAIN { return }
      offset += max(count, 0)
    }
  }

  private static func write(_ descriptor: Int32, _ start: UnsafeRawPointer, _ count: Int) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, start, count)
    #elseif canImport(Musl)
      Musl.write(descriptor, start, count)
    #else
      Glibc.write(descriptor, start, count)
    #endif
  }
}

extension String {
  /// Without the sequences that set colours.
  fileprivate var withoutEscapes: String {
    var plain = String.UnicodeScalarView()
    var isEscape = false
    for scalar in unicodeScalars {
      if scalar == "\u{1B}" {
        isEscape = true
      } else if !isEscape {
        plain.append(scalar)
      } else if ("@"..."~").contains(scalar), scalar != "[" {
        isEscape = false
      }
    }
    return String(plain)
  }
}
