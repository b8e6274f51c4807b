import RxBindings
import Types
import Execution
import Foundation

/// Attributes of files, and enumeration of directories.
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
        guard let status = try status(call) else { return .bool(false) }
        isDirectory = .bool(status.isFolder)
        return .bool(true)
      }),
    NativeMember(
      "func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any]",
      .general { call in
        // Of a link, its own.
        let status = try call.runtime.reading(call.string(1), followsLast: false) { try $0.status() }
        var attributes: ValueTable = [:]
        for (key, value) in status.fileAttributes { attributes[.boxed(key)] = attribute(value) }
        return .dictionary(attributes)
      }),
    NativeMember(
      "func enumerator(atPath path: String) -> _DirectoryEnumerator?",
      .general { try walk($0, $0.string(1)) { .string($0) } }),
    NativeMember(
      "func enumerator(at url: URL, includingPropertiesForKeys keys: [Any]?) -> _DirectoryEnumerator?",
      .general { call in
        let folder = try call.url(1)
        return try walk(call, call.filePath(1)) { .boxed(folder.appendingPathComponent($0)) }
      }),
  ]

  /// Returns the attributes of the file that the argument names, nil where there is none.
  static func status(_ call: NativeCall) throws -> FileStatus? {
    try unlessMissing { try call.runtime.reading(call.string(1)) { try $0.status() } }
  }

  /// Returns nil for errors that Foundation does not report.
  static func unlessMissing<Result>(_ body: () throws -> Result) throws -> Result? {
    do { return try body() } catch is CocoaError { return nil }
  }

  private static func walk(_ call: NativeCall, _ path: String, _ element: @escaping (String) -> Value) throws -> Value {
    let walk = try unlessMissing {
      try call.runtime.reading(path) {
        try FolderWalk($0.open(O_RDONLY | O_DIRECTORY | O_NONBLOCK), element: element)
      }
    }
    return .optional(walk.map { .object($0) })
  }

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

extension FileStatus {
  /// The attributes as Foundation names them.
  fileprivate var fileAttributes: [FileAttributeKey: Any] {
    var attributes: [FileAttributeKey: Any] = [
      .size: NSNumber(value: Int64(raw.st_size)), .type: fileType,
      .modificationDate: Self.date(modified), .creationDate: Self.date(created),
      .posixPermissions: NSNumber(value: UInt16(truncatingIfNeeded: permissions)),
      .referenceCount: NSNumber(value: UInt(raw.st_nlink)), .systemNumber: NSNumber(value: UInt64(raw.st_dev)),
      .systemFileNumber: NSNumber(value: UInt64(raw.st_ino)), .ownerAccountID: NSNumber(value: raw.st_uid),
      .groupOwnerAccountID: NSNumber(value: raw.st_gid),
    ]
    if let name = getpwuid(raw.st_uid)?.pointee.pw_name { attributes[.ownerAccountName] = String(cString: name) }
    if let name = getgrgid(raw.st_gid)?.pointee.gr_name { attributes[.groupOwnerAccountName] = String(cString: name) }
    return attributes
  }

  private var fileType: FileAttributeType {
    switch kind {
    case S_IFREG: .typeRegular
    case S_IFDIR: .typeDirectory
    case S_IFLNK: .typeSymbolicLink
    case S_IFSOCK: .typeSocket
    case S_IFBLK: .typeBlockSpecial
    case S_IFCHR: .typeCharacterSpecial
    default: .typeUnknown
    }
  }

  #if canImport(Darwin)
    private var modified: timespec { raw.st_mtimespec }
    private var created: timespec { raw.st_birthtimespec }
  #else
    private var modified: timespec { raw.st_mtim }
    private var created: timespec { raw.st_ctim }
  #endif

  private static func date(_ time: timespec) -> Date {
    // As Foundation counts: a sum from 1970 on would round in another place.
    Date(
      timeIntervalSinceReferenceDate: Double(time.tv_sec) - Date.timeIntervalBetween1970AndReferenceDate
        + Double(time.tv_nsec) / 1e9)
  }
}
