import Foundation

/// `Decimal`, for sums of money that come out even.
func declareDecimal(_ module: NativeModule) {
  module.type(
    """
    struct Decimal: Hashable, Comparable, SignedNumeric, Strideable, CustomStringConvertible, Codable, Sendable,
      ExpressibleByFloatLiteral {
      typealias IntegerLiteralType = Int
      typealias FloatLiteralType = Double
      typealias Magnitude = Decimal
      typealias Stride = Decimal
    }
    """, represents: Decimal.self)
  var members: [NativeMember] = []
  for signature in ["init(_ value: Int)", "init(integerLiteral value: Int)"] {
    members.unary(signature) { .boxed(Decimal($0.toInt)) }
  }
  for signature in ["init(_ value: Double)", "init(floatLiteral value: Double)"] {
    members.unary(signature) { .boxed(Decimal($0.toDouble)) }
  }
  members.nullary("init()") { .boxed(Decimal()) }
  members.unary("init?(string: String)") { .optional(Decimal(string: $0.toText).map { .boxed($0) }) }
  members.nullary("static var zero: Decimal { get }") { .boxed(Decimal.zero) }
  members.unary("var description: String { get }") { .string(Decimal.from($0).description) }
  members.unary("var magnitude: Decimal { get }") { .boxed(Decimal.from($0).magnitude) }
  members.unary("var isZero: Bool { get }") { .bool(Decimal.from($0).isZero) }
  members.binary("static func == (lhs: Decimal, rhs: Decimal) -> Bool") { .bool(Decimal.from($0) == Decimal.from($1)) }
  members.binary("static func < (lhs: Decimal, rhs: Decimal) -> Bool") { .bool(Decimal.from($0) < Decimal.from($1)) }
  members.unary("static prefix func - (operand: Decimal) -> Decimal") { .boxed(-Decimal.from($0)) }
  members.mutating("mutating func negate()") { value, _ in
    value = .boxed(-Decimal.from(value))
    return .void
  }
  let operations: [(String, @Sendable (Decimal, Decimal) -> Decimal)] = [
    ("+", { $0 + $1 }), ("-", { $0 - $1 }), ("*", { $0 * $1 }), ("/", { $0 / $1 }),
  ]
  for (name, operation) in operations {
    members.binary("static func \(name) (lhs: Decimal, rhs: Decimal) -> Decimal") {
      .boxed(operation(.from($0), .from($1)))
    }
    members.mutating("static func \(name)= (lhs: inout Decimal, rhs: Decimal)") { value, call in
      value = .boxed(operation(.from(value), .from(call[0])))
      return .void
    }
  }
  members.binary("func distance(to other: Decimal) -> Decimal") { .boxed(Decimal.from($1) - Decimal.from($0)) }
  members.binary("func advanced(by n: Decimal) -> Decimal") { .boxed(Decimal.from($0) + Decimal.from($1)) }
  module.extend("extension Decimal", members)
  var global: [NativeMember] = []
  global.binary("func pow(_ x: Decimal, _ y: Int) -> Decimal") { .boxed(Foundation.pow(Decimal.from($0), $1.toInt)) }
  module.global(global)

  module.type("class NSDecimalNumber: Hashable, CustomStringConvertible", represents: NSDecimalNumber.self)
  var numbers: [NativeMember] = []
  numbers.unary("init(decimal: Decimal)") { .object(NSDecimalNumber(decimal: Decimal.from($0))) }
  numbers.unary("init(string: String?)") { .object(NSDecimalNumber(string: $0.asOptional?.toText ?? "")) }
  let reads: [(String, @Sendable (NSDecimalNumber) -> Value)] = [
    ("doubleValue: Double", { .double($0.doubleValue) }), ("intValue: Int", { .int($0.intValue) }),
    ("stringValue: String", { .string($0.stringValue) }), ("description: String", { .string($0.description) }),
    ("decimalValue: Decimal", { .boxed($0.decimalValue) }),
  ]
  for (name, read) in reads {
    numbers.unary("var \(name) { get }") { read($0.asObject as? NSDecimalNumber ?? .zero) }
  }
  module.extend("extension NSDecimalNumber", numbers)
}

extension Decimal: ValueConvertible {
  var asValue: Value { .boxed(self) }
  static func from(_ value: Value) -> Decimal {
    switch value {
    case .int(let number): Decimal(number)
    case .double(let number): Decimal(number)
    default: value.payload(Decimal.self) ?? .zero
    }
  }
}
