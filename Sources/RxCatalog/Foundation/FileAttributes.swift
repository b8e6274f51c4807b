import Foundation
import Interpreter

/// What is known of a file without reading it, and the walk through a folder and all that is in it.
extension FoundationCatalog {
  static func addFileAttributes(to module: NativeModule) {
    module.type("struct FileAttributeKey: Hashable, RawRepresentable", represents: FileAttributeKey.self)
    module.type("struct FileAttributeType: Hashable, RawRepresentable", represents: FileAttributeType.self)
    module.extend(
      "extension FileAttributeKey",
      constants("FileAttributeKey", keys)
        + [
          NativeMember(
            "var rawValue: String { get }", .unary { .string(($0.native(as: FileAttributeKey.self))?.rawValue ?? "") })
        ])
    module.extend(
      "extension FileAttributeType",
      constants("FileAttributeType", kinds)
        + [
          NativeMember(
            "var rawValue: String { get }", .unary { .string(($0.native(as: FileAttributeType.self))?.rawValue ?? "") })
        ])
    module.type("struct ObjCBool: ExpressibleByBooleanLiteral")
    module.extend(
      "extension ObjCBool",
      [
        NativeMember("init(booleanLiteral value: Bool)", .unary { $0 }),
        NativeMember("init(_ value: Bool)", .unary { $0 }),
        NativeMember("var boolValue: Bool { get }", .unary { $0 }),
      ])
    module.type(
      "class _DirectoryEnumerator: Sequence { typealias Element = Any\n typealias Iterator = AnyIterator<Any> }",
      represents: FolderWalk.self)
    module.extend(
      "extension _DirectoryEnumerator",
      [
        NativeMember("func nextObject() -> Any?", .unary { .optional(($0.asObject as? FolderWalk)?.next()) }),
        NativeMember(
          "var allObjects: [Any] { get }",
          .unary { walk in
            guard let walk = walk.asObject as? FolderWalk else { return .list([]) }
            return .list(walk.rest())
          }),
      ])
    module.extend("extension FileManager", asking)
  }

  private static func constants<Constant: Sendable>(_ type: String, _ known: [(String, Constant)]) -> [NativeMember] {
    known.map { name, value in NativeMember("static var \(name): \(type) { get }", .nullary { .boxed(value) }) }
  }

  private static let keys: [(String, FileAttributeKey)] = [
    ("size", .size), ("type", .type), ("modificationDate", .modificationDate), ("creationDate", .creationDate),
    ("posixPermissions", .posixPermissions), ("ownerAccountName", .ownerAccountName),
    ("groupOwnerAccountName", .groupOwnerAccountName), ("referenceCount", .referenceCount),
    ("systemSize", .systemSize), ("systemFreeSize", .systemFreeSize),
  ]

  private static let kinds: [(String, FileAttributeType)] = [
    ("typeRegular", .typeRegular), ("typeDirectory", .typeDirectory), ("typeSymbolicLink", .typeSymbolicLink),
    ("typeSocket", .typeSocket), ("typeBlockSpecial", .typeBlockSpecial),
    ("typeCharacterSpecial", .typeCharacterSpecial), ("typeUnknown", .typeUnknown),
  ]

  private static let asking = [
    NativeMember(
      "func fileExists(atPath path: String, isDirectory: inout ObjCBool) -> Bool",
      .mutating { isDirectory, call in
        var found: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: try call.readable(1).path.description, isDirectory: &found)
        if exists { isDirectory = .bool(found.boolValue) }
        return .bool(exists)
      }),
    NativeMember(
      "func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any]",
      .general { call in
        let found = try FileManager.default.attributesOfItem(atPath: call.readable(1).path.description)
        var attributes: [Value: Value] = [:]
        for (key, value) in found { attributes[.boxed(key)] = attribute(value) }
        return .dictionary(attributes)
      }),
    NativeMember(
      "func enumerator(atPath path: String) -> _DirectoryEnumerator?",
      .general { call in
        guard let walk = FileManager.default.enumerator(atPath: try call.readable(1).path.description) else {
          return .none
        }
        return .wrapped(.object(FolderWalk { (walk.nextObject() as? String).map { .string($0) } }))
      }),
    NativeMember(
      "func enumerator(at url: URL, includingPropertiesForKeys keys: [Any]?) -> _DirectoryEnumerator?",
      .general { call in
        let folder = try call.url(1)
        let path = try call.runtime.readable(call.filePath(1)).description
        guard let walk = FileManager.default.enumerator(atPath: path) else { return .none }
        return .wrapped(
          .object(FolderWalk { (walk.nextObject() as? String).map { .boxed(folder.appendingPathComponent($0)) } }))
      }),
  ]

  private static func attribute(_ value: Any) -> Value {
    switch value {
    case let date as Date: .boxed(date)
    case let kind as FileAttributeType: .boxed(kind)
    case let text as String: .string(text)
    case let number as NSNumber: .object(number)
    default: .string("\(value)")
    }
  }
}

/// What `enumerator(atPath:)` gives: a walk that goes on where it was left.
final class FolderWalk: NativeSequence, @unchecked Sendable {
  // It is asked by one loop at a time, as Foundation's own.
  private let advance: () -> Value?
  init(_ advance: @escaping () -> Value?) { self.advance = advance }

  func next() -> Value? { advance() }

  func rest() -> [Value] {
    var all: [Value] = []
    while let next = advance() { all.append(next) }
    return all
  }

  func makeNext() -> () throws -> Value? { { self.advance() } }
}
