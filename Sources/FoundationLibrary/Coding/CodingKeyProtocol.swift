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
  codingKey.general("var intValue: Int? { get }") { .optional(try $0.runtime.number(ofKey: $0[0]).map { .int($0) }) }
  codingKey.general("var description: String { get }") { .string(try $0.runtime.description(ofKey: $0[0])) }
  codingKey.general("var debugDescription: String { get }") { .string(try $0.runtime.description(ofKey: $0[0])) }
  module.extend("extension CodingKey", codingKey)
}
