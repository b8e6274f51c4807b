import Execution
import Foundation

/// Files that commands name.
extension Session {
  /// Opens a file that a command reads or writes. A person may name any file; a command in a script, a loaded file or a
  /// transcript needs the permissions of its program, and follows no link that appears after the permission was given.
  func open(
    _ path: String, _ arguments: Command.Arguments, _ access: (ResolvedPath) -> ExternalAccess, _ flags: Int32
  ) throws -> FileDescriptor {
    let path = HomePath.expanded(path)
    // To write a file once more is to be asked about.
    let mayOpen = arguments.isTyped && !(isRestoring && flags & O_ACCMODE != O_RDONLY)
    if mayOpen { return try FileDescriptor(Foundation.open(path, flags | O_CLOEXEC, 0o666)) }
    return try reach(path, access) { try $0.open(flags) }
  }

  /// Makes a folder, with those that it is in.
  func makeFolder(_ path: String, _ arguments: Command.Arguments) throws {
    let path = HomePath.expanded(path)
    if arguments.isTyped, !isRestoring {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } else {
      try reach(path, ExternalAccess.write) { try $0.makeFolder(intermediates: true) }
    }
  }

  private func reach<Result>(
    _ path: String, _ access: (ResolvedPath) -> ExternalAccess, _ body: (PermittedFile) throws -> Result
  ) throws -> Result {
    do {
      return try PermittedFile.reach(path, permit: { try host.permit(access($0)) }, body)
    } catch let trap as Trap {
      guard case .fault(let message) = trap.reason else { throw trap }
      throw CommandError(message)
    }
  }
}
