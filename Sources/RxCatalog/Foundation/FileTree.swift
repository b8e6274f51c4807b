import Execution
import Foundation

/// Folders with all that is in them, reached by descriptors from the top down, without following links.
enum FileTree {
  static func remove(_ name: FileName, in folder: FileDescriptor) throws(SystemError) {
    guard try folder.status(of: name).isFolder else {
      try SystemError.check(folder.use { unlinkat($0, name, 0) })
      return
    }
    do {
      let inner = try folder.open(name, O_RDONLY | O_DIRECTORY)
      for name in try inner.names() { try remove(name, in: inner) }
    }
    try SystemError.check(folder.use { unlinkat($0, name, AT_REMOVEDIR) })
  }

  /// Copies a file or a folder to a name that is free; a link is copied as a link.
  static func copy(
    _ name: FileName, in folder: FileDescriptor, to target: FileName, in targetFolder: FileDescriptor
  ) throws(SystemError) {
    let status = try folder.status(of: name)
    if status.isLink {
      var text = FileName(repeating: 0, count: Int(PATH_MAX) + 1)
      try SystemError.check(folder.use { Int32(readlinkat($0, name, &text, Int(PATH_MAX))) })
      try SystemError.check(targetFolder.use { symlinkat(text, $0, target) })
    } else if status.isFolder {
      let inner = try folder.open(name, O_RDONLY | O_DIRECTORY)
      let names = try inner.names()
      try SystemError.check(targetFolder.use { mkdirat($0, target, 0o700) })
      let copied = try targetFolder.open(target, O_RDONLY | O_DIRECTORY)
      for name in names { try copy(name, in: inner, to: name, in: copied) }
      try SystemError.check(copied.use { fchmod($0, status.permissions) })
    } else {
      try copyContent(of: name, in: folder, to: target, in: targetFolder)
    }
  }

  private static func copyContent(
    of name: FileName, in folder: FileDescriptor, to target: FileName, in targetFolder: FileDescriptor
  ) throws(SystemError) {
    let source = try folder.open(name, O_RDONLY | O_NONBLOCK | O_NOCTTY)
    let status = try source.status()
    guard status.isRegular else { throw SystemError(EINVAL) }
    let copied = try targetFolder.open(target, O_WRONLY | O_CREAT | O_EXCL, mode: 0o600)
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = source.use({ read($0, &chunk, chunk.count) }), count != 0 {
      if count < 0 {
        if errno == EINTR { continue }
        throw SystemError(errno)
      }
      try copied.write(Data(chunk[..<count]))
    }
    try SystemError.check(copied.use { fchmod($0, status.permissions) })
  }

  static func move(
    _ name: FileName, in folder: FileDescriptor, to target: FileName, in targetFolder: FileDescriptor
  ) throws(SystemError) {
    do throws(SystemError) {
      try folder.rename(name, to: target, in: targetFolder)
    } catch {
      guard error.code == EXDEV else { throw error }
      try copy(name, in: folder, to: target, in: targetFolder)
      try remove(name, in: folder)
    }
  }
}

/// Walks through a folder and all folders in it, in the order of the file system, and does not enter links.
final class FolderWalk: NativeSequence, @unchecked Sendable {
  // Unchecked because one loop at a time asks it, as with Foundation's own.
  private let top: FileDescriptor
  private let element: (String) -> Value
  /// Paths from the top that come next, the first one last.
  private var waiting: [FileName]

  init(_ top: FileDescriptor, element: @escaping (String) -> Value) throws(SystemError) {
    self.top = top
    self.element = element
    waiting = try top.names().reversed()
  }

  func next() -> Value? {
    guard let path = waiting.popLast() else { return nil }
    // A folder that cannot be read is passed over.
    if let inner = try? top.open(path, O_RDONLY | O_DIRECTORY | O_NONBLOCK), let names = try? inner.names() {
      let prefix = path.dropLast() + [CChar(UInt8(ascii: "/"))]
      waiting += names.reversed().map { prefix + $0 }
    }
    return element(String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self))
  }

  func rest() -> [Value] {
    var all: [Value] = []
    while let next = next() { all.append(next) }
    return all
  }

  func makeNext() -> () throws -> Value? { { self.next() } }
}
