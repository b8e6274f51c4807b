import Types
import Execution
import Foundation

/// `Double`, spelled out as `Int` is. `CGFloat` is another name for it: Swift converts between the two silently.
package func declareDouble(_ module: NativeModule) {
  module.type(
    """
    struct Double: BinaryFloatingPoint, LosslessStringConvertible, CVarArg, Codable, Sendable {
      typealias Magnitude = Double
      typealias IntegerLiteralType = Double
      typealias FloatLiteralType = Double
      typealias Stride = Double
    }
    """)
  module.alias("typealias CGFloat = Double")
  module.alias("typealias TimeInterval = Double")
  // Default types of literals.
  module.alias("typealias IntegerLiteralType = Int")
  module.alias("typealias FloatLiteralType = Double")
  module.alias("typealias BooleanLiteralType = Bool")
  module.alias("typealias StringLiteralType = String")
  module.alias("typealias Float64 = Double")
  var members: [NativeMember] = []
  members.binary("static func + (lhs: Double, rhs: Double) -> Double") { .double($0.toDouble + $1.toDouble) }
  members.binary("static func - (lhs: Double, rhs: Double) -> Double") { .double($0.toDouble - $1.toDouble) }
  members.binary("static func * (lhs: Double, rhs: Double) -> Double") { .double($0.toDouble * $1.toDouble) }
  members.binary("static func / (lhs: Double, rhs: Double) -> Double") { .double($0.toDouble / $1.toDouble) }
  members.binary("static func == (lhs: Double, rhs: Double) -> Bool") { .bool($0.toDouble == $1.toDouble) }
  members.binary("static func != (lhs: Double, rhs: Double) -> Bool") { .bool($0.toDouble != $1.toDouble) }
  members.binary("static func < (lhs: Double, rhs: Double) -> Bool") { .bool($0.toDouble < $1.toDouble) }
  members.binary("static func <= (lhs: Double, rhs: Double) -> Bool") { .bool($0.toDouble <= $1.toDouble) }
  members.binary("static func > (lhs: Double, rhs: Double) -> Bool") { .bool($0.toDouble > $1.toDouble) }
  members.binary("static func >= (lhs: Double, rhs: Double) -> Bool") { .bool($0.toDouble >= $1.toDouble) }
  members.unary("static prefix func - (operand: Double) -> Double") { .double(-$0.toDouble) }
  members.mutating("static func += (lhs: inout Double, rhs: Double)") { value, call in
    value = .double(value.toDouble + call[0].toDouble)
    return .void
  }
  members.mutating("static func -= (lhs: inout Double, rhs: Double)") { value, call in
    value = .double(value.toDouble - call[0].toDouble)
    return .void
  }
  members.mutating("static func *= (lhs: inout Double, rhs: Double)") { value, call in
    value = .double(value.toDouble * call[0].toDouble)
    return .void
  }
  members.mutating("static func /= (lhs: inout Double, rhs: Double)") { value, call in
    value = .double(value.toDouble / call[0].toDouble)
    return .void
  }
  members.nullary("init()") { .double(0) }
  members.unary("init(_ value: Int)") { .double($0.toDouble) }
  members.unary("init(_ value: Double)") { $0 }
  members.unary("init<T: BinaryInteger>(_ value: T)") { value in
    func nearest<T: NativeInteger>(_ number: T) -> Value { .double(Double(number)) }
    return try nearest(value.convertibleInteger())
  }
  members.unary("init<T: BinaryFloatingPoint>(_ value: T)") { .double($0.toDouble) }
  members.unary("init?<T: BinaryInteger>(exactly value: T)") { value in
    func exact<T: NativeInteger>(_ number: T) -> Value { .optional(Double(exactly: number).map { .double($0) }) }
    return try exact(value.convertibleInteger())
  }
  members.unary("init?(_ text: String)") { .optional(Double($0.toText).map { .double($0) }) }
  members.unary("init?<S: StringProtocol>(_ text: S)") { .optional(Double($0.toText).map { .double($0) }) }
  members.unary("init(floatLiteral value: Double)") { $0 }
  members.unary("init(integerLiteral value: Double)") { $0 }
  members.unary("var description: String { get }") { .string($0.toDouble.description) }
  module.extend("extension Double", members)
}
