import Foundation
import Types

/// Conversion of numbers to Foundation's objects and back: which objects of JSON or of a formatter are an `Int`,
/// `Double` or `Bool`.
extension Value {
  /// A number as Foundation takes it, without loss.
  package var foundationNumber: NSNumber {
    switch self {
    case .int(let number): return NSNumber(value: number)
    case .bool(let flag): return NSNumber(value: flag)
    case .object(let object): return object as? NSNumber ?? 0
    case .native(let box):
      switch box.payload {
      case let decimal as Decimal: return NSDecimalNumber(decimal: decimal)
      case let number as Float: return NSNumber(value: number)
      case let number as UInt: return NSNumber(value: number)
      case let number as UInt64: return NSNumber(value: number)
      case let number as any NativeInteger: return NSNumber(value: number.clampedInt)
      default: return NSNumber(value: toDouble)
      }
    default: return NSNumber(value: toDouble)
    }
  }

  /// The number as an `NSNumber` of the program.
  package var asNumberObject: Value { .object(foundationNumber) }
}

extension NSNumber {
  /// Returns the result of `as?`: the number, if the type can represent it exactly. Nil for types that are no numbers.
  func bridged(to type: NominalDecl) -> Value?? {
    guard type.isNative else { return nil }
    return switch type.name {
    case "Int": .some((self as? Int).map { .int($0) })
    case "Double": .some((self as? Double).map { .double($0) })
    case "Bool": .some((self as? Bool).map { .bool($0) })
    case "Float": .some((self as? Float).map { .boxed($0) })
    case "CGFloat": .some((self as? Double).map { .boxed(CGFloat($0)) })
    case "Int8": .some((self as? Int8).map { .boxed($0) })
    case "Int16": .some((self as? Int16).map { .boxed($0) })
    case "Int32": .some((self as? Int32).map { .boxed($0) })
    case "Int64": .some((self as? Int64).map { .boxed($0) })
    case "UInt": .some((self as? UInt).map { .boxed($0) })
    case "UInt8": .some((self as? UInt8).map { .boxed($0) })
    case "UInt16": .some((self as? UInt16).map { .boxed($0) })
    case "UInt32": .some((self as? UInt32).map { .boxed($0) })
    case "UInt64": .some((self as? UInt64).map { .boxed($0) })
    default: nil
    }
  }
}
