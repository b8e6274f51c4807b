/// A value of the interpreted language. It describes itself: printing, equality, hashing, `is` and `as?` need no static type,
/// which is why an optional that holds something is a case of its own and erasing to `Any` leaves a value as it is.
package enum Value: @unchecked Sendable {
  case void
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case character(Character)
  /// `nil` of any optional type.
  case none
  case some(OptionalBox)
  case tuple(TupleValue)
  case array([Value])
  case dictionary([Value: Value])
  case set(Set<Value>)
  /// An interpreted struct. A reference that is copied before it is written unless it is the only one.
  case structure(StructInstance)
  case enumeration(EnumInstance)
  /// An instance of an interpreted class (`ClassInstance`) or of a native one (`PublishSubject<Value>`), with its identity.
  case object(AnyObject)
  /// A native value type: `Date`, `UInt8`, `DispatchTimeInterval`, a range.
  case native(NativeBox)
  case function(Function)
  case metatype(TypeBox)

  @inlinable
  package static func optional(_ value: Value?) -> Value { value.map { .some(OptionalBox($0)) } ?? .none }
}

package final class OptionalBox: Sendable {
  package let value: Value
  package init(_ value: Value) { self.value = value }
}

package final class TupleValue: Sendable {
  package let labels: [String?]
  package let elements: [Value]
  package init(labels: [String?], elements: [Value]) {
    self.labels = labels
    self.elements = elements
  }
}

/// A type without generic parameters, as a value.
package final class TypeBox: Sendable {
  package let type: Type
  package init(_ type: Type) { self.type = type }
}

/// Holds a native value; `Boxed` knows its type.
package class NativeBox: @unchecked Sendable {
  package var payload: Any { fatalError("NativeBox is abstract") }
}

package final class Boxed<Payload>: NativeBox, @unchecked Sendable {
  package let value: Payload
  package init(_ value: Payload) { self.value = value }
  package override var payload: Any { value }
}

/// An interpreted value that was thrown, on its way through native code as a Swift `Error`.
package struct ThrownValue: Error, Sendable {
  package let value: Value
  package init(_ value: Value) { self.value = value }
}
