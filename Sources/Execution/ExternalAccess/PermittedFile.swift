import CFileAccess
import Foundation

/// A file that the host permits, by the path without links that it was permitted for.
///
/// Everything is done through descriptors that are opened without following a link. A program that replaces a name by a link after
/// the question gets `ELOOP` here, and `reach` resolves the path and asks again.
package struct PermittedFile: Sendable {
  package let path: ResolvedPath
  /// True if a symbolic link as the last component is resolved.
  let followsLast: Bool

  /// Number of attempts, more than any program loses a race by chance.
  private static let mostAttempts = 100

  /// Resolves a path, asks for permission, and runs `body`, which has no effect before it has opened the file.
  package static func reach<Result>(
    _ path: String, followsLast: Bool = true, permit: (ResolvedPath) throws -> Void,
    _ body: (PermittedFile) throws -> Result
  ) throws -> Result {
    var permitted: Set<ResolvedPath> = []
    for _ in 0..<mostAttempts {
      guard let resolved = ResolvedPath(path, followsLast: followsLast) else {
        throw Trap.fault("\(path.debugDescription) is no path")
      }
      if !permitted.contains(resolved) {
        try permit(resolved)
        permitted.insert(resolved)
      }
      do {
        return try body(PermittedFile(path: resolved, followsLast: followsLast))
      } catch let error as SystemError where error.code == ELOOP {
        continue
      }
    }
    throw SystemError(ELOOP)
  }

  package func open(_ flags: Int32, mode: UInt32 = 0o666) throws(SystemError) -> FileDescriptor {
    try .root().open(path.fromRoot, flags, mode: mode)
  }

  /// Returns the folder that the file is in.
  package func folder() throws(SystemError) -> FileDescriptor { try .root().folder(path.parentFromRoot) }

  /// The name of the file in its folder.
  package var name: FileName { path.name }

  package func status() throws(SystemError) -> FileStatus {
    let status = try folder().status(of: name)
    if followsLast, status.isLink { throw SystemError(ELOOP) }
    return status
  }

  package func isReadable() throws(SystemError) -> Bool {
    _ = try status()
    return try folder().use { faccessat($0, name, R_OK, AT_EACCESS | AT_SYMLINK_NOFOLLOW) == 0 }
  }
}

extension Runtime {
  /// Reads from a file once the host has agreed; errors of the system are those that Foundation throws.
  package func reading<Result>(
    _ path: String, followsLast: Bool = true, _ body: (PermittedFile) throws -> Result
  ) throws -> Result {
    try reaching(path, followsLast, isReading: true, [ExternalAccess.read], body)
  }

  /// Makes, changes or removes a file once the host has agreed.
  package func writing<Result>(
    _ path: String, followsLast: Bool = true, _ body: (PermittedFile) throws -> Result
  ) throws -> Result {
    try reaching(path, followsLast, isReading: false, [ExternalAccess.write], body)
  }

  /// Moves a file; the program may be allowed to read its new place.
  package func moving<Result>(_ path: String, _ body: (PermittedFile) throws -> Result) throws -> Result {
    try reaching(path, false, isReading: false, [ExternalAccess.write, ExternalAccess.read], body)
  }

  /// Asks the host for permission to resolve a path.
  package func locate(_ path: String) throws {
    guard let resolved = ResolvedPath(path) else { throw Trap.fault("\(path.debugDescription) is no path") }
    try host.permit(.locate(resolved))
  }

  private func reaching<Result>(
    _ path: String, _ followsLast: Bool, isReading: Bool, _ accesses: [(ResolvedPath) -> ExternalAccess],
    _ body: (PermittedFile) throws -> Result
  ) throws -> Result {
    do {
      return try PermittedFile.reach(
        path, followsLast: followsLast, permit: { path in for access in accesses { try host.permit(access(path)) } },
        body)
    } catch let error as SystemError {
      throw CocoaError(error, path: path, isReading: isReading)
    }
  }
}

extension CocoaError {
  /// The error that Foundation makes of an error number of the system.
  init(_ error: SystemError, path: String, isReading: Bool) {
    let code: CocoaError.Code =
      switch error.code {
      case ENOENT: isReading ? .fileReadNoSuchFile : .fileNoSuchFile
      case EPERM, EACCES: isReading ? .fileReadNoPermission : .fileWriteNoPermission
      case ENAMETOOLONG: isReading ? .fileReadInvalidFileName : .fileWriteInvalidFileName
      case EFBIG: isReading ? .fileReadTooLarge : .fileWriteUnknown
      case EDQUOT, ENOSPC: isReading ? .fileReadUnknown : .fileWriteOutOfSpace
      case EROFS: isReading ? .fileReadUnknown : .fileWriteVolumeReadOnly
      case EEXIST: isReading ? .fileReadUnknown : .fileWriteFileExists
      default: isReading ? .fileReadUnknown : .fileWriteUnknown
      }
    var information: [String: Any] = [NSFilePathErrorKey: path]
    if let code = POSIXErrorCode(rawValue: error.code) { information[NSUnderlyingErrorKey] = POSIXError(code) }
    self.init(code, userInfo: information)
  }
}
