import RxBindings
import Types
import CFileAccess
import Execution
import Foundation

/// The content of a whole file, by its descriptor. Only ordinary files: a pipe or a device could keep the program waiting for ever.
enum FileContents {
  private static let largest = 256 << 20

  static func read(_ file: PermittedFile) throws -> Data {
    let descriptor = try file.open(O_RDONLY | O_NONBLOCK | O_NOCTTY)
    let status = try descriptor.status()
    if status.isFolder { throw SystemError(EISDIR) }
    try refuseSpecial(status)
    if status.raw.st_size > largest { throw CocoaError(.fileReadTooLarge) }
    return try rest(of: descriptor)
  }

  private static func rest(of descriptor: FileDescriptor) throws -> Data {
    var data = Data()
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = descriptor.use({ Foundation.read($0, &chunk, chunk.count) }), count != 0 {
      if count < 0 {
        if errno == EINTR { continue }
        throw SystemError(errno)
      }
      data += chunk[..<count]
      if data.count > largest { throw CocoaError(.fileReadTooLarge) }
    }
    return data
  }

  /// - Parameter overwrites: True to replace the content of an existing file.
  static func write(_ data: Data, to file: PermittedFile, atomically: Bool, overwrites: Bool = true) throws {
    if atomically { return try replace(file, by: data, overwrites: overwrites) }
    let descriptor = try file.open(O_WRONLY | O_CREAT | O_NONBLOCK | O_NOCTTY | (overwrites ? 0 : O_EXCL))
    try refuseSpecial(try descriptor.status())
    try SystemError.check(descriptor.use { ftruncate($0, 0) })
    try descriptor.write(data)
  }

  /// Writes beside the file and moves the result to its name, so that the file has either content and never a part of one.
  private static func replace(_ file: PermittedFile, by data: Data, overwrites: Bool) throws {
    let folder = try file.folder()
    let status = try present(file)
    if let status {
      if status.isFolder { throw SystemError(EISDIR) }
      try refuseSpecial(status)
      if !overwrites { throw SystemError(EEXIST) }
    }
    let name = Array(".dat.nosync\(String(UInt64.random(in: .min ... .max), radix: 36))".utf8CString)
    let descriptor = try folder.open(name, O_WRONLY | O_CREAT | O_EXCL)
    do {
      try descriptor.write(data)
      if let status { try SystemError.check(descriptor.use { fchmod($0, status.permissions) }) }
      if overwrites {
        try SystemError.check(folder.use { renameat($0, name, $0, file.name) })
      } else {
        try SystemError.check(folder.use { linkat($0, name, $0, file.name, 0) })
        _ = folder.use { unlinkat($0, name, 0) }
      }
    } catch {
      _ = folder.use { unlinkat($0, name, 0) }
      throw error
    }
  }

  /// Returns the attributes of a file, nil where there is none.
  private static func present(_ file: PermittedFile) throws(SystemError) -> FileStatus? {
    do throws(SystemError) {
      return try file.status()
    } catch {
      if error.code == ENOENT { return nil }
      throw error
    }
  }

  private static func refuseSpecial(_ status: FileStatus) throws {
    if !status.isRegular, !status.isFolder { throw CocoaError(.featureUnsupported) }
  }
}

/// `Data.WritingOptions`, by their names.
private struct WritingOptions: Hashable, Sendable { let names: Set<String> }

extension NativeCall {
  func url(_ index: Int) throws -> URL { try native(index) }

  /// Returns the path of a URL that names a file; an error of the program where it names something else.
  func filePath(_ index: Int) throws -> String {
    let url = try url(index)
    guard url.isFileURL else { throw CocoaError(.fileReadUnsupportedScheme) }
    return url.path
  }

  func encoding(_ index: Int) -> String.Encoding { self[index].native() ?? .utf8 }
}

