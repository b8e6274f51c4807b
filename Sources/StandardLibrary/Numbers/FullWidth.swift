import Types
import Execution

/// Declares double-width products and their division, masked shifts in place, and the types of C.
package func declareFullWidth(_ module: NativeModule) {
  var members: [NativeMember] = []
  members.binary("func multipliedFullWidth(by other: Self) -> (high: Self, low: Self.Magnitude)") { left, right in
    func multiply<T: NativeInteger>(_ left: T) -> Value {
      let product = left.multipliedFullWidth(by: T.from(right))
      let low = (product.low as? any NativeInteger)?.asValue
      return .labeled(("high", product.high.asValue), ("low", low ?? .void))
    }
    return left.anyInteger.map { multiply($0) } ?? .void
  }
  members.binary(
    "func dividingFullWidth(_ dividend: (high: Self, low: Self.Magnitude)) -> (quotient: Self, remainder: Self)"
  ) { divisor, dividend in
    func divide<T: NativeInteger>(_ divisor: T) throws -> Value {
      if divisor == 0 { throw fault("Division by zero") }
      let high = T.from(dividend.asElements[0])
      func low<N: NativeInteger>(_ number: N) -> T.Magnitude { T.Magnitude(truncatingIfNeeded: number) }
      guard let low = dividend.asElements[1].anyInteger.map({ low($0) }) else { return .void }
      // The quotient has to fit, as it has to in Swift, which stops where it does not.
      guard high.magnitude < divisor.magnitude else { throw fault("Quotient is not representable") }
      let result = divisor.dividingFullWidth((high, low))
      return .labeled(("quotient", result.quotient.asValue), ("remainder", result.remainder.asValue))
    }
    return try divisor.anyInteger.map { try divide($0) } ?? .void
  }
  for (name, isLeft) in [("&<<=", true), ("&>>=", false)] {
    members.mutating("static func \(name) (lhs: inout Self, rhs: Self)") { value, call in
      value = try maskedShift(value, call[0], isLeft: isLeft)
      return .void
    }
  }
  module.extend("extension FixedWidthInteger", members)
  var globals: [NativeMember] = []
  globals.general("func numericCast<T: BinaryInteger, U: BinaryInteger>(_ x: T) -> U") { call in
    func convert<T: NativeInteger>(_ type: T.Type) throws -> Value { try convertToInteger(call[0], type).asValue }
    return try convert(integerType(call.typeArguments[1]))
  }
  module.global(globals)
  for (name, type) in [
    ("CInt", "Int32"), ("CUnsignedInt", "UInt32"), ("CLong", "Int"), ("CUnsignedLong", "UInt"), ("CLongLong", "Int64"),
    ("CUnsignedLongLong", "UInt64"), ("CShort", "Int16"), ("CUnsignedShort", "UInt16"), ("CChar", "Int8"),
    ("CSignedChar", "Int8"), ("CUnsignedChar", "UInt8"), ("CDouble", "Double"), ("CFloat", "Float"), ("CBool", "Bool"),
  ] {
    module.alias("typealias \(name) = \(type)")
  }
}
