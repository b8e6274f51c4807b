import Recording
import Execution
import Foundation

/// Writes a file that a command names; only files that the session has written are overwritten.
extension Session {
  func write(_ text: String, to path: String, _ arguments: Command.Arguments) throws {
    let path = HomePath.expanded(path)
    let isOwn = writtenFiles.contains(path)
    do {
      let flags = O_WRONLY | O_CREAT | (isOwn ? O_TRUNC : O_EXCL)
      try open(path, arguments, ExternalAccess.write, flags).write(Data(text.utf8))
    } catch let error as SystemError {
      if error.code == EEXIST, !isOwn {
        throw CommandError(
          "\(DisplayText.line(path)) exists already", notes: ["choose another name, or remove it first"])
      }
      throw CommandError("cannot write \(DisplayText.line(path)): \(String(cString: strerror(error.code)))")
    }
    writtenFiles.insert(path)
  }
}
