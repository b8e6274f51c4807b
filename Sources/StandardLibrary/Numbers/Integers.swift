import Types
import Execution
import Foundation

/// Declares the integer types besides `Int`, and the members that all integer types share, which read the width from
/// the value.
package func declareIntegers(_ module: NativeModule) {
  declareInteger(module, Int8.self, magnitude: "UInt8", kind: "SignedInteger")
  declareInteger(module, Int16.self, magnitude: "UInt16", kind: "SignedInteger")
  declareInteger(module, Int32.self, magnitude: "UInt32", kind: "SignedInteger")
  declareInteger(module, Int64.self, magnitude: "UInt64", kind: "SignedInteger")
  declareInteger(module, UInt.self, magnitude: "UInt", kind: "UnsignedInteger")
  declareInteger(module, UInt8.self, magnitude: "UInt8", kind: "UnsignedInteger")
  declareInteger(module, UInt16.self, magnitude: "UInt16", kind: "UnsignedInteger")
  declareInteger(module, UInt32.self, magnitude: "UInt32", kind: "UnsignedInteger")
  declareInteger(module, UInt64.self, magnitude: "UInt64", kind: "UnsignedInteger")
  declareIntegerOperators(module)
  declareIntegerConversions(module)
  declareIntegerProperties(module)
}

private func declareInteger<T: NativeInteger>(_ module: NativeModule, _ type: T.Type, magnitude: String, kind: String) {
  module.type(
    """
    struct \(T.self): FixedWidthInteger, \(kind), CVarArg, Codable, Sendable {
      typealias Magnitude = \(magnitude)
      typealias IntegerLiteralType = \(T.self)
      typealias Stride = Int
    }
    """, represents: T.self)
  var members: [NativeMember] = []
  // An unsigned type's name is its signed one's behind a U.
  for other in [kind == "SignedInteger" ? magnitude : String("\(T.self)".dropFirst())]
  where other != "\(T.self)" {
    members.unary("init(bitPattern x: \(other))") { .boxed(T.from(sameBits: $0)) }
  }
  members.unary("init?(_ description: String)") { .optional(T($0.toText).map { .boxed($0) }) }
  members.unary("init?(exactly source: Double)") { .optional(T(exactly: $0.toDouble).map { .boxed($0) }) }
  module.extend("extension \(T.self)", members)
}

extension NativeInteger {
  /// Returns the number of this type with the bits of one of another.
  fileprivate static func from(sameBits value: Value) -> Self {
    func convert<T: NativeInteger>(_ number: T) -> Self { Self(truncatingIfNeeded: number) }
    return value.anyInteger.map { convert($0) } ?? 0
  }
}

