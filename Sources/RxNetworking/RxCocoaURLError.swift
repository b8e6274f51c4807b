import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Reason for which a request of `URLSession.rx` failed, beside the session's own errors.
public enum RxCocoaURLError: Swift.Error {
  /// The session gave neither a response nor an error.
  case unknown
  /// The response is not one of HTTP.
  case nonHTTPResponse(response: URLResponse)
  /// The status is not from 200 to 299.
  case httpRequestFailed(response: HTTPURLResponse, data: Data?)
  /// The data could not be read.
  case deserializationError(error: Swift.Error)
}

extension RxCocoaURLError: CustomDebugStringConvertible {
  /// Description of the error, in one sentence.
  public var debugDescription: String {
    switch self {
    case .unknown: return "Unknown error has occurred."
    case .nonHTTPResponse(let response): return "Response is not NSHTTPURLResponse `\(response)`."
    case .httpRequestFailed(let response, _): return "HTTP request failed with `\(response.statusCode)`."
    case .deserializationError(let error): return "Error during deserialization of the response: \(error)"
    }
  }
}
