import Recording
import Execution
import Foundation

/// Reading of scripts, with checks of the file at the path.
enum ScriptFile {
  private static let largest = 64 << 20

  static func read(_ path: String) throws -> String {
    try read(path) { try FileDescriptor(Foundation.open(path, O_RDONLY | O_CLOEXEC)) }
  }

  /// Reads the file that a closure opens.
  static func read(_ path: String, opening: () throws -> FileDescriptor) throws -> String {
    do {
      return try opening().use { try read($0, path) }
    } catch let error as SystemError {
      throw failure(path, error.code)
    }
  }

  /// Reads an open file to its end; messages call it `name`.
  static func read(_ descriptor: Int32, _ name: String) throws -> String {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Foundation.read(descriptor, &chunk, chunk.count)
      if count == 0 { break }
      guard count > 0 else {
        if errno == EINTR { continue }
        throw failure(name, errno)
      }
      bytes += chunk[..<count]
      if bytes.count > largest { throw CommandError("\(DisplayText.line(name)) is too large to be a script") }
    }
    return try text(of: bytes, name)
  }

  static func text(of bytes: [UInt8], _ path: String) throws -> String {
    let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    if let text = String(validating: content, as: UTF8.self) { return text }
    throw CommandError("\(DisplayText.line(path)) is not UTF-8 text: line \(firstMalformedLine(content))")
  }

  private static func firstMalformedLine(_ bytes: [UInt8]) -> Int {
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      if String(validating: line, as: UTF8.self) == nil { return index + 1 }
    }
    return 1
  }

  private static func failure(_ path: String, _ code: Int32) -> CommandError {
    CommandError("cannot read \(DisplayText.line(path)): \(String(cString: strerror(code)))")
  }
}
