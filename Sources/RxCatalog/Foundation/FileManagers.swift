import Foundation
import Interpreter

/// `FileManager` as tutorials use it. There are no links to be made and nothing to be moved: a program cannot change where
/// a path leads between the question and the deed.
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
          .general { .string(try $0.runtime.readable(".").description) }),
      ] + looking + changing)
    module.global([
      NativeMember("func NSTemporaryDirectory() -> String", .nullary { .string(NSTemporaryDirectory()) })
    ])
  }

  private static var files: FileManager { .default }

  private static let looking = [
    NativeMember(
      "func fileExists(atPath path: String) -> Bool",
      .general { .bool(files.fileExists(atPath: try $0.readable(1).path.description)) }),
    NativeMember(
      "func isReadableFile(atPath path: String) -> Bool",
      .general { .bool(files.isReadableFile(atPath: try $0.readable(1).path.description)) }),
    NativeMember(
      "func contents(atPath path: String) -> Data?",
      .general { call in
        let file = try call.readable(1)
        return .optional((try? file.read()).map { .boxed($0) })
      }),
    NativeMember(
      "func contentsOfDirectory(atPath path: String) throws -> [String]",
      .general { call in
        .list(try files.contentsOfDirectory(atPath: call.readable(1).path.description).map { .string($0) })
      }),
    NativeMember(
      "func contentsOfDirectory(at url: URL, includingPropertiesForKeys keys: [Any]?) throws -> [URL]",
      .general { call in
        let folder = try call.url(1)
        let path = try call.runtime.readable(call.filePath(1))
        return .list(
          try files.contentsOfDirectory(atPath: path.description).map {
            .boxed(folder.appendingPathComponent($0, isDirectory: false))
          })
      }),
  ]

  private static let changing = [
    NativeMember(
      "@discardableResult func createFile(atPath path: String, contents data: Data?, attributes: [String: Any]? = nil) -> Bool",
      .general { call in
        let file = try call.writable(1)
        let data = call[2].asOptional?.native(as: Data.self) ?? Data()
        return .bool((try? file.write(data, atomically: false)) != nil)
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

  private static func remove(_ path: String, _ runtime: Runtime) throws -> Value {
    // Of a link it is the link that goes.
    try files.removeItem(atPath: runtime.writable(path, followsLast: false).description)
    return .void
  }

  private static func copy(_ from: String, _ to: String, _ runtime: Runtime) throws -> Value {
    let source = try runtime.readable(from).description
    try files.copyItem(atPath: source, toPath: runtime.writable(to).description)
    return .void
  }

  private static func move(_ from: String, _ to: String, _ runtime: Runtime) throws -> Value {
    let source = try runtime.writable(from, followsLast: false).description
    try files.moveItem(atPath: source, toPath: runtime.writable(to).description)
    return .void
  }

  private static func createDirectory(_ path: String, _ intermediate: Bool, _ runtime: Runtime) throws -> Value {
    try files.createDirectory(
      atPath: runtime.writable(path).description, withIntermediateDirectories: intermediate)
    return .void
  }
}
