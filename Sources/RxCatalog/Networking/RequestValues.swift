import RxBindings
import Types
import Execution
import Foundation

/// `URLRequest` without the networking half of Foundation.
struct RequestValue: Hashable, Sendable, CustomStringConvertible {
  var url: URL?
  var method = "GET"
  /// Header fields by the spelling that was set first; looked up without regard to case.
  var headers: [String: String] = [:]
  var body: Data?
  /// Timeout in seconds.
  var timeout = 60.0
  var cachePolicy = RequestCachePolicy.useProtocolCachePolicy
  var allowsCellularAccess = true
  var handlesCookies = true

  var description: String { url?.absoluteString ?? "url: nil" }

  subscript(header name: String) -> String? {
    get { headers.first { $0.key.caseInsensitiveCompare(name) == .orderedSame }?.value }
    set {
      let known = headers.keys.first { $0.caseInsensitiveCompare(name) == .orderedSame }
      headers[known ?? name] = newValue
    }
  }

  /// Returns the method, which has to be a token: a line break in it would begin another request.
  func checkedMethod() throws -> String {
    guard Self.isToken(method) else { throw URLError(.badURL) }
    return method
  }

  /// Returns the request's headers if each is a name and one line; a custom `Host` header would address a host without
  /// permission. Headers about the length of the message are left out: they are made from the body.
  func checkedHeaders() throws -> [String: String] {
    for (name, value) in headers {
      guard Self.isToken(name), value.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }), name.lowercased() != "host" else {
        throw URLError(.badURL)
      }
    }
    return headers.filter { !Self.framing.contains($0.key.lowercased()) }
  }

  /// Headers of the connection and of the length of a message.
  private static let framing: Set = [
    "connection", "content-length", "expect", "keep-alive", "proxy-connection", "te", "trailer", "transfer-encoding",
    "upgrade",
  ]

  /// Returns true for a token of RFC 9110, section 5.6.2.
  private static func isToken(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
          || "!#$%&'*+-.^_`|~".utf8.contains(byte)
      }
  }
}

/// `URLRequest.CachePolicy`: kept, though nothing is cached here.
enum RequestCachePolicy: UInt, Sendable, CaseIterable {
  case useProtocolCachePolicy, reloadIgnoringLocalCacheData, returnCacheDataElseLoad, returnCacheDataDontLoad
  case reloadIgnoringLocalAndRemoteCacheData, reloadRevalidatingCacheData
}

extension FoundationCatalog {
  static func addRequests(to module: NativeModule) {
    module.type(
      "struct URLRequest: Hashable, CustomStringConvertible, Sendable { typealias CachePolicy = _RequestCachePolicy }",
      represents: RequestValue.self)
    module.type("struct _RequestCachePolicy: Hashable, Sendable", represents: RequestCachePolicy.self)
    module.extend(
      "extension _RequestCachePolicy",
      lazily: RequestCachePolicy.allCases.map { policy in
        NativeMember("static var \(policy): _RequestCachePolicy { get }", .nullary { .boxed(policy) })
      } + [
        NativeMember(
          "static var reloadIgnoringCacheData: _RequestCachePolicy { get }",
          .nullary { .boxed(RequestCachePolicy.reloadIgnoringLocalCacheData) }),
        NativeMember(
          "var rawValue: UInt { get }", .general { .boxed(try $0.native(0, as: RequestCachePolicy.self).rawValue) }),
      ])
    module.extend("extension URLRequest", lazily: requestMembers)
  }

  private static func request(_ value: Value) -> RequestValue { value.native() ?? RequestValue() }

  private static func change(
    _ body: @escaping @Sendable (inout RequestValue, NativeCall) throws -> Void
  ) -> NativeImplementation {
    .mutating { value, call in
      var request = request(value)
      try body(&request, call)
      value = .boxed(request)
      return .void
    }
  }

  private static let requestMembers: [NativeMember] = {
    var members = [
      NativeMember(
        "init(url: URL, cachePolicy: URLRequest.CachePolicy = .useProtocolCachePolicy, timeoutInterval: Double = 60)",
        .general {
          .boxed(
            RequestValue(
              url: try $0.url(0), timeout: $0[2].asDouble,
              cachePolicy: $0[1].native() ?? .useProtocolCachePolicy))
        }),
      NativeMember(
        "var cachePolicy: URLRequest.CachePolicy { get set }", .unary { .boxed(request($0).cachePolicy) },
        setter: change { $0.cachePolicy = $1[0].native() ?? .useProtocolCachePolicy }),
      NativeMember(
        "var allowsCellularAccess: Bool { get set }", .unary { .bool(request($0).allowsCellularAccess) },
        setter: change { $0.allowsCellularAccess = $1.bool(0) }),
      NativeMember(
        "var httpShouldHandleCookies: Bool { get set }", .unary { .bool(request($0).handlesCookies) },
        setter: change { $0.handlesCookies = $1.bool(0) }),
      NativeMember("var description: String { get }", .unary { .string(request($0).description) }),
      NativeMember(
        "var url: URL? { get set }", .unary { .optional(request($0).url.map { .boxed($0) }) },
        setter: change { $0.url = $1[0].asOptional?.native() }),
      NativeMember(
        "var httpMethod: String? { get set }", .unary { .wrapped(.string(request($0).method)) },
        setter: change { $0.method = $1[0].asOptional?.asString ?? "GET" }),
      NativeMember(
        "var httpBody: Data? { get set }", .unary { .optional(request($0).body.map { .boxed($0) }) },
        setter: change { $0.body = $1[0].asOptional?.native() }),
    ]
    members += [
      NativeMember(
        "var timeoutInterval: Double { get set }", .unary { .double(request($0).timeout) },
        setter: change { $0.timeout = $1[0].asDouble }),
      NativeMember(
        "var allHTTPHeaderFields: [String: String]? { get set }",
        .unary { .wrapped(strings(request($0).headers)) },
        setter: change { request, call in
          let fields = call[0].asOptional?.asDictionary ?? [:]
          request.headers = Dictionary(
            fields.map { ($0.key.asString, $0.value.asString) }, uniquingKeysWith: { $1 })
        }),
      NativeMember(
        "mutating func setValue(_ value: String?, forHTTPHeaderField field: String)",
        change { $0[header: $1.string(1)] = $1[0].asOptional?.asString }),
      NativeMember(
        "mutating func addValue(_ value: String, forHTTPHeaderField field: String)",
        change { request, call in
          let known = request[header: call.string(1)].map { $0 + "," } ?? ""
          request[header: call.string(1)] = known + call.string(0)
        }),
      NativeMember(
        "func value(forHTTPHeaderField field: String) -> String?",
        .general { .optional(request($0[0])[header: $0.string(1)].map { .string($0) }) }),
    ]
    return members
  }()

  static func strings(_ dictionary: [String: String]) -> Value {
    .dictionary(ValueTable(dictionary.map { (.string($0.key), .string($0.value)) }, uniquingKeysWith: { $1 }))
  }
}
