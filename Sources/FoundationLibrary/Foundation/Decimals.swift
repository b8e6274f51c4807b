import Types
import Execution
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
    members.unary(signature) { value in
      try checkDecimal(value.toDouble)
      return .boxed(Decimal(value.toDouble))
    }
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
  let operations: [(String, @Sendable (Decimal, Decimal) throws -> Decimal)] = [
    ("+", { $0 + $1 }), ("-", { $0 - $1 }), ("*", multiplied), ("/", { $0 / $1 }),
  ]
  for (name, operation) in operations {
    members.binary("static func \(name) (lhs: Decimal, rhs: Decimal) -> Decimal") {
      .boxed(try operation(.from($0), .from($1)))
    }
    members.mutating("static func \(name)= (lhs: inout Decimal, rhs: Decimal)") { value, call in
      value = .boxed(try operation(.from(value), .from(call[0])))
      return .void
    }
  }
  members.binary("func distance(to other: Decimal) -> Decimal") { .boxed(Decimal.from($1) - Decimal.from($0)) }
  members.binary("func advanced(by n: Decimal) -> Decimal") { .boxed(Decimal.from($0) + Decimal.from($1)) }
  module.extend("extension Decimal", members)
  var global: [NativeMember] = []
  global.binary("func pow(_ x: Decimal, _ y: Int) -> Decimal") {
    // Of a negative power Foundation inverts the positive one.
    let (base, power) = (Decimal.from($0), $1.toInt)
    guard power != .min else { throw fault("the exponent \(power) has no opposite") }
    let (exponent, isTooLong) = base.exponent.multipliedReportingOverflow(by: abs(power))
    try checkExponent(isTooLong ? .min : exponent, logarithm: base.logarithm * Double(abs(power)))
    return .boxed(Foundation.pow(base, power))
  }
  module.global(global)
  declareDecimalTraits(module)
  declareDecimalNumbers(module)
}

/// Declares the members of `Decimal` beyond arithmetic, and its rounding.
private func declareDecimalTraits(_ module: NativeModule) {
  var members: [NativeMember] = []
  members.constants(
    "Decimal",
    [
      ("pi", Decimal.pi), ("nan", .nan), ("quietNaN", .quietNaN), ("greatestFiniteMagnitude", .greatestFiniteMagnitude),
      ("leastFiniteMagnitude", .leastFiniteMagnitude), ("leastNonzeroMagnitude", .leastNonzeroMagnitude),
    ])
  members.reading("isNaN: Bool") { (number: Decimal) in number.isNaN }
  members.reading("isFinite: Bool") { (number: Decimal) in number.isFinite }
  members.reading("isInfinite: Bool") { (number: Decimal) in number.isInfinite }
  members.reading("isSignMinus: Bool") { (number: Decimal) in number.isSignMinus }
  members.reading("exponent: Int") { (number: Decimal) in number.exponent }
  members.reading("significand: Decimal") { (number: Decimal) in number.significand }
  members.reading("ulp: Decimal") { (number: Decimal) in number.ulp }
  members.reading("hashValue: Int") { (number: Decimal) in number.hashValue }
  members.binary("init?(string: String, locale: Locale?)") { text, locale in
    .optional(Decimal(string: text.toText, locale: locale.asOptional.map { Locale.from($0) }).map { .boxed($0) })
  }
  module.extend("extension Decimal", members)
  module.type("struct _DecimalRoundingMode: Hashable", represents: NSDecimalNumber.RoundingMode.self)
  var modes: [NativeMember] = []
  modes.constants(
    "_DecimalRoundingMode",
    [("plain", NSDecimalNumber.RoundingMode.plain), ("down", .down), ("up", .up), ("bankers", .bankers)])
  module.extend("extension _DecimalRoundingMode", modes)
  module.global([
    NativeMember(
      """
      func NSDecimalRound(_ result: inout Decimal, _ number: inout Decimal, _ scale: Int, \
      _ roundingMode: NSDecimalNumber.RoundingMode)
      """,
      .mutatingAll { places, call in
        var (result, number) = (Decimal(), Decimal.from(places[1]))
        NSDecimalRound(
          &result, &number, max(-200, min(call[0].toInt, 200)),
          call[1].payload(NSDecimalNumber.RoundingMode.self) ?? .plain)
        places[0] = .boxed(result)
        return .void
      })
  ])
}

