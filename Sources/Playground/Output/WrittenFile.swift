import Foundation

/// Writes a file that a command names, without overwriting what the session has not written itself.
extension Session {
  func write(_ text: String, to path: String, _ arguments: Command.Arguments) throws {
    let path = try fileToWrite((path as NSString).expandingTildeInPath, arguments)
    if !writtenFiles.contains(path), FileManager.default.fileExists(atPath: path) {
      throw CommandError(
        "\(Shown.line(path)) exists already", notes: ["choose another name, or remove it first"])
    }
    guard let file = fopen(path, "w") else { throw Self.cannotWrite(path, errno) }
    let bytes = Array(text.utf8)
    let written = fwrite(bytes, 1, bytes.count, file)
    let code = errno
    guard fclose(file) == 0, written == bytes.count else { throw Self.cannotWrite(path, code) }
    writtenFiles.insert(path)
  }

  private static func cannotWrite(_ path: String, _ code: Int32) -> CommandError {
    CommandError("cannot write \(Shown.line(path)): \(String(cString: strerror(code)))")
  }
}
