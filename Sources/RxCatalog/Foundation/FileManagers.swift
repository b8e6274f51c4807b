import RxBindings
import Types
import Execution
import Foundation

/// `FileManager` as tutorials use it. A program can move links, and folders that hold them, while another thread opens files; so
/// everything is done by descriptors, see `PermittedFile`.
final class FileManagerValue: Sendable {}

extension FoundationCatalog {
  static func addFileManager(to module: NativeModule) {
    module.type("class FileManager", represents: FileManagerValue.self)
    let manager = FileManagerValue()
    module.extend(
      "extension FileManager",
      [
        NativeMember("static var `default`: FileManager { get }", .nullary { .object(manager) }),
        NativeMember("init()", .nullary { .object(FileManagerValue()) }),
        NativeMember(
          "var temporaryDirectory: URL { get }",
          .unary { _ in .boxed(URL(fileURLWithPath: NSTemporaryDirectory(), isDirectory: true)) }),
        NativeMember(
          "var currentDirectoryPath: String { get }",
          .general { .string(try $0.runtime.reading(".") { $0.path.description }) }),
      ] + looking + changing)
    module.global([
      NativeMember("func NSTemporaryDirectory() -> String", .nullary { .string(NSTemporaryDirectory()) })
    ])
  }

  private static let looking = [
    NativeMember("func fileExists(atPath path: String) -> Bool", .general { .bool(try status($0) != nil) }),
    NativeMember(
      "func isReadableFile(atPath path: String) -> Bool",
      .general { call in
        .bool(try unlessMissing { try call.runtime.reading(call.string(1)) { try $0.isReadable() } } ?? false)
      }),
    NativeMember(
      "func contents(atPath path: String) -> Data?",
      .general { call in .optional(try unlessMissing { .boxed(try call.contents(ofFile: call.string(1))) }) }),
    NativeMember(
      "func contentsOfDirectory(atPath path: String) throws -> [String]",
      .general { call in .list(try names(in: call.string(1), call.runtime).map { .string($0) }) }),
    NativeMember(
      "func contentsOfDirectory(at url: URL, includingPropertiesForKeys keys: [Any]?) throws -> [URL]",
      .general { call in
        let folder = try call.url(1)
        return .list(
          try names(in: call.filePath(1), call.runtime).map {
            .boxed(folder.appendingPathComponent($0, isDirectory: false))
          })
      }),
  ]

  private static let changing = [
    NativeMember(
      "@discardableResult func createFile(atPath path: String, contents data: Data?, attributes: [String: Any]? = nil) -> Bool",
      .general { call in
        let data = call[2].asOptional?.native(as: Data.self) ?? Data()
        let done: Void? = try unlessMissing {
          try call.runtime.writing(call.string(1)) { try FileContents.write(data, to: $0, atomically: false) }
        }
        return .bool(done != nil)
      }),
    NativeMember(
      "func removeItem(atPath path: String) throws",
      .general { call in try remove(call.string(1), call.runtime) }),
    NativeMember(
      "func removeItem(at url: URL) throws",
      .general { call in try remove(call.filePath(1), call.runtime) }),
    NativeMember(
      "func copyItem(atPath srcPath: String, toPath dstPath: String) throws",
      .general { call in try copy(call.string(1), call.string(2), call.runtime) }),
    NativeMember(
      "func copyItem(at srcURL: URL, to dstURL: URL) throws",
      .general { call in try copy(call.filePath(1), call.filePath(2), call.runtime) }),
    NativeMember(
      "func moveItem(atPath srcPath: String, toPath dstPath: String) throws",
      .general { call in try move(call.string(1), call.string(2), call.runtime) }),
    NativeMember(
      "func moveItem(at srcURL: URL, to dstURL: URL) throws",
      .general { call in try move(call.filePath(1), call.filePath(2), call.runtime) }),
    NativeMember(
      "func createDirectory(atPath path: String, withIntermediateDirectories createIntermediates: Bool, attributes: [String: Any]? = nil) throws",
      .general { call in try createDirectory(call.string(1), call.bool(2), call.runtime) }),
    NativeMember(
      "func createDirectory(at url: URL, withIntermediateDirectories createIntermediates: Bool, attributes: [String: Any]? = nil) throws",
      .general { call in try createDirectory(call.filePath(1), call.bool(2), call.runtime) }),
  ]

  private static func names(in path: String, _ runtime: Runtime) throws -> [String] {
    try runtime.reading(path) { try $0.open(O_RDONLY | O_DIRECTORY | O_NONBLOCK).names() }.map {
      String(decoding: $0.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }

  private static func remove(_ path: String, _ runtime: Runtime) throws -> Value {
    // Of a link it is the link that goes.
    try runtime.writing(path, followsLast: false) { try FileTree.remove($0.name, in: $0.folder()) }
    return .void
  }

  private static func copy(_ from: String, _ to: String, _ runtime: Runtime) throws -> Value {
    try runtime.reading(from) { source in
      let (folder, isFolder) = (try source.folder(), try source.status().isFolder)
      return try runtime.writing(to, followsLast: false) { target in
        if isFolder, target.path.isWithin(source.path) { throw SystemError(EINVAL) }
        try FileTree.copy(source.name, in: folder, to: target.name, in: target.folder())
      }
    }
    return .void
  }

  private static func move(_ from: String, _ to: String, _ runtime: Runtime) throws -> Value {
    try runtime.moving(from) { source in
      let folder = try source.folder()
      return try runtime.writing(to, followsLast: false) { target in
        try FileTree.move(source.name, in: folder, to: target.name, in: target.folder())
      }
    }
    return .void
  }

  private static func createDirectory(_ path: String, _ intermediate: Bool, _ runtime: Runtime) throws -> Value {
    try runtime.writing(path) { try $0.makeFolder(intermediates: intermediate) }
    return .void
  }
}
