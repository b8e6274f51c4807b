import Types
import Execution

/// Declares the members of optionals; the checker and the runtime handle their cases.
package func declareOptional(_ module: NativeModule) {
  module.type(
    "enum Optional<Wrapped>: ExpressibleByNilLiteral { case none\n case some(Wrapped) }")
  var members: [NativeMember] = []
  members.unary("init(_ some: Wrapped)") { .wrapped($0) }
  members.nullary("init(nilLiteral: ())") { .none }
  members.binary("func map<U, E: Error>(_ transform: (Wrapped) throws(E) -> U) throws(E) -> U?") { value, transform in
    guard let wrapped = value.asOptional else { return .none }
    return .wrapped(try transform.asFunction.call(wrapped))
  }
  members.binary("func flatMap<U, E: Error>(_ transform: (Wrapped) throws(E) -> U?) throws(E) -> U?") {
    value, transform in
    guard let wrapped = value.asOptional else { return .none }
    return try transform.asFunction.call(wrapped)
  }
  members.unary("var unsafelyUnwrapped: Wrapped { get }") { value in
    guard let wrapped = value.asOptional else { throw fault("unsafelyUnwrapped of nil optional") }
    return wrapped
  }
  members.unary("var debugDescription: String { get }") { .string($0.debugDescription) }
  members.mutating("mutating func take() -> Wrapped?") { value, _ in
    defer { value = .none }
    return value
  }
  module.extend("extension Optional", members)

  var equatable: [NativeMember] = []
  equatable.binary("static func == (lhs: Wrapped?, rhs: Wrapped?) -> Bool") { .bool($0 == $1) }
  equatable.binary("static func != (lhs: Wrapped?, rhs: Wrapped?) -> Bool") { .bool($0 != $1) }
  module.extend("extension Optional: Equatable where Wrapped: Equatable", equatable)
  module.extend("extension Optional: Hashable where Wrapped: Hashable")
  module.extend("extension Optional: Sendable where Wrapped: Sendable")
  module.extend("extension Optional: Encodable where Wrapped: Encodable")
  module.extend("extension Optional: Decodable where Wrapped: Decodable")
  module.extend("extension Optional: CustomDebugStringConvertible")
  module.type("struct _OptionalNilComparisonType: ExpressibleByNilLiteral")
  var comparisons: [NativeMember] = []
  comparisons.binary("static func == (lhs: Wrapped?, rhs: _OptionalNilComparisonType) -> Bool") { value, _ in
    .bool(value.isNone)
  }
  comparisons.binary("static func == (lhs: _OptionalNilComparisonType, rhs: Wrapped?) -> Bool") { _, value in
    .bool(value.isNone)
  }
  comparisons.binary("static func != (lhs: Wrapped?, rhs: _OptionalNilComparisonType) -> Bool") { value, _ in
    .bool(!value.isNone)
  }
  comparisons.binary("static func != (lhs: _OptionalNilComparisonType, rhs: Wrapped?) -> Bool") { _, value in
    .bool(!value.isNone)
  }
  module.extend("extension Optional", comparisons)
  var nilLiteral: [NativeMember] = []
  nilLiteral.nullary("init(nilLiteral: ())") { .none }
  module.extend("extension _OptionalNilComparisonType", nilLiteral)
}
