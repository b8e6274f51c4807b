import Types
import Execution

/// What a text with values in it is put together with; programs add to it how their own values are written.
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
