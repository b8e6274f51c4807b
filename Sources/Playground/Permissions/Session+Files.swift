import Interpreter

/// Files that commands name.
extension Session {
  /// The file that a command reads. What a person typed is theirs to say; a command in a script, a loaded file or a
  /// transcript needs what its program would need.
  func fileToRead(_ path: String, _ arguments: Command.Arguments) throws -> String {
    try checked(path, arguments) { .read($0) }
  }

  /// The file that a command writes.
  func fileToWrite(_ path: String, _ arguments: Command.Arguments) throws -> String {
    try checked(path, arguments) { .write($0) }
  }

  private func checked(
    _ path: String, _ arguments: Command.Arguments, _ access: (ResolvedPath) -> OutsideAccess
  ) throws -> String {
    if arguments.isTyped { return path }
    guard let resolved = ResolvedPath(path) else { throw CommandError("'\(Shown.line(path))' is no path") }
    do {
      try host.permit(access(resolved))
    } catch let trap as Trap {
      guard case .fault(let message) = trap.reason else { throw trap }
      throw CommandError(message)
    }
    return resolved.description
  }
}
