import Types
import Execution

/// Swift's `EncodingError`, which prints itself the same way.
struct EncodingFailure: Error, NativeEnum, CustomStringConvertible, CustomDebugStringConvertible, @unchecked Sendable {
  let value: Value
  let path: [Value]
  let reason: String
  private let place: String
  private let typeName: String

  init(_ value: Value, _ path: [Value], _ reason: String, _ runtime: Runtime) {
    self.value = value
    self.path = path
    self.reason = reason
    place = CodingPath(path).text(runtime)
    typeName = runtime.type(of: value).runtimeName(qualified: false)
  }

  var description: String {
    let at = place.isEmpty ? "" : " Path: \(place)."
    return "EncodingError.invalidValue: \(value) (\(typeName)).\(at) Debug description: \(reason)"
  }
  var debugDescription: String { description }

  var caseAndPayload: (name: String, payload: [Value]) {
    ("invalidValue", [value, .boxed(DecodingContext(path: path, reason: reason))])
  }
}

func declareEncodingErrors(_ module: NativeModule) {
  module.type(
    """
    enum EncodingError: Error {
      typealias Context = _DecodingContext
      case invalidValue(Any, _DecodingContext)
    }
    """, represents: EncodingFailure.self)
  var failure: [NativeMember] = []
  failure.general("var localizedDescription: String { get }") { .string(localizedDescription($0[0], $0.runtime)) }
  module.extend("extension EncodingError", failure)
}
