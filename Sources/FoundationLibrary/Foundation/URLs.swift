import Types
import Execution
import Foundation

/// Declares the components of a `URL`, and the URLs derived from one.
func declareURLParts(_ module: NativeModule) {
  var members: [NativeMember] = []
  members.reading("absoluteURL: URL") { (url: URL) in url.absoluteURL }
  members.reading("baseURL: URL?") { (url: URL) in url.baseURL }
  members.reading("standardized: URL") { (url: URL) in url.standardized }
  members.reading("relativeString: String") { (url: URL) in url.relativeString }
  members.reading("relativePath: String") { (url: URL) in url.relativePath }
  members.reading("user: String?") { (url: URL) in url.user }
  members.reading("password: String?") { (url: URL) in url.password }
  members.reading("hasDirectoryPath: Bool") { (url: URL) in url.hasDirectoryPath }
  members.reading("dataRepresentation: Data") { (url: URL) in url.dataRepresentation }
  members.reading("debugDescription: String") { (url: URL) in url.debugDescription }
  // Foundation would follow links to resolve the path, which the program must not learn without permission.
  members.reading("standardizedFileURL: URL") { (url: URL) in url.standardized }
  let parts: [(String, @Sendable (URL, Bool) -> String?)] = [
    ("host", { $0.host(percentEncoded: $1) }), ("user", { $0.user(percentEncoded: $1) }),
    ("password", { $0.password(percentEncoded: $1) }), ("query", { $0.query(percentEncoded: $1) }),
    ("fragment", { $0.fragment(percentEncoded: $1) }),
  ]
  for (name, part) in parts {
    members.binary("func \(name)(percentEncoded: Bool = true) -> String?") { part(.from($0), $1.asBool).asValue }
  }
  members.binary("func path(percentEncoded: Bool = true) -> String") {
    .string(URL.from($0).path(percentEncoded: $1.asBool))
  }
  members.binary("init?(string: String, relativeTo url: URL?)") { text, base in
    URL(string: text.toText, relativeTo: base.asOptional.map { .from($0) }).asValue
  }
  members.binary("init?(string: String, encodingInvalidCharacters: Bool)") { text, encoding in
    URL(string: text.toText, encodingInvalidCharacters: encoding.asBool).asValue
  }
  members.general("init(fileURLWithPath path: String, relativeTo base: URL?)") { call in
    let base: URL? = call[1].asOptional.map { .from($0) }
    return try call.fileURL(base) { URL(fileURLWithPath: $0, isDirectory: $0.hasSuffix("/"), relativeTo: base) }
  }
  module.extend("extension URL", members)
  declareURLSteps(module)
}

extension NativeCall {
  /// Returns a URL of the path that is the first argument. Foundation inserts the working directory before a relative
  /// path without a base, and a home folder for `~` and `~user`: the host decides if the program may see them.
  func fileURL(_ base: URL? = nil, _ make: (String) -> URL) throws -> Value {
    let path = self[0].toText
    let url = make(path)
    let first = path.utf8.first
    if first != UInt8(ascii: "/"), base == nil || first == UInt8(ascii: "~") { try runtime.locate(url.path) }
    return .boxed(url)
  }
}

/// Returns the spelling of an appended path component; it never depends on the file system.
private func directoryHint(_ value: Value) -> URL.DirectoryHint {
  value.payload(URL.DirectoryHint.self) ?? .inferFromPath
}

/// Declares the extension of a URL by path components, as a new URL or in place.
private func declareURLSteps(_ module: NativeModule) {
  module.type("struct _DirectoryHint: Hashable", represents: URL.DirectoryHint.self)
  var hints: [NativeMember] = []
  hints.constants(
    "_DirectoryHint",
    [
      ("isDirectory", URL.DirectoryHint.isDirectory), ("notDirectory", .notDirectory),
      ("inferFromPath", .inferFromPath), ("checkFileSystem", .inferFromPath),
    ])
  module.extend("extension _DirectoryHint", hints)
  var members: [NativeMember] = []
  let hint = "directoryHint: _DirectoryHint = _DirectoryHint.inferFromPath"
  members.general("init(filePath path: String, \(hint))") { call in
    let hint = directoryHint(call[1])
    return try call.fileURL { URL(filePath: $0, directoryHint: hint) }
  }
  members.nullary("static var temporaryDirectory: URL { get }") {
    .boxed(URL(fileURLWithPath: NSTemporaryDirectory(), isDirectory: true))
  }
  step(
    &members, "appendingPathComponent", "appendPathComponent", "_ pathComponent: String, isDirectory: Bool"
  ) { $0.appendingPathComponent($1[0].toText, isDirectory: $1[1].asBool) }
  step(&members, nil, "appendPathComponent", "_ pathComponent: String") {
    $0.appendingPathComponent($1[0].toText, isDirectory: $1[0].toText.hasSuffix("/"))
  }
  step(&members, "appendingPathExtension", "appendPathExtension", "_ pathExtension: String") {
    $0.appendingPathExtension($1[0].toText)
  }
  step(&members, "deletingPathExtension", "deletePathExtension", "") { url, _ in url.deletingPathExtension() }
  step(&members, nil, "deleteLastPathComponent", "") { url, _ in url.deletingLastPathComponent() }
  step(&members, nil, "standardize", "") { url, _ in url.standardized }
  step(&members, "appending", "append", "path: String, \(hint)") {
    $0.appending(path: $1[0].toText, directoryHint: directoryHint($1[1]))
  }
  step(&members, "appending", "append", "component: String, \(hint)") {
    $0.appending(component: $1[0].toText, directoryHint: directoryHint($1[1]))
  }
  step(&members, "appending", "append", "components: String..., \(hint)") { url, given in
    let texts = given[0].asArray.map(\.toText)
    return texts.enumerated().reduce(url) { url, step in
      url.appending(
        component: step.element,
        directoryHint: step.offset < texts.count - 1 ? .isDirectory : directoryHint(given[1]))
    }
  }
  module.extend("extension URL", members)
}

/// Declares a step that makes a new URL under one name, and changes the URL under the other.
private func step(
  _ members: inout [NativeMember], _ made: String?, _ changing: String, _ parameters: String,
  _ body: @escaping @Sendable (URL, [Value]) -> URL
) {
  if let made {
    members.general("func \(made)(\(parameters)) -> URL") {
      .boxed(body(.from($0[0]), Array($0.arguments.dropFirst())))
    }
  }
  members.mutating("mutating func \(changing)(\(parameters))") { url, call in
    url = .boxed(body(.from(url), call.arguments))
    return .void
  }
}
