import CFileAccess
import Foundation
import Testing
@testable import Execution

@Suite("Opening files without following links")
struct FileDescriptorTests {
  private let root =
    FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path + "/opening-" + UUID().uuidString

  private static let ways: [@Sendable (Int32, String, Int32) -> Int32] = [
    { file_access_open($0, $1, $2, 0o600) }, { file_access_open_at_once($0, $1, $2, 0o600) },
    { file_access_open_stepwise($0, $1, $2, 0o600) },
  ]

  /// Returns the error numbers, 0 for success, of each way to open a file on this system.
  private func results(_ path: String, _ flags: Int32 = O_RDONLY) throws -> Set<Int32> {
    let folder = try FileDescriptor(open(root, file_access_directory))
    var codes: Set<Int32> = []
    for way in Self.ways {
      let descriptor = folder.use { way($0, path, flags) }
      let code = descriptor < 0 ? errno : 0
      if descriptor >= 0 { close(descriptor) }
      if code != ENOSYS, code != EPERM { codes.insert(code) }
    }
    return codes
  }

  @Test("a link is refused at the end and in the middle of a path, and so is the way up")
  func links() throws {
    try FileManager.default.createDirectory(atPath: root + "/a/b", withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: root) }
    try Data("text".utf8).write(to: URL(fileURLWithPath: root + "/a/b/file"))
    symlink("a", root + "/link")
    symlink("file", root + "/a/b/last")
    symlink("nowhere", root + "/dangling")
    #expect(try results("a/b/file") == [0])
    #expect(try results("a//b/file") == [0])
    #expect(try results("a/b", O_RDONLY | O_DIRECTORY) == [0])
    #expect(try results("a/b", file_access_directory) == [0])
    #expect(try results(".", file_access_directory) == [0])
    #expect(try results("link/b/file") == [ELOOP])
    #expect(try results("a/b/last") == [ELOOP])
    #expect(try results("link", file_access_directory) == [ELOOP])
    #expect(try results("link", O_RDONLY | O_DIRECTORY) == [ELOOP])
    #expect(try results("dangling", O_WRONLY | O_CREAT) == [ELOOP])
    #expect(try results("a/none/file") == [ENOENT])
    #expect(try results("a/b/file/x") == [ENOTDIR])
    #expect(try results("a/../../x") == [EXDEV])
    #expect(access(root + "/nowhere", F_OK) != 0)
  }

  @Test("a name that becomes a link after the permission was given is resolved again")
  func race() throws {
    try FileManager.default.createDirectory(atPath: root + "/a", withIntermediateDirectories: true)
    try FileManager.default.createDirectory(atPath: root + "/other", withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: root) }
    for (folder, text) in [("a", "first"), ("other", "second")] {
      try Data(text.utf8).write(to: URL(fileURLWithPath: "\(root)/\(folder)/file"))
    }
    var permitted: [String] = []
    let descriptor = try PermittedFile.reach(
      root + "/a/file",
      permit: { path in
        permitted.append(String(path.description.dropFirst(root.count)))
        if permitted.count == 1 {
          rename(root + "/a", root + "/b")
          symlink("other", root + "/a")
        }
      }
    ) { try $0.open(O_RDONLY) }
    var bytes = [UInt8](repeating: 0, count: 16)
    #expect(descriptor.use { read($0, &bytes, 16) } == 6)
    #expect(permitted == ["/a/file", "/other/file"])
  }
}