private func declareIntegerOperators(_ module: NativeModule) {
  var members: [NativeMember] = []
  var fixed: [NativeMember] = []
  let operators: [(String, Arithmetic)] = [
    ("+", .add), ("-", .subtract), ("*", .multiply), ("/", .divide), ("%", .remainder),
  ]
  for (symbol, operation) in operators {
    members.binary("static func \(symbol) (lhs: Self, rhs: Self) -> Self") { try calculate(operation, $0, $1) }
    members.mutating("static func \(symbol)= (lhs: inout Self, rhs: Self)") { value, call in
      value = try calculate(operation, value, call[0])
      return .void
    }
  }
  fixed.binary("static func &+ (lhs: Self, rhs: Self) -> Self") { try combine($0, $1, Wrapping.add) }
  fixed.binary("static func &- (lhs: Self, rhs: Self) -> Self") { try combine($0, $1, Wrapping.subtract) }
  fixed.binary("static func &* (lhs: Self, rhs: Self) -> Self") { try combine($0, $1, Wrapping.multiply) }
  members.binary("static func & (lhs: Self, rhs: Self) -> Self") { try combine($0, $1, Wrapping.and) }
  members.binary("static func | (lhs: Self, rhs: Self) -> Self") { try combine($0, $1, Wrapping.or) }
  members.binary("static func ^ (lhs: Self, rhs: Self) -> Self") { try combine($0, $1, Wrapping.xor) }
  members.binary("static func << <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self") { try shift($0, $1.toInt) }
  members.binary("static func >> <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self") {
    try shift($0, -max($1.toInt, -Int.max))
  }
  fixed.binary("static func &<< (lhs: Self, rhs: Self) -> Self") { try maskedShift($0, $1, isLeft: true) }
  fixed.binary("static func &>> (lhs: Self, rhs: Self) -> Self") { try maskedShift($0, $1, isLeft: false) }
  let assignments: [(String, Wrapping)] = [("&=", .and), ("|=", .or), ("^=", .xor)]
  for (symbol, operation) in assignments {
    members.mutating("static func \(symbol) (lhs: inout Self, rhs: Self)") { value, call in
      value = try combine(value, call[0], operation)
      return .void
    }
  }
  let wrapping: [(String, Wrapping)] = [("&+=", .add), ("&-=", .subtract), ("&*=", .multiply)]
  for (symbol, operation) in wrapping {
    fixed.mutating("static func \(symbol) (lhs: inout Self, rhs: Self)") { value, call in
      value = try combine(value, call[0], operation)
      return .void
    }
  }
  members.mutating("static func <<= <RHS: BinaryInteger>(lhs: inout Self, rhs: RHS)") { value, call in
    value = try shift(value, call[0].toInt)
    return .void
  }
  members.mutating("static func >>= <RHS: BinaryInteger>(lhs: inout Self, rhs: RHS)") { value, call in
    value = try shift(value, -max(call[0].toInt, -Int.max))
    return .void
  }
  members.unary("static prefix func ~ (operand: Self) -> Self") { value in
    func inverted<T: NativeInteger>(_ number: T) -> Value { (~number).asValue }
    return value.anyInteger.map { inverted($0) } ?? value
  }
  members.unary("static prefix func + (operand: Self) -> Self") { $0 }
  members.binary("static func == (lhs: Self, rhs: Self) -> Bool") { .bool($0 == $1) }
  members.general("static func < (lhs: Self, rhs: Self) -> Bool") { .bool($0[0].isLess(than: $0[1])) }
  module.extend("extension BinaryInteger", members)
  module.extend("extension FixedWidthInteger", fixed)
}

/// Operations that never trap.
private enum Wrapping: Sendable { case add, subtract, multiply, and, or, xor }

private func combine(_ a: Value, _ b: Value, _ operation: Wrapping) throws -> Value {
  func apply<T: NativeInteger>(_ left: T) -> Value {
    let right = T.from(b)
    let result: T =
      switch operation {
      case .add: left &+ right
      case .subtract: left &- right
      case .multiply: left &* right
      case .and: left & right
      case .or: left | right
      case .xor: left ^ right
      }
    return result.asValue
  }
  guard let left = a.anyInteger else { throw fault("not an integer: \(a)") }
  return apply(left)
}

/// Shifts to the left by a positive distance, to the right by a negative one.
private func shift(_ a: Value, _ distance: Int) throws -> Value {
  func apply<T: NativeInteger>(_ left: T) -> Value { (left << distance).asValue }
  guard let left = a.anyInteger else { throw fault("not an integer: \(a)") }
  return apply(left)
}

/// Shifts by a distance that is masked to the number's width.
func maskedShift(_ a: Value, _ distance: Value, isLeft: Bool) throws -> Value {
  func apply<T: NativeInteger>(_ left: T) -> Value {
    (isLeft ? left &<< T.from(distance) : left &>> T.from(distance)).asValue
  }
  guard let left = a.anyInteger else { throw fault("not an integer: \(a)") }
  return apply(left)
}

func negated(_ value: Value) throws -> Value {
  func integer<T: NativeInteger>(_ number: T) throws -> Value { try calculate(.subtract, 0, number).asValue }
  func float<T: NativeFloat>(_ number: T) -> Value { (-number).asValue }
  if let number = value.anyInteger { return try integer(number) }
  if let number = value.anyFloat { return float(number) }
  if let number = value.payload(Decimal.self) { return .boxed(-number) }
  throw fault("not a number: \(value)")
}

