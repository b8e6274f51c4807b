import Types
import Execution

/// Declares the parts of floating-point numbers, and the orders and sums that IEEE 754 defines for them.
package func declareFloatBits(_ module: NativeModule) {
  var shared: [NativeMember] = []
  declareKinds(&shared)
  declareParts(&shared)
  declareInPlace(&shared)
  module.extend("extension BinaryFloatingPoint", shared)
  var double: [NativeMember] = []
  double.unary("var bitPattern: UInt64 { get }") { .boxed($0.toDouble.bitPattern) }
  double.unary("init(bitPattern: UInt64)") { .double(Double(bitPattern: UInt64.from($0))) }
  double.unary("var debugDescription: String { get }") { .string($0.toDouble.debugDescription) }
  double.unary("var exponent: Int { get }") { .int(Int($0.toDouble.exponent)) }
  double.ternary("init(sign: FloatingPointSign, exponent: Int, significand: Double)") { sign, exponent, significand in
    .double(
      Double(
        sign: sign.payload(FloatingPointSign.self) ?? .plus, exponent: exponent.toInt,
        significand: significand.toDouble))
  }
  double.binary("init(signOf: Double, magnitudeOf: Double)") {
    .double(Double(signOf: $0.toDouble, magnitudeOf: $1.toDouble))
  }
  module.extend("extension Double", double)
  var float: [NativeMember] = []
  float.unary("var bitPattern: UInt32 { get }") { .boxed(Float.from($0).bitPattern) }
  float.unary("init(bitPattern: UInt32)") { .boxed(Float(bitPattern: UInt32.from($0))) }
  float.unary("var debugDescription: String { get }") { .string(Float.from($0).debugDescription) }
  float.unary("var exponent: Int { get }") { .int(Int(Float.from($0).exponent)) }
  module.extend("extension Float", float)
}

private func declareKinds(_ members: inout [NativeMember]) {
  let questions: [(String, @Sendable (any NativeFloat) -> Bool)] = [
    ("isNormal", { $0.isNormal }), ("isSubnormal", { $0.isSubnormal }), ("isCanonical", { $0.isCanonical }),
    ("isSignalingNaN", { $0.isSignalingNaN }),
  ]
  for (name, question) in questions {
    members.unary("var \(name): Bool { get }") { .bool($0.anyFloat.map(question) ?? false) }
  }
  members.binary("func isLess(than other: Self) -> Bool") { .bool($0.toDouble < $1.toDouble) }
  members.binary("func isLessThanOrEqualTo(_ other: Self) -> Bool") { .bool($0.toDouble <= $1.toDouble) }
  members.binary("func isTotallyOrdered(belowOrEqualTo other: Self) -> Bool") {
    .bool($0.toDouble.isTotallyOrdered(belowOrEqualTo: $1.toDouble))
  }
}

private func declareParts(_ members: inout [NativeMember]) {
  func part(_ name: String, _ part: @escaping @Sendable (any NativeFloat) -> Value) {
    members.unary("var \(name) { get }") { $0.anyFloat.map(part) ?? .void }
  }
  part("sign: FloatingPointSign") { .boxed($0.sign) }
  part("significand: Self") { $0.significand.asValue }
  part("binade: Self") { $0.binade.asValue }
  part("floatingPointClass: FloatingPointClassification") { .boxed($0.floatingPointClass) }
  members.nullary("static var radix: Int { get }") { .int(2) }
  members.general("static var significandBitCount: Int { get }") {
    .int(floatType($0.typeArguments[0]) == Float.self ? Float.significandBitCount : Double.significandBitCount)
  }
  members.general("static var exponentBitCount: Int { get }") {
    .int(floatType($0.typeArguments[0]) == Float.self ? Float.exponentBitCount : Double.exponentBitCount)
  }
  members.ternary("func addingProduct(_ lhs: Self, _ rhs: Self) -> Self") { value, left, right in
    func add<T: NativeFloat>(_ value: T) -> Value { value.addingProduct(T.from(left), T.from(right)).asValue }
    return value.anyFloat.map { add($0) } ?? value
  }
}

private func declareInPlace(_ members: inout [NativeMember]) {
  members.mutating("mutating func formSquareRoot()") { value, _ in
    func root<T: NativeFloat>(_ value: T) -> Value { value.squareRoot().asValue }
    value = value.anyFloat.map { root($0) } ?? value
    return .void
  }
  members.mutating("mutating func formTruncatingRemainder(dividingBy other: Self)") { value, call in
    value = try calculate(.remainder, value, call[0])
    return .void
  }
  members.mutating("mutating func addProduct(_ lhs: Self, _ rhs: Self)") { value, call in
    func add<T: NativeFloat>(_ value: T) -> Value { value.addingProduct(T.from(call[0]), T.from(call[1])).asValue }
    value = value.anyFloat.map { add($0) } ?? value
    return .void
  }
}

/// Declares the properties that classify a floating-point number.
package func declareFloatKinds(_ module: NativeModule) {
  module.type("enum FloatingPointSign: Hashable", represents: FloatingPointSign.self)
  var signs: [NativeMember] = []
  signs.constants("FloatingPointSign", [("plus", FloatingPointSign.plus), ("minus", .minus)])
  signs.unary("var rawValue: Int { get }") { .int($0.payload(FloatingPointSign.self)?.rawValue ?? 0) }
  module.extend("extension FloatingPointSign", signs)
  module.type("enum FloatingPointClassification: Hashable", represents: FloatingPointClassification.self)
  var kinds: [NativeMember] = []
  kinds.constants(
    "FloatingPointClassification",
    [
      ("signalingNaN", FloatingPointClassification.signalingNaN), ("quietNaN", .quietNaN),
      ("negativeInfinity", .negativeInfinity), ("negativeNormal", .negativeNormal),
      ("negativeSubnormal", .negativeSubnormal), ("negativeZero", .negativeZero), ("positiveZero", .positiveZero),
      ("positiveSubnormal", .positiveSubnormal), ("positiveNormal", .positiveNormal),
      ("positiveInfinity", .positiveInfinity),
    ])
  module.extend("extension FloatingPointClassification", kinds)
}