extension FoundationCatalog {
  static func addFileContents(to module: NativeModule) {
    module.extend("extension String", reading + writing)
    for (type, constants) in [
      ("_DataReadingOptions", ["mappedIfSafe", "uncached", "alwaysMapped"]),
      ("_DataWritingOptions", ["atomic", "withoutOverwriting"]),
    ] {
      module.type(
        "struct \(type): Hashable, ExpressibleByArrayLiteral { typealias ArrayLiteralElement = \(type) }",
        represents: type == "_DataWritingOptions" ? WritingOptions.self : nil)
      module.extend(
        "extension \(type)",
        constants.map { name in
          NativeMember("static var \(name): \(type) { get }", .nullary { .boxed(WritingOptions(names: [name])) })
        } + [
          NativeMember(
            "init(arrayLiteral elements: \(type)...)",
            .unary { elements in
              let names = elements.asArray.compactMap { $0.native(as: WritingOptions.self)?.names }
              return .boxed(WritingOptions(names: Set(names.joined())))
            })
        ])
    }
    module.extend(
      "extension Data { typealias ReadingOptions = _DataReadingOptions; typealias WritingOptions = _DataWritingOptions }",
      [
        NativeMember(
          "init(contentsOf url: URL, options: Data.ReadingOptions = []) throws",
          .general { .boxed(try $0.contents(of: 0)) }),
        NativeMember(
          "func write(to url: URL, options: Data.WritingOptions = []) throws",
          .general { call in
            let options = call[2].native(as: WritingOptions.self)?.names ?? []
            let data: Data = try call.native(0)
            try call.runtime.writing(call.filePath(1)) { file in
              try FileContents.write(
                data, to: file, atomically: options.contains("atomic"),
                overwrites: !options.contains("withoutOverwriting"))
            }
            return .void
          }),
      ])
  }

  private static let reading = [
    NativeMember(
      "init(contentsOfFile path: String, encoding: _StringEncoding) throws",
      .general { .string(try text(of: $0.contents(ofFile: $0.string(0)), $0.encoding(1))) }),
    NativeMember(
      "init(contentsOfFile path: String) throws",
      .general { .string(try text(of: $0.contents(ofFile: $0.string(0)), .utf8)) }),
    NativeMember(
      "init(contentsOf url: URL, encoding: _StringEncoding) throws",
      .general { call in .string(try text(of: call.contents(of: 0), call.encoding(1))) }),
    NativeMember(
      "init(contentsOf url: URL) throws", .general { .string(try text(of: $0.contents(of: 0), .utf8)) }),
  ]

  private static let writing = [
    NativeMember(
      "func write(toFile path: String, atomically useAuxiliaryFile: Bool, encoding enc: _StringEncoding) throws",
      .general { call in
        let data = try data(of: call.string(0), call.encoding(3))
        try call.runtime.writing(call.string(1)) { try FileContents.write(data, to: $0, atomically: call.bool(2)) }
        return .void
      }),
    NativeMember(
      "func write(to url: URL, atomically useAuxiliaryFile: Bool, encoding enc: _StringEncoding) throws",
      .general { call in
        let data = try data(of: call.string(0), call.encoding(3))
        try call.runtime.writing(call.filePath(1)) { try FileContents.write(data, to: $0, atomically: call.bool(2)) }
        return .void
      }),
  ]

  package static func text(of data: Data, _ encoding: String.Encoding) throws -> String {
    guard let text = String(data: data, encoding: encoding) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    return text
  }

  private static func data(of text: String, _ encoding: String.Encoding) throws -> Data {
    guard let data = text.data(using: encoding) else {
      throw CocoaError(.fileWriteInapplicableStringEncoding)
    }
    return data
  }
}

extension NativeCall {
  func contents(ofFile path: String) throws -> Data { try runtime.reading(path, FileContents.read) }

  /// Returns the content of the file that a URL names.
  fileprivate func contents(of index: Int) throws -> Data { try contents(ofFile: filePath(index)) }
}
