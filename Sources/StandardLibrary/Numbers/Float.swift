import Types
import Execution

/// Declares `Float`, and the members that all floating-point types share.
package func declareFloat(_ module: NativeModule) {
  module.type(
    """
    struct Float: BinaryFloatingPoint, LosslessStringConvertible, CVarArg, Codable, Sendable {
      typealias Magnitude = Float
      typealias IntegerLiteralType = Float
      typealias FloatLiteralType = Float
      typealias Stride = Float
    }
    """, represents: Float.self)
  module.alias("typealias Float32 = Float")
  var members: [NativeMember] = []
  members.nullary("init()") { .boxed(Float(0)) }
  members.unary("init(_ value: Float)") { $0 }
  members.unary("init(_ value: Double)") { .boxed(Float($0.toDouble)) }
  members.unary("init(_ value: Int)") { .boxed(Float($0.toDouble)) }
  members.unary("init<T: BinaryInteger>(_ value: T)") { value in
    func nearest<T: NativeInteger>(_ number: T) -> Value { .boxed(Float(number)) }
    return try nearest(value.convertibleInteger())
  }
  members.unary("init<T: BinaryFloatingPoint>(_ value: T)") { .boxed(Float.from($0)) }
  members.unary("init?<T: BinaryInteger>(exactly value: T)") { value in
    func exact<T: NativeInteger>(_ number: T) -> Value { .optional(Float(exactly: number).map { .boxed($0) }) }
    return try exact(value.convertibleInteger())
  }
  members.unary("init?(_ text: String)") { .optional(Float($0.toText).map { .boxed($0) }) }
  members.unary("init?<S: StringProtocol>(_ text: S)") { .optional(Float($0.toText).map { .boxed($0) }) }
  members.unary("init(floatLiteral value: Float)") { $0 }
  members.unary("init(integerLiteral value: Float)") { $0 }
  members.unary("var description: String { get }") { .string(Float.from($0).description) }
  module.extend("extension Float", members)

  var shared: [NativeMember] = []
  let convert: @Sendable (NativeCall) throws -> Value = { call in
    floatType(call.typeArguments[0]) == Float.self ? .boxed(Float(call[0].toDouble)) : .double(call[0].toDouble)
  }
  var converting: [NativeMember] = []
  converting.general("init(_ value: Int)", convert)
  converting.general("init<T: BinaryInteger>(_ value: T)", convert)
  module.extend("extension FloatingPoint", converting)
  shared.general("init<T: BinaryFloatingPoint>(_ value: T)", convert)
  declareFloatOperators(&shared)
  declareFloatConstants(&shared)
  declareFloatMembers(&shared)
  module.extend("extension BinaryFloatingPoint", shared)

  module.type("enum FloatingPointRoundingRule: Hashable", represents: FloatingPointRoundingRule.self)
  let rules: [(String, FloatingPointRoundingRule)] = [
    ("toNearestOrAwayFromZero", .toNearestOrAwayFromZero), ("toNearestOrEven", .toNearestOrEven), ("up", .up),
    ("down", .down), ("towardZero", .towardZero), ("awayFromZero", .awayFromZero),
  ]
  var cases: [NativeMember] = []
  for (name, rule) in rules {
    cases.nullary("static var \(name): FloatingPointRoundingRule { get }") { .boxed(rule) }
  }
  module.extend("extension FloatingPointRoundingRule", cases)
}

private func declareFloatOperators(_ members: inout [NativeMember]) {
  let operators: [(String, Arithmetic)] = [("+", .add), ("-", .subtract), ("*", .multiply), ("/", .divide)]
  for (symbol, operation) in operators {
    members.binary("static func \(symbol) (lhs: Self, rhs: Self) -> Self") { try calculate(operation, $0, $1) }
    members.mutating("static func \(symbol)= (lhs: inout Self, rhs: Self)") { value, call in
      value = try calculate(operation, value, call[0])
      return .void
    }
  }
  members.binary("static func == (lhs: Self, rhs: Self) -> Bool") { .bool($0 == $1) }
  members.general("static func < (lhs: Self, rhs: Self) -> Bool") { .bool($0[0].isLess(than: $0[1])) }
  members.unary("static prefix func + (operand: Self) -> Self") { $0 }
}

