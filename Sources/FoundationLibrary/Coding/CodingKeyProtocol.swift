import Execution
import Types

func declareCodingKey(_ module: NativeModule) {
  module.type(
    """
    protocol CodingKey: CustomStringConvertible, CustomDebugStringConvertible {
      var stringValue: String { get }
      var intValue: Int? { get }
      init?(stringValue: String)
      init?(intValue: Int)
    }
    """)
  module.type("struct _JSONKey: CodingKey", represents: JSONKey.self)
  var codingKey: [NativeMember] = []
  codingKey.general("var stringValue: String { get }") { .string($0.runtime.name(ofKey: $0[0])) }
  codingKey.unary("var intValue: Int? { get }") { .optional($0.payload(JSONKey.self)?.index.map { .int($0) }) }
  codingKey.unary("var description: String { get }") { .string($0.description) }
  codingKey.unary("var debugDescription: String { get }") { .string($0.debugDescription) }
  module.extend("extension CodingKey", codingKey)
}
