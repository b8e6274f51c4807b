import Types
import Execution

/// `Int`, spelled out: its operators are the ones that everything uses, and a concrete overload is preferred to a generic one.
package func declareInt(_ module: NativeModule) {
  module.type(
    """
    struct Int: FixedWidthInteger, SignedInteger, CVarArg, Codable, Sendable {
      typealias Magnitude = UInt
      typealias IntegerLiteralType = Int
      typealias Stride = Int
    }
    """)
  var members: [NativeMember] = []
  members.binary("static func + (lhs: Int, rhs: Int) -> Int") { .int(try calculate(.add, $0.toInt, $1.toInt)) }
  members.binary("static func - (lhs: Int, rhs: Int) -> Int") { .int(try calculate(.subtract, $0.toInt, $1.toInt)) }
  members.binary("static func * (lhs: Int, rhs: Int) -> Int") { .int(try calculate(.multiply, $0.toInt, $1.toInt)) }
  members.binary("static func / (lhs: Int, rhs: Int) -> Int") { .int(try calculate(.divide, $0.toInt, $1.toInt)) }
  members.binary("static func % (lhs: Int, rhs: Int) -> Int") { .int(try calculate(.remainder, $0.toInt, $1.toInt)) }
  members.binary("static func == (lhs: Int, rhs: Int) -> Bool") { .bool($0.toInt == $1.toInt) }
  members.binary("static func != (lhs: Int, rhs: Int) -> Bool") { .bool($0.toInt != $1.toInt) }
  members.binary("static func < (lhs: Int, rhs: Int) -> Bool") { .bool($0.toInt < $1.toInt) }
  members.binary("static func <= (lhs: Int, rhs: Int) -> Bool") { .bool($0.toInt <= $1.toInt) }
  members.binary("static func > (lhs: Int, rhs: Int) -> Bool") { .bool($0.toInt > $1.toInt) }
  members.binary("static func >= (lhs: Int, rhs: Int) -> Bool") { .bool($0.toInt >= $1.toInt) }
  members.mutating("static func += (lhs: inout Int, rhs: Int)") { value, call in
    value = .int(try calculate(.add, value.toInt, call[0].toInt))
    return .void
  }
  members.mutating("static func -= (lhs: inout Int, rhs: Int)") { value, call in
    value = .int(try calculate(.subtract, value.toInt, call[0].toInt))
    return .void
  }
  members.mutating("static func *= (lhs: inout Int, rhs: Int)") { value, call in
    value = .int(try calculate(.multiply, value.toInt, call[0].toInt))
    return .void
  }
  members.mutating("static func /= (lhs: inout Int, rhs: Int)") { value, call in
    value = .int(try calculate(.divide, value.toInt, call[0].toInt))
    return .void
  }
  members.mutating("static func %= (lhs: inout Int, rhs: Int)") { value, call in
    value = .int(try calculate(.remainder, value.toInt, call[0].toInt))
    return .void
  }
  members.unary("init?(_ description: String)") { .optional(Int($0.toText).map { .int($0) }) }
  members.unary("init(_ source: Int)") { $0 }
  members.unary("init(bitPattern x: UInt)") { .int(Int(bitPattern: UInt.from($0))) }
  members.unary("init(_ source: Double)") { .int(try convertToInteger($0, Int.self)) }
  members.unary("init?(exactly source: Double)") { .optional(Int(exactly: $0.toDouble).map { .int($0) }) }
  module.extend("extension Int", members)
}
