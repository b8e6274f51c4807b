import Execution
import Types

/// Coding of types with raw values, which are written as these.
extension Runtime {
  private static let codedRawTypes: Set = [
    "Bool", "String", "Double", "Float", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32",
    "UInt64",
  ]

  /// Returns the type of the raw values as which values of a type are written; nil for types that are coded in another way.
  func codedRawType(of type: Type) -> Type? {
    guard let proto = universe.nominal("RawRepresentable"), universe.conforms(type, to: proto),
      let raw = universe.memberType("RawValue", of: type), let name = raw.nativeName, Self.codedRawTypes.contains(name)
    else { return nil }
    return raw
  }

  /// Returns the value of a type with a raw value; nil where it has none.
  func value(of type: Type, withRawValue raw: Value) throws -> Value? {
    guard let make = requirement("RawRepresentable", "init") else { return nil }
    return try lowering.construct(type, make, [raw]).asOptional
  }

  /// Returns the value of a property that a protocol requires, whoever implements it.
  func value(of property: String, in proto: String, for receiver: Value) throws -> Value {
    guard let requirement = requirement(proto, property) else { throw fault("\(proto) has no \(property)") }
    var receiver = receiver
    return try lowering.callRequirement(requirement, on: &receiver)
  }
}
