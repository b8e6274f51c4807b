import Foundation
import Interpreter

/// What is in a file, whole. Only ordinary files: a pipe or a device could keep the program waiting for ever.
struct FileContents {
  let path: ResolvedPath

  private static let largest = 256 << 20

  func read() throws -> Data {
    try refuseSpecial()
    let url = URL(fileURLWithPath: path.description, isDirectory: false)
    if let size = try? FileManager.default.attributesOfItem(atPath: path.description)[.size] as? Int,
      size > Self.largest
    {
      throw CocoaError(.fileReadTooLarge)
    }
    return try Data(contentsOf: url)
  }

  func text(_ encoding: String.Encoding) throws -> String {
    guard let text = String(data: try read(), encoding: encoding) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    return text
  }

  func write(_ data: Data, atomically: Bool) throws {
    try refuseSpecial()
    let url = URL(fileURLWithPath: path.description, isDirectory: false)
    try data.write(to: url, options: atomically ? .atomic : [])
  }

  private func refuseSpecial() throws {
    var status = stat()
    guard stat(path.description, &status) == 0 else { return }
    let kind = status.st_mode & S_IFMT
    // What Foundation says of folders is good enough.
    if kind != S_IFREG, kind != S_IFDIR { throw CocoaError(.featureUnsupported) }
  }
}

/// `Data.WritingOptions`, by their names.
private struct WritingOptions: Hashable, Sendable { let names: Set<String> }

extension NativeCall {
  func readable(_ index: Int) throws -> FileContents { FileContents(path: try runtime.readable(string(index))) }
  func writable(_ index: Int) throws -> FileContents { FileContents(path: try runtime.writable(string(index))) }

  func url(_ index: Int) throws -> URL { try native(index) }

  /// The path of a URL that names a file; an error of the program where it names something else.
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
            let file = FileContents(path: try call.runtime.writable(call.filePath(1)))
            let options = call[2].native(as: WritingOptions.self)?.names ?? []
            if options.contains("withoutOverwriting"),
              FileManager.default.fileExists(atPath: file.path.description)
            {
              throw CocoaError(.fileWriteFileExists)
            }
            try file.write(call.native(0), atomically: options.contains("atomic"))
            return .void
          }),
      ])
  }

  private static let reading = [
    NativeMember(
      "init(contentsOfFile path: String, encoding: _StringEncoding) throws",
      .general { .string(try $0.readable(0).text($0.encoding(1))) }),
    NativeMember(
      "init(contentsOfFile path: String) throws", .general { .string(try $0.readable(0).text(.utf8)) }),
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
        try call.writable(1).write(data(of: call.string(0), call.encoding(3)), atomically: call.bool(2))
        return .void
      }),
    NativeMember(
      "func write(to url: URL, atomically useAuxiliaryFile: Bool, encoding enc: _StringEncoding) throws",
      .general { call in
        let file = FileContents(path: try call.runtime.writable(call.filePath(1)))
        try file.write(data(of: call.string(0), call.encoding(3)), atomically: call.bool(2))
        return .void
      }),
  ]

  private static func text(of data: Data, _ encoding: String.Encoding) throws -> String {
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
  /// What a URL holds: a file.
  fileprivate func contents(of index: Int) throws -> Data {
    try FileContents(path: runtime.readable(filePath(index))).read()
  }
}
