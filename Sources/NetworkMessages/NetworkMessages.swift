import Foundation

/// A request of a program as JSON, for the library that does the requests. The library is loaded for the first request,
/// and two libraries that are linked separately share no Swift types but those of the system.
package struct RequestMessage: Codable, Sendable {
  package var url: String
  package var method: String
  package var headers: [String: String]
  package var body: Data?
  /// Timeout in seconds.
  package var timeout: Double

  package init(url: String, method: String, headers: [String: String], body: Data?, timeout: Double) {
    self.url = url
    self.method = method
    self.headers = headers
    self.body = body
    self.timeout = timeout
  }
}

package struct ResponseMessage: Codable, Sendable {
  package var url: String
  package var status: Int
  package var headers: [String: String]

  package init(url: String, status: Int, headers: [String: String]) {
    self.url = url
    self.status = status
    self.headers = headers
  }
}

/// A `URLError`.
package struct FailureMessage: Codable, Sendable {
  package var code: Int
  package var text: String

  package init(code: Int, text: String) {
    self.code = code
    self.text = text
  }
}

/// Event of a request, as passed to a callback.
package enum NetworkEvent: Int32, Sendable {
  /// A `ResponseMessage`.
  case response
  /// Bytes of the body.
  case data
  /// The URL that the server sends to, as text; the callback's result says whether to go there.
  case redirect
  /// The end, without anything more.
  case finished
  /// The end, with a `FailureMessage`.
  case failed
}

/// The functions that the library has, by name and type.
package enum NetworkFunctions {
  /// Callback for each event in order, on a thread of the library. The bytes are valid during the call. The last event,
  /// and only that, is `finished` or `failed`.
  package typealias Callback =
    @convention(c) (
      _ context: UnsafeMutableRawPointer, _ event: Int32, _ bytes: UnsafeRawPointer?, _ count: Int
    ) -> Bool
  package typealias Start =
    @convention(c) (
      _ request: UnsafeRawPointer, _ count: Int, _ context: UnsafeMutableRawPointer, _ callback: Callback
    ) -> Int
  package typealias Cancel = @convention(c) (_ request: Int) -> Void

  package static let start = "rxsh_network_start"
  package static let cancel = "rxsh_network_cancel"
}