private func declareFloatConstants(_ members: inout [NativeMember]) {
  func constant(_ name: String, _ double: Double, _ float: Float) {
    members.general("static var \(name): Self { get }") { call in
      floatType(call.typeArguments[0]) == Float.self ? .boxed(float) : .double(double)
    }
  }
  constant("pi", .pi, .pi)
  constant("infinity", .infinity, .infinity)
  constant("nan", .nan, .nan)
  constant("zero", 0, 0)
  constant("greatestFiniteMagnitude", .greatestFiniteMagnitude, .greatestFiniteMagnitude)
  constant("leastNormalMagnitude", .leastNormalMagnitude, .leastNormalMagnitude)
  constant("leastNonzeroMagnitude", .leastNonzeroMagnitude, .leastNonzeroMagnitude)
  constant("ulpOfOne", .ulpOfOne, .ulpOfOne)
}

/// Applies an operation to a number of whichever floating-point type.
private func onFloat(_ value: Value, _ float: (Float) -> Float, _ double: (Double) -> Double) -> Value {
  if let number = value.payload(Float.self) { return .boxed(float(number)) }
  return .double(double(value.toDouble))
}

private func declareFloatMembers(_ members: inout [NativeMember]) {
  members.unary("var isNaN: Bool { get }") { .bool($0.toDouble.isNaN) }
  members.unary("var isInfinite: Bool { get }") { .bool($0.toDouble.isInfinite) }
  members.unary("var isFinite: Bool { get }") { .bool($0.toDouble.isFinite) }
  members.unary("var isZero: Bool { get }") { .bool($0.toDouble.isZero) }
  members.unary("var magnitude: Self { get }") { onFloat($0, \.magnitude, \.magnitude) }
  members.unary("var ulp: Self { get }") { onFloat($0, \.ulp, \.ulp) }
  members.unary("func squareRoot() -> Self") { onFloat($0, { $0.squareRoot() }, { $0.squareRoot() }) }
  members.unary("var nextUp: Self { get }") { onFloat($0, { $0.nextUp }, { $0.nextUp }) }
  members.unary("var nextDown: Self { get }") { onFloat($0, { $0.nextDown }, { $0.nextDown }) }
  members.unary("func rounded() -> Self") { onFloat($0, { $0.rounded() }, { $0.rounded() }) }
  members.binary("func rounded(_ rule: FloatingPointRoundingRule) -> Self") { value, rule in
    let rule = rule.payload(FloatingPointRoundingRule.self) ?? .toNearestOrAwayFromZero
    return onFloat(value, { $0.rounded(rule) }, { $0.rounded(rule) })
  }
  members.mutating("mutating func round()") { value, _ in
    value = onFloat(value, { $0.rounded() }, { $0.rounded() })
    return .void
  }
  members.mutating("mutating func round(_ rule: FloatingPointRoundingRule)") { value, call in
    let rule = call[0].payload(FloatingPointRoundingRule.self) ?? .toNearestOrAwayFromZero
    value = onFloat(value, { $0.rounded(rule) }, { $0.rounded(rule) })
    return .void
  }
  members.binary("func truncatingRemainder(dividingBy other: Self) -> Self") { try calculate(.remainder, $0, $1) }
  members.binary("func remainder(dividingBy other: Self) -> Self") { value, other in
    onFloat(
      value, { $0.remainder(dividingBy: Float.from(other)) }, { $0.remainder(dividingBy: other.toDouble) })
  }
  members.binary("func isEqual(to other: Self) -> Bool") { .bool($0 == $1) }
  members.binary("func distance(to other: Self) -> Self") { try calculate(.subtract, $1, $0) }
  members.binary("func advanced(by n: Self) -> Self") { try calculate(.add, $0, $1) }
  members.binary("static func minimum(_ x: Self, _ y: Self) -> Self") { x, y in
    onFloat(x, { Float.minimum($0, Float.from(y)) }, { Double.minimum($0, y.toDouble) })
  }
  members.binary("static func maximum(_ x: Self, _ y: Self) -> Self") { x, y in
    onFloat(x, { Float.maximum($0, Float.from(y)) }, { Double.maximum($0, y.toDouble) })
  }
  let random: @Sendable (NativeCall) throws -> Value = { call in
    guard let bounds = call[0].rangeBounds else { throw fault("Can't get random value with an empty range") }
    var source = SystemRandomNumberGenerator()
    return floatType(call.typeArguments[0]) == Float.self
      ? try bounds.randomElement(Float.self, using: &source) : try bounds.randomElement(Double.self, using: &source)
  }
  members.general("static func random(in range: Range<Self>) -> Self", random)
  members.general("static func random(in range: ClosedRange<Self>) -> Self", random)
}
