import Foundation
import Types

/// A number type of Swift's that values can be of: `Int` and `Double` have cases of their own in `Value`, the others are boxed.
package protocol NativeNumber: Numeric, Comparable, Hashable, LosslessStringConvertible, Sendable, ValueConvertible {
  var approximation: Double { get }
  static func converting(_ value: Value) -> Self
}

extension NativeNumber {
  package var asValue: Value { .boxed(self) }
  package static func from(_ value: Value) -> Self { value.payload(Self.self) ?? converting(value) }
}

package protocol NativeInteger: NativeNumber, FixedWidthInteger {}
extension NativeInteger {
  package var approximation: Double { Double(self) }
  package var clampedInt: Int { Int(clamping: self) }
  package static func converting(_ value: Value) -> Self { Self(clamping: value.toInt) }
}

package protocol NativeFloat: NativeNumber, BinaryFloatingPoint {}
extension NativeFloat {
  package static func converting(_ value: Value) -> Self { Self(value.toDouble) }
}

extension Int: NativeInteger {}
extension Int8: NativeInteger {}
extension Int16: NativeInteger {}
extension Int32: NativeInteger {}
extension Int64: NativeInteger {}
extension UInt: NativeInteger {}
extension UInt8: NativeInteger {}
extension UInt16: NativeInteger {}
extension UInt32: NativeInteger {}
extension UInt64: NativeInteger {}
extension Double: NativeFloat {
  package var approximation: Double { self }
}
extension Float: NativeFloat {
  package var approximation: Double { Double(self) }
}

extension Value {
  /// The value as an integer of any width.
  package var anyInteger: (any NativeInteger)? {
    switch self {
    case .int(let value): value
    case .native(let box): box.payload as? any NativeInteger
    default: nil
    }
  }
  /// Returns the integer whose number is to be converted. Throws a fault for one whose type the program declares.
  package func convertibleInteger() throws -> any NativeInteger {
    guard let number = anyInteger else {
      throw fault("a number of an integer type that the program declares cannot be converted")
    }
    return number
  }
  package var anyFloat: (any NativeFloat)? {
    switch self {
    case .double(let value): value
    case .native(let box): box.payload as? any NativeFloat
    default: nil
    }
  }
}

private let integerTypes: [String: any NativeInteger.Type] = [
  "Int": Int.self, "Int8": Int8.self, "Int16": Int16.self, "Int32": Int32.self, "Int64": Int64.self,
  "UInt": UInt.self, "UInt8": UInt8.self, "UInt16": UInt16.self, "UInt32": UInt32.self, "UInt64": UInt64.self,
]

/// Returns the Swift type behind an integer type of the language; `Int` for any other.
package func integerType(_ type: Type) -> any NativeInteger.Type {
  if case .nominal(let decl, _) = type, let found = integerTypes[decl.name] { return found }
  return Int.self
}

package func floatType(_ type: Type) -> any NativeFloat.Type {
  if case .nominal(let decl, _) = type, decl.name == "Float" { return Float.self }
  return Double.self
}

/// Returns an integer literal as a value of the number type of that name.
package func numberLiteral(_ value: Int, typeName: String) -> Value {
  switch typeName {
  case "Int": .int(value)
  case "Double", "CGFloat", "TimeInterval": .double(Double(value))
  case "Float": .boxed(Float(value))
  case "Decimal": .boxed(Decimal(value))
  default: integerTypes[typeName].map { literal(value, $0) } ?? .int(value)
  }
}

private func literal<T: NativeInteger>(_ value: Int, _ type: T.Type) -> Value { T(clamping: value).asValue }

/// Returns a float literal as a value of the number type of that name.
package func numberLiteral(_ value: Double, typeName: String) -> Value {
  switch typeName {
  case "Float": .boxed(Float(value))
  case "Decimal": .boxed(Decimal(value))
  default: .double(value)
  }
}

/// Arithmetic that traps as Swift does.
package enum Arithmetic: Sendable { case add, subtract, multiply, divide, remainder }

