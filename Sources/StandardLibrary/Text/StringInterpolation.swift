import Types
import Execution

/// Declares the storage of string interpolation; programs add conversions of their own values to it.
package func declareStringInterpolation(_ module: NativeModule) {
  module.type(
    """
    protocol StringInterpolationProtocol {
      init(literalCapacity: Int, interpolationCount: Int)
      mutating func appendLiteral(_ literal: String)
    }
    """)
  // Its values are texts.
  module.type("struct DefaultStringInterpolation: StringInterpolationProtocol, CustomStringConvertible")
  var members: [NativeMember] = []
  members.general("init(literalCapacity: Int, interpolationCount: Int)") { _ in .string("") }
  members.mutating("mutating func appendLiteral(_ literal: String)") { text, call in
    text = .string(text.toText + call[0].toText)
    return .void
  }
  members.mutating("mutating func appendInterpolation<T>(_ value: T)") { text, call in
    text = .string(text.toText + call[0].description)
    return .void
  }
  members.unary("var description: String { get }") { .string($0.toText) }
  module.extend("extension DefaultStringInterpolation", members)
}
