import RxBindings
import Types
import Execution
import Foundation
import NetworkMessages

/// `URLResponse` without the networking half of Foundation; an HTTP response is an `HTTPResponseValue`.
class ResponseValue: @unchecked Sendable, CustomStringConvertible {
  // Unchecked because it is constant.
  let url: URL?

  init(url: URL?) { self.url = url }

  static func make(_ message: ResponseMessage) -> HTTPResponseValue {
    HTTPResponseValue(url: URL(string: message.url), status: message.status, headers: message.headers)
  }

  var description: String { "<URLResponse> { URL: \(url?.absoluteString ?? "nil") }" }
}

final class HTTPResponseValue: ResponseValue, @unchecked Sendable {
  // Unchecked because it is constant.
  let status: Int
  let headers: [String: String]

  init(url: URL?, status: Int, headers: [String: String]) {
    self.status = status
    self.headers = headers
    super.init(url: url)
  }

  func header(_ name: String) -> String? {
    headers.first { $0.key.caseInsensitiveCompare(name) == .orderedSame }?.value
  }

  override var description: String {
    "<NSHTTPURLResponse> { URL: \(url?.absoluteString ?? "nil") } { Status Code: \(status) }"
  }
}

extension FoundationCatalog {
  static func addResponses(to module: NativeModule) {
    module.type("class URLResponse: CustomStringConvertible", represents: ResponseValue.self)
    module.extend(
      "extension URLResponse",
      [
        NativeMember(
          "var url: URL? { get }",
          .general { .optional(try $0.native(0, as: ResponseValue.self).url.map { .boxed($0) }) }),
        NativeMember(
          "var description: String { get }", .general { .string(try $0.native(0, as: ResponseValue.self).description) }),
        NativeMember(
          "var mimeType: String? { get }",
          .general { call in
            let type = (call[0].asObject as? HTTPResponseValue)?.header("content-type")
            return .optional(type?.split(separator: ";").first.map { .string($0.lowercased()) })
          }),
      ])
    module.type("class HTTPURLResponse: URLResponse", represents: HTTPResponseValue.self)
    module.extend(
      "extension HTTPURLResponse",
      [
        NativeMember(
          "init?(url: URL, statusCode: Int, httpVersion HTTPVersion: String?, headerFields: [String: String]?)",
          .general { call in
            let headers = call[3].asOptional?.asDictionary.map { ($0.key.asString, $0.value.asString) } ?? []
            return .wrapped(
              .object(
                HTTPResponseValue(
                  url: try call.url(0), status: call.int(1),
                  headers: Dictionary(headers, uniquingKeysWith: { $1 }))))
          }),
        NativeMember(
          "static func localizedString(forStatusCode statusCode: Int) -> String",
          .general { .string(HTTPStatusNames.name(of: $0.int(0))) }),
        NativeMember(
          "var statusCode: Int { get }", .general { .int(try $0.native(0, as: HTTPResponseValue.self).status) }),
        NativeMember(
          "var allHeaderFields: [AnyHashable: Any] { get }",
          .general { strings(try $0.native(0, as: HTTPResponseValue.self).headers) }),
        NativeMember(
          "func value(forHTTPHeaderField field: String) -> String?",
          .general { call in
            .optional(try call.native(0, as: HTTPResponseValue.self).header(call.string(1)).map { .string($0) })
          }),
      ])
  }
}
