import Execution
import Types

/// Swift's `DecodingError`, which prints itself the same way.
struct DecodingFailure: Error, NativeEnum, CustomStringConvertible, CustomDebugStringConvertible, @unchecked Sendable {
  enum Kind: Sendable {
    case dataCorrupted
    case keyNotFound(key: Value, name: String)
    case typeMismatch(Type, name: String)
    case valueNotFound(Type, name: String)
  }
  let kind: Kind
  let path: [Value]
  let reason: String
  private let place: String

  init(_ kind: Kind, _ path: [Value], _ reason: String, _ runtime: Runtime? = nil) {
    self.kind = kind
    self.path = path
    self.reason = reason
    place = CodingPath(path).text(runtime)
  }

  var description: String {
    let at = place.isEmpty ? "" : " Path: \(place)."
    let head =
      switch kind {
      case .dataCorrupted: "dataCorrupted: Data was corrupted."
      case .keyNotFound(_, let name): "keyNotFound: Key '\(name)' not found in keyed decoding container."
      case .typeMismatch(_, let name): "typeMismatch: expected value of type \(name)."
      case .valueNotFound(_, let name): "valueNotFound: Expected value of type \(name) but found null instead."
      }
    return "DecodingError.\(head)\(at) Debug description: \(reason)"
  }
  var debugDescription: String { description }

  var caseAndPayload: (name: String, payload: [Value]) {
    let context = Value.boxed(DecodingContext(path: path, reason: reason))
    switch kind {
    case .dataCorrupted: return ("dataCorrupted", [context])
    case .keyNotFound(let key, _): return ("keyNotFound", [key, context])
    case .typeMismatch(let type, _): return ("typeMismatch", [.metatype(TypeBox(type)), context])
    case .valueNotFound(let type, _): return ("valueNotFound", [.metatype(TypeBox(type)), context])
    }
  }
}

struct DecodingContext: @unchecked Sendable {
  let path: [Value]
  let reason: String
}

func declareDecodingErrors(_ module: NativeModule) {
  module.type("struct _DecodingContext", represents: DecodingContext.self)
  var context: [NativeMember] = []
  context.ternary("init(codingPath: [any CodingKey], debugDescription: String, underlyingError: (any Error)? = nil)") {
    path, reason, _ in .boxed(DecodingContext(path: path.asArray, reason: reason.toText))
  }
  context.unary("var codingPath: [any CodingKey] { get }") { .array($0.payload(DecodingContext.self)?.path ?? []) }
  context.unary("var debugDescription: String { get }") { .string($0.payload(DecodingContext.self)?.reason ?? "") }
  module.extend("extension _DecodingContext", context)
  module.type(
    """
    enum DecodingError: Error {
      typealias Context = _DecodingContext
      case typeMismatch(Any.Type, _DecodingContext)
      case valueNotFound(Any.Type, _DecodingContext)
      case keyNotFound(any CodingKey, _DecodingContext)
      case dataCorrupted(_DecodingContext)
    }
    """, represents: DecodingFailure.self)
  var failure: [NativeMember] = []
  failure.general("var localizedDescription: String { get }") { .string(localizedDescription($0[0], $0.runtime)) }
  failure.general(
    "static func dataCorruptedError<K: CodingKey>(forKey key: K, in container: KeyedDecodingContainer<K>, debugDescription: String) -> DecodingError"
  ) { call in
    let path = call[1].payload(JSONReading.self)?.path ?? []
    return .boxed(DecodingFailure(.dataCorrupted, path + [call[0]], call[2].toText, call.runtime))
  }
  failure.general("static func dataCorruptedError<C>(in container: C, debugDescription: String) -> DecodingError") {
    call in
    let path = call[0].payload(JSONReading.self)?.path ?? []
    return .boxed(DecodingFailure(.dataCorrupted, path, call[1].toText, call.runtime))
  }
  module.extend("extension DecodingError", failure)
}