private func declareIntegerConversions(_ module: NativeModule) {
  var members: [NativeMember] = []
  members.general("init()") { call in
    func zero<T: NativeInteger>(_ type: T.Type) -> Value { T.zero.asValue }
    return zero(integerType(call.typeArguments[0]))
  }
  members.unary("init(_ source: Self)") { $0 }
  members.general("init<T: BinaryInteger>(_ source: T)") { call in
    func convert<T: NativeInteger>(_ type: T.Type) throws -> Value { try convertToInteger(call[0], type).asValue }
    return try convert(integerType(call.typeArguments[0]))
  }
  members.general("init<T: BinaryFloatingPoint>(_ source: T)") { call in
    func convert<T: NativeInteger>(_ type: T.Type) throws -> Value { try convertToInteger(call[0], type).asValue }
    return try convert(integerType(call.typeArguments[0]))
  }
  let exactly: @Sendable (NativeCall) throws -> Value = { call in
    func convert<T: NativeInteger>(_ type: T.Type) -> Value { .optional(convertExactly(call[0], type)?.asValue) }
    return convert(integerType(call.typeArguments[0]))
  }
  members.general("init?<T: BinaryInteger>(exactly source: T)", exactly)
  members.general("init?<T: BinaryFloatingPoint>(exactly source: T)", exactly)
  members.general("init<T: BinaryInteger>(clamping source: T)") { call in
    func convert<T: NativeInteger, S: NativeInteger>(_ source: S, to type: T.Type) -> Value {
      T(clamping: source).asValue
    }
    func open<T: NativeInteger>(_ type: T.Type) throws -> Value {
      convert(try call[0].convertibleInteger(), to: type)
    }
    return try open(integerType(call.typeArguments[0]))
  }
  members.general("init<T: BinaryInteger>(truncatingIfNeeded source: T)") { call in
    func convert<T: NativeInteger, S: NativeInteger>(_ source: S, to type: T.Type) -> Value {
      T(truncatingIfNeeded: source).asValue
    }
    func open<T: NativeInteger>(_ type: T.Type) throws -> Value {
      convert(try call[0].convertibleInteger(), to: type)
    }
    return try open(integerType(call.typeArguments[0]))
  }
  members.general("init?(_ description: String)") { call in
    func parse<T: NativeInteger>(_ type: T.Type) -> Value { .optional(T(call[0].toText).map(\.asValue)) }
    return parse(integerType(call.typeArguments[0]))
  }
  members.general("init?<S: StringProtocol>(_ text: S, radix: Int = 10)") { call in
    func parse<T: NativeInteger>(_ type: T.Type) throws -> Value {
      guard (2...36).contains(call[1].toInt) else { throw fault("Radix not in range 2...36") }
      return .optional(T(call[0].toText, radix: call[1].toInt).map(\.asValue))
    }
    return try parse(integerType(call.typeArguments[0]))
  }
  members.general("init(integerLiteral value: Self)") { $0[0] }
  module.extend("extension BinaryInteger", members)
}

