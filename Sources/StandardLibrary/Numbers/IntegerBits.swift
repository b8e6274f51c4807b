import Types
import Execution

/// Integers as their bits lie in memory, and division that reports instead of trapping.
package func declareIntegerBits(_ module: NativeModule) {
  var members: [NativeMember] = []
  func swapped(_ name: String, _ swap: @escaping @Sendable (any NativeInteger) -> Value) {
    members.unary("var \(name): Self { get }") { $0.anyInteger.map(swap) ?? .void }
  }
  swapped("bigEndian") { $0.bigEndian.asValue }
  swapped("littleEndian") { $0.littleEndian.asValue }
  members.unary("init(bigEndian value: Self)") { value in
    func make<T: NativeInteger>(_ number: T) -> Value { T(bigEndian: number).asValue }
    return value.anyInteger.map { make($0) } ?? value
  }
  members.unary("init(littleEndian value: Self)") { value in
    func make<T: NativeInteger>(_ number: T) -> Value { T(littleEndian: number).asValue }
    return value.anyInteger.map { make($0) } ?? value
  }
  for (name, isDivision) in [
    ("dividedReportingOverflow(by rhs", true), ("remainderReportingOverflow(dividingBy rhs", false),
  ] {
    members.binary("func \(name): Self) -> (partialValue: Self, overflow: Bool)") { left, right in
      func report<T: NativeInteger>(_ left: T) -> Value {
        let right = T.from(right)
        let result =
          isDivision ? left.dividedReportingOverflow(by: right) : left.remainderReportingOverflow(dividingBy: right)
        return .labeled(("partialValue", result.partialValue.asValue), ("overflow", .bool(result.overflow)))
      }
      return left.anyInteger.map { report($0) } ?? .void
    }
  }
  module.extend("extension FixedWidthInteger", members)
  var byte: [NativeMember] = []
  byte.unary("init(ascii v: Unicode.Scalar)") { scalar in
    guard let byte = UInt8(exactly: Unicode.Scalar.from(scalar).value), byte < 128 else {
      throw fault("Code point value does not fit into ASCII")
    }
    return .boxed(byte)
  }
  module.extend("extension UInt8", byte)
}
