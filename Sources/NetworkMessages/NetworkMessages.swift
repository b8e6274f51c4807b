import Foundation

/// What passes, as JSON, between a program and the library that does its requests. That library is loaded when the first
/// request is made, and two libraries that are linked apart share no Swift types but those of the system.
package struct RequestMessage: Codable, Sendable {
  package var url: String
  package var method: String
  package var headers: [String: String]
  package var body: Data?
  /// In seconds.
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

/// What a callback tells of a request.
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
  /// Told of each event in turn, on a thread of the library's. The bytes are good during the call. The last event, and only
  /// that, is `finished` or `failed`.
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
