import Types
import Execution

package func declareBool(_ module: NativeModule) {
  module.type(
    "struct Bool: Hashable, LosslessStringConvertible, ExpressibleByBooleanLiteral, Codable, Sendable { typealias BooleanLiteralType = Bool }"
  )
  var members: [NativeMember] = []
  members.nullary("init()") { .bool(false) }
  members.unary("init(_ value: Bool)") { $0 }
  members.unary("init?(_ description: String)") { .optional(Bool($0.toText).map { .bool($0) }) }
  members.unary("init(booleanLiteral value: Bool)") { $0 }
  members.binary("static func == (lhs: Bool, rhs: Bool) -> Bool") { .bool($0.asBool == $1.asBool) }
  members.binary("static func != (lhs: Bool, rhs: Bool) -> Bool") { .bool($0.asBool != $1.asBool) }
  members.unary("static prefix func ! (a: Bool) -> Bool") { .bool(!$0.asBool) }
  members.mutating("mutating func toggle()") { value, _ in
    value = .bool(!value.asBool)
    return .void
  }
  members.nullary("static func random() -> Bool") { .bool(Bool.random()) }
  members.unary("var description: String { get }") { .string(String($0.asBool)) }
  module.extend("extension Bool", members)
}
