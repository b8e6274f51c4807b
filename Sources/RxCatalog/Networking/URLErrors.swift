import RxBindings
import Types
import Execution
import Foundation

extension FoundationCatalog {
  static func addURLErrors(to module: NativeModule) {
    module.type("struct URLError: Error, Hashable { typealias Code = _URLErrorCode }", represents: URLError.self)
    module.extend(
      "extension URLError",
      [
        NativeMember(
          "init(_ code: _URLErrorCode)", .unary { .boxed(URLError($0.native() ?? .unknown)) }),
        NativeMember("var code: _URLErrorCode { get }", .general { .boxed(try $0.native(0, as: URLError.self).code) }),
        NativeMember(
          "var localizedDescription: String { get }",
          .general { .string(try $0.native(0, as: URLError.self).localizedDescription) }),
      ]
        + codes.map { name, code in
          NativeMember("static var \(name): _URLErrorCode { get }", .nullary { .boxed(code) })
        })
    module.type("struct _URLErrorCode: Hashable", represents: URLError.Code.self)
    module.extend(
      "extension _URLErrorCode",
      [
        NativeMember(
          "static func ~= (match: _URLErrorCode, error: any Error) -> Bool",
          .general { call in
            let code: URLError.Code = try call.native(0)
            return .bool(call[1].native(as: URLError.self)?.code == code)
          }),
        NativeMember(
          "var rawValue: Int { get }", .general { .int(try $0.native(0, as: URLError.Code.self).rawValue) }),
      ]
        + codes.map { name, code in
          NativeMember("static var \(name): _URLErrorCode { get }", .nullary { .boxed(code) })
        })
  }

  private static let codes: [(String, URLError.Code)] = [
    ("unknown", .unknown), ("cancelled", .cancelled), ("badURL", .badURL), ("timedOut", .timedOut),
    ("unsupportedURL", .unsupportedURL), ("cannotFindHost", .cannotFindHost),
    ("cannotConnectToHost", .cannotConnectToHost), ("networkConnectionLost", .networkConnectionLost),
    ("notConnectedToInternet", .notConnectedToInternet), ("badServerResponse", .badServerResponse),
    ("userAuthenticationRequired", .userAuthenticationRequired), ("cannotParseResponse", .cannotParseResponse),
    ("resourceUnavailable", .resourceUnavailable), ("fileDoesNotExist", .fileDoesNotExist),
    ("dataLengthExceedsMaximum", .dataLengthExceedsMaximum), ("dnsLookupFailed", .dnsLookupFailed),
    ("secureConnectionFailed", .secureConnectionFailed), ("serverCertificateUntrusted", .serverCertificateUntrusted),
    ("serverCertificateHasBadDate", .serverCertificateHasBadDate), ("zeroByteResource", .zeroByteResource),
    ("httpTooManyRedirects", .httpTooManyRedirects), ("dataNotAllowed", .dataNotAllowed),
  ]
}