package func calculate<T: NativeInteger>(_ operation: Arithmetic, _ a: T, _ b: T) throws -> T {
  let result: (partialValue: T, overflow: Bool)
  switch operation {
  case .add: result = a.addingReportingOverflow(b)
  case .subtract: result = a.subtractingReportingOverflow(b)
  case .multiply: result = a.multipliedReportingOverflow(by: b)
  case .divide:
    if b == 0 { throw fault("Division by zero") }
    result = a.dividedReportingOverflow(by: b)
    if result.overflow { throw fault("Division results in overflow") }
  case .remainder:
    if b == 0 { throw fault("Division by zero in remainder operation") }
    result = a.remainderReportingOverflow(dividingBy: b)
    if result.overflow { throw fault("Division results in overflow in remainder operation") }
  }
  if result.overflow {
    let sign = operation == .add ? "+" : operation == .subtract ? "-" : "*"
    throw fault("arithmetic overflow", note: FaultValues.overflow(a, sign, b))
  }
  return result.partialValue
}

func calculate<T: NativeFloat>(_ operation: Arithmetic, _ a: T, _ b: T) -> T {
  switch operation {
  case .add: a + b
  case .subtract: a - b
  case .multiply: a * b
  case .divide: a / b
  case .remainder: a.truncatingRemainder(dividingBy: b)
  }
}

/// Arithmetic on two numbers of the same type, whichever it is.
package func calculate(_ operation: Arithmetic, _ a: Value, _ b: Value) throws -> Value {
  if case .int(let left) = a, case .int(let right) = b { return .int(try calculate(operation, left, right)) }
  if case .double(let left) = a, case .double(let right) = b { return .double(calculate(operation, left, right)) }
  func integers<T: NativeInteger>(_ left: T) throws -> Value { try calculate(operation, left, T.from(b)).asValue }
  func floats<T: NativeFloat>(_ left: T) -> Value { calculate(operation, left, T.from(b)).asValue }
  if let left = a.anyInteger { return try integers(left) }
  if let left = a.anyFloat { return floats(left) }
  throw fault("not a number: \(a)")
}

/// Returns an integer made from any number, with Swift's messages where it does not fit.
package func convertToInteger<T: NativeInteger>(_ value: Value, _ type: T.Type) throws -> T {
  func fromInteger<S: NativeInteger>(_ source: S) throws -> T {
    guard let result = T(exactly: source) else {
      throw fault(
        source < 0 && !T.isSigned
          ? "Negative value is not representable" : "Not enough bits to represent the passed value",
        note: FaultValues.tooWide(source, T.self))
    }
    return result
  }
  func fromFloat<S: NativeFloat>(_ source: S) throws -> T {
    guard source.isFinite else {
      throw fault(
        "\(S.self) value cannot be converted to \(T.self) because it is either infinite or NaN",
        note: "the value is \(source)")
    }
    guard let result = T(exactly: source.rounded(.towardZero)) else {
      throw fault(
        "\(S.self) value cannot be converted to \(T.self) because the result would be "
          + (source < 0 ? "less than \(T.self).min" : "greater than \(T.self).max"), note: "the value is \(source)")
    }
    return result
  }
  if let source = value.anyInteger { return try fromInteger(source) }
  if let source = value.anyFloat { return try fromFloat(source) }
  if let decimal = value.payload(Decimal.self) { return try fromFloat(NSDecimalNumber(decimal: decimal).doubleValue) }
  throw fault("not a number: \(value)")
}

package func convertExactly<T: NativeInteger>(_ value: Value, _ type: T.Type) -> T? {
  func fromInteger<S: NativeInteger>(_ source: S) -> T? { T(exactly: source) }
  func fromFloat<S: NativeFloat>(_ source: S) -> T? { T(exactly: source) }
  if let source = value.anyInteger { return fromInteger(source) }
  return value.anyFloat.flatMap { fromFloat($0) }
}
