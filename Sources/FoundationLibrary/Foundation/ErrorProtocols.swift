import Execution
import Types

/// Declares `Error` and the protocols that Foundation derives from it.
func declareErrorProtocols(_ module: NativeModule) {
  module.type("protocol Error: Sendable")
  var error: [NativeMember] = []
  error.general("var localizedDescription: String { get }") { .string(localizedDescription($0[0], $0.runtime)) }
  module.extend("extension Error", error)
  module.type(
    """
    protocol LocalizedError: Error {
      var errorDescription: String? { get }
      var failureReason: String? { get }
      var recoverySuggestion: String? { get }
      var helpAnchor: String? { get }
    }
    """)
  var localized: [NativeMember] = []
  localized.unary("var errorDescription: String? { get }") { _ in .none }
  localized.unary("var failureReason: String? { get }") { _ in .none }
  localized.unary("var recoverySuggestion: String? { get }") { _ in .none }
  localized.unary("var helpAnchor: String? { get }") { _ in .none }
  module.extend("extension LocalizedError", localized)
  module.type(
    """
    protocol CustomNSError: Error {
      static var errorDomain: String { get }
      var errorCode: Int { get }
      var errorUserInfo: [String: Any] { get }
    }
    """)
}
