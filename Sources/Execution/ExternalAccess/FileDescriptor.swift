import CFileAccess
import Foundation

/// An error number of the system.
package struct SystemError: Error, Equatable {
  package let code: Int32
  package init(_ code: Int32) { self.code = code }

  /// The error of the system call that failed last on this thread.
  static var last: SystemError { SystemError(errno) }

  /// Throws where a system call answered with a negative number.
  @discardableResult
  package static func check(_ result: Int32) throws(SystemError) -> Int32 {
    if result < 0 { throw last }
    return result
  }
}

/// A name in a folder, as the system has it: bytes, with a zero at the end.
package typealias FileName = [CChar]

/// An open file, which is closed with its last reference.
package final class FileDescriptor: Sendable {
  private let number: Int32

  /// Takes ownership of the result of a system call that opens a file.
  package init(_ number: Int32) throws(SystemError) { self.number = try SystemError.check(number) }

  deinit { close(number) }

  /// Calls the system with the number of the descriptor, which stays open meanwhile: the last use of an object may be before the end of
  /// the call that was given its number.
  package func use<Result>(_ body: (Int32) throws -> Result) rethrows -> Result {
    try withExtendedLifetime(self) { try body(number) }
  }

  package static func root() throws(SystemError) -> FileDescriptor {
    try FileDescriptor(Foundation.open("/", file_access_directory))
  }

  /// Opens a file of this folder, without following a link.
  package func open(_ path: FileName, _ flags: Int32, mode: UInt32 = 0o666) throws(SystemError) -> FileDescriptor {
    try FileDescriptor(use { file_access_open($0, path, flags, mode) })
  }

  /// Opens a subfolder.
  package func folder(_ path: FileName) throws(SystemError) -> FileDescriptor {
    try open(path, file_access_directory)
  }

  package func write(_ data: Data) throws(SystemError) {
    var rest = data[...]
    while !rest.isEmpty {
      let count = use { number in rest.withUnsafeBytes { Foundation.write(number, $0.baseAddress, $0.count) } }
      if count < 0, errno != EINTR { throw .last }
      rest = rest.dropFirst(max(count, 0))
    }
  }

  package func status() throws(SystemError) -> FileStatus {
    var status = stat()
    try SystemError.check(use { fstat($0, &status) })
    return FileStatus(raw: status)
  }

  /// Returns the attributes of a file of this folder; of a link, its own.
  package func status(of name: FileName) throws(SystemError) -> FileStatus {
    var status = stat()
    try SystemError.check(use { fstatat($0, name, &status, AT_SYMLINK_NOFOLLOW) })
    return FileStatus(raw: status)
  }

  /// Moves a name to another that has to be free.
  package func rename(_ name: FileName, to target: FileName, in folder: FileDescriptor) throws(SystemError) {
    let result = use { from in folder.use { file_access_rename_exclusively(from, name, $0, target) } }
    if result == 0 { return }
    guard [EINVAL, ENOSYS, EPERM].contains(errno) else { throw .last }
    // The file system or the kernel has no such call, and a file that appears in between is overwritten.
    if (try? folder.status(of: target)) != nil { throw SystemError(EEXIST) }
    try SystemError.check(use { from in folder.use { renameat(from, name, $0, target) } })
  }

  /// Returns the names in this folder, which has to be open for reading, in the order of the file system.
  package func names() throws(SystemError) -> [FileName] {
    let copy = try SystemError.check(use { dup($0) })
    guard let stream = fdopendir(copy) else {
      defer { close(copy) }
      throw .last
    }
    defer { closedir(stream) }
    var names: [FileName] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        if errno != 0 { throw .last }
        return names
      }
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: 1) {
          Array(UnsafeBufferPointer(start: $0, count: strlen($0) + 1))
        }
      }
      if name != [46, 0], name != [46, 46, 0] { names.append(name) }
    }
  }
}

/// The attributes of a file, as the system has them.
package struct FileStatus {
  package let raw: stat

  package var kind: mode_t { raw.st_mode & S_IFMT }
  package var isFolder: Bool { kind == S_IFDIR }
  package var isLink: Bool { kind == S_IFLNK }
  package var isRegular: Bool { kind == S_IFREG }
  package var permissions: mode_t { raw.st_mode & 0o7777 }
}