/// `NSDecimalNumber`: a decimal as Foundation's older calls take it. Its values are decimals.
private func declareDecimalNumbers(_ module: NativeModule) {
  module.type(
    "class NSDecimalNumber: NSNumber, CustomStringConvertible { typealias RoundingMode = _DecimalRoundingMode }",
    represents: NSDecimalNumber.self)
  var members: [NativeMember] = []
  members.unary("init(decimal: Decimal)") { .object(NSDecimalNumber(decimal: Decimal.from($0))) }
  members.unary("init(string: String?)") { .object(NSDecimalNumber(string: $0.asOptional?.toText ?? "")) }
  members.unary("init(value: Int)") { .object(NSDecimalNumber(decimal: Decimal($0.toInt))) }
  members.unary("init(value: Double)") {
    try checkDecimal($0.toDouble)
    return .object(NSDecimalNumber(value: $0.toDouble))
  }
  for (name, number) in [("zero", Decimal(0)), ("one", Decimal(1))] {
    members.nullary("static var \(name): NSDecimalNumber { get }") { .object(NSDecimalNumber(decimal: number)) }
  }
  let reads: [(String, @Sendable (NSDecimalNumber) -> Value)] = [
    ("doubleValue: Double", { .double($0.doubleValue) }), ("intValue: Int", { .int($0.intValue) }),
    ("stringValue: String", { .string($0.stringValue) }), ("description: String", { .string($0.description) }),
    ("decimalValue: Decimal", { .boxed($0.decimalValue) }),
  ]
  for (name, read) in reads { members.unary("var \(name) { get }") { read($0.decimalNumber) } }
  let operations: [(String, @Sendable (Decimal, Decimal) throws -> Decimal)] = [
    ("adding(_", { $0 + $1 }), ("subtracting(_", { $0 - $1 }), ("multiplying(by", multiplied),
    ("dividing(by", { $0 / $1 }),
  ]
  for (name, operation) in operations {
    members.binary("func \(name) decimalNumber: NSDecimalNumber) -> NSDecimalNumber") {
      .object(NSDecimalNumber(decimal: try operation($0.decimalNumber.decimalValue, $1.decimalNumber.decimalValue)))
    }
  }
  members.binary("func compare(_ decimalNumber: NSNumber) -> ComparisonResult") {
    .boxed($0.decimalNumber.compare($1.foundationNumber))
  }
  members.binary("static func == (lhs: NSDecimalNumber, rhs: NSDecimalNumber) -> Bool") {
    .bool($0.decimalNumber == $1.decimalNumber)
  }
  module.extend("extension NSDecimalNumber", members)
  let conversions: [(String, @Sendable (NSNumber) -> Value)] = [
    ("Double", { .double($0.doubleValue) }), ("Int", { .int($0.intValue) }), ("Bool", { .bool($0.boolValue) }),
    ("Float", { .boxed($0.floatValue) }),
  ]
  for (type, make) in conversions {
    module.extend(
      "extension \(type)",
      [
        NativeMember("init(truncating number: NSNumber)", .unary { make($0.foundationNumber) }),
        NativeMember(
          "init?(exactly number: NSNumber)",
          .unary {
            let made = make($0.foundationNumber)
            return made.foundationNumber == $0.foundationNumber ? .wrapped(made) : .none
          }),
      ])
  }
}

extension Value {
  fileprivate var decimalNumber: NSDecimalNumber {
    asObject as? NSDecimalNumber ?? NSDecimalNumber(decimal: Decimal.from(self))
  }
}

extension Decimal: ValueConvertible {
  package var asValue: Value { .boxed(self) }
  package static func from(_ value: Value) -> Decimal {
    switch value {
    case .int(let number): Decimal(number)
    case .double(let number): Decimal(number)
    default: value.payload(Decimal.self) ?? .zero
    }
  }
}

/// Foundation ends the process where a `Decimal` is made of an infinite number.
func checkDecimal(_ number: Double) throws {
  if number.isInfinite { throw fault("a Decimal cannot be made of \(number)") }
}

@Sendable
private func multiplied(_ left: Decimal, by right: Decimal) throws -> Decimal {
  try checkExponent(left.exponent + right.exponent, logarithm: left.logarithm + right.logarithm)
  return left * right
}

/// Refuses a product that is too small for a Decimal's exponent of eight bits, on which Foundation traps.
///
/// - Parameters:
///   - exponent: The product's exponent with all of its digits.
///   - logarithm: The product's decimal logarithm. Of a longer product 38 digits are kept.
private func checkExponent(_ exponent: Int, logarithm: Double) throws {
  guard logarithm.isFinite, max(Double(exponent), logarithm.rounded(.down) - 38) < -128 else { return }
  throw fault("the product is too small for a Decimal")
}

extension Decimal {
  /// The decimal logarithm of the magnitude; not finite for zero and nan.
  fileprivate var logarithm: Double {
    log10(NSDecimalNumber(decimal: significand.magnitude).doubleValue) + Double(exponent)
  }
}
