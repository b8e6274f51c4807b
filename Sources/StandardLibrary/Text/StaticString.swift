import Types
import Execution

/// Declares `StaticString`, text of the program without interpolation.
package func declareStaticString(_ module: NativeModule) {
  module.type(
    """
    struct StaticString: ExpressibleByStringLiteral, CustomStringConvertible, CustomDebugStringConvertible, Sendable {
      typealias StringLiteralType = StaticString
      typealias UnicodeScalarLiteralType = StaticString
      typealias ExtendedGraphemeClusterLiteralType = StaticString
    }
    """)
  var members: [NativeMember] = []
  members.nullary("init()") { .string("") }
  for kind in ["stringLiteral", "extendedGraphemeClusterLiteral", "unicodeScalarLiteral"] {
    members.unary("init(\(kind) value: StaticString)") { $0 }
  }
  members.unary("var description: String { get }") { $0 }
  members.unary("var debugDescription: String { get }") { .string($0.debugDescription) }
  members.unary("var utf8CodeUnitCount: Int { get }") { .int($0.asString.utf8.count) }
  members.unary("var isASCII: Bool { get }") { .bool($0.asString.utf8.allSatisfy { $0 < 128 }) }
  members.unary("var hasPointerRepresentation: Bool { get }") { _ in .bool(true) }
  module.extend("extension StaticString", members)
}