private func declareIntegerProperties(_ module: NativeModule) {
  var members: [NativeMember] = []
  members.general("static var max: Self { get }") { call in
    func maximum<T: NativeInteger>(_ type: T.Type) -> Value { T.max.asValue }
    return maximum(integerType(call.typeArguments[0]))
  }
  members.general("static var min: Self { get }") { call in
    func minimum<T: NativeInteger>(_ type: T.Type) -> Value { T.min.asValue }
    return minimum(integerType(call.typeArguments[0]))
  }
  members.general("static var zero: Self { get }") { call in
    func zero<T: NativeInteger>(_ type: T.Type) -> Value { T.zero.asValue }
    return zero(integerType(call.typeArguments[0]))
  }
  members.general("static var bitWidth: Int { get }") { .int(integerType($0.typeArguments[0]).bitWidth) }
  members.general("static var isSigned: Bool { get }") { .bool(integerType($0.typeArguments[0]).isSigned) }
  members.unary("var bitWidth: Int { get }") { .int($0.anyInteger?.bitWidth ?? 0) }
  members.unary("var nonzeroBitCount: Int { get }") { .int($0.anyInteger?.nonzeroBitCount ?? 0) }
  members.unary("var leadingZeroBitCount: Int { get }") { .int($0.anyInteger?.leadingZeroBitCount ?? 0) }
  members.unary("var trailingZeroBitCount: Int { get }") { .int($0.anyInteger?.trailingZeroBitCount ?? 0) }
  members.unary("var description: String { get }") { .string($0.anyInteger.map { "\($0)" } ?? "") }
  members.unary("var magnitude: Magnitude { get }") { value in
    switch value.anyInteger {
    case let number as Int: .boxed(number.magnitude)
    case let number as Int8: .boxed(number.magnitude)
    case let number as Int16: .boxed(number.magnitude)
    case let number as Int32: .boxed(number.magnitude)
    case let number as Int64: .boxed(number.magnitude)
    default: value
    }
  }
  members.unary("var byteSwapped: Self { get }") { value in
    func swapped<T: NativeInteger>(_ number: T) -> Value { number.byteSwapped.asValue }
    return value.anyInteger.map { swapped($0) } ?? value
  }
  let reporting: [(String, Wrapping, Arithmetic)] = [
    ("adding", .add, .add), ("subtracting", .subtract, .subtract),
  ]
  for (name, wrapping, operation) in reporting {
    members.binary("func \(name)ReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)") {
      let overflow = (try? calculate(operation, $0, $1)) == nil
      return .labeled(("partialValue", try combine($0, $1, wrapping)), ("overflow", .bool(overflow)))
    }
  }
  members.binary("func multipliedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool)") {
    let overflow = (try? calculate(.multiply, $0, $1)) == nil
    return .labeled(("partialValue", try combine($0, $1, .multiply)), ("overflow", .bool(overflow)))
  }
  members.binary("func distance(to other: Self) -> Int") { .int(try calculate(.subtract, $1.toInt, $0.toInt)) }
  members.binary("func advanced(by n: Int) -> Self") { value, distance in
    func advance<T: NativeInteger>(_ number: T) throws -> Value {
      try convertToInteger(.int(try calculate(.add, number.clampedInt, distance.toInt)), T.self).asValue
    }
    return try value.anyInteger.map { try advance($0) } ?? value
  }
  declareRandomIntegers(&members)
  module.extend("extension FixedWidthInteger", members)
  var shared: [NativeMember] = []
  shared.unary("func signum() -> Self") { value in
    func sign<T: NativeInteger>(_ number: T) -> Value { number.signum().asValue }
    return value.anyInteger.map { sign($0) } ?? value
  }
  shared.binary("func isMultiple(of other: Self) -> Bool") { value, other in
    func check<T: NativeInteger>(_ number: T) -> Value { .bool(number.isMultiple(of: T.from(other))) }
    return value.anyInteger.map { check($0) } ?? .bool(false)
  }
  shared.binary("func quotientAndRemainder(dividingBy rhs: Self) -> (quotient: Self, remainder: Self)") {
    .labeled(("quotient", try calculate(.divide, $0, $1)), ("remainder", try calculate(.remainder, $0, $1)))
  }
  module.extend("extension BinaryInteger", shared)
}

private func declareRandomIntegers(_ members: inout [NativeMember]) {
  let random: @Sendable (NativeCall) throws -> Value = { call in
    guard let bounds = call[0].rangeBounds else { throw fault("Can't get random value with an empty range") }
    func pick<T: NativeInteger>(_ type: T.Type) throws -> Value {
      let lower = T.from(bounds.lower)
      let upper = T.from(bounds.upper)
      if bounds.isClosed { return T.random(in: lower...upper).asValue }
      guard lower < upper else { throw fault("Can't get random value with an empty range") }
      return T.random(in: lower..<upper).asValue
    }
    return try pick(integerType(call.typeArguments[0]))
  }
  members.general("static func random(in range: Range<Self>) -> Self", random)
  members.general("static func random(in range: ClosedRange<Self>) -> Self", random)
}
