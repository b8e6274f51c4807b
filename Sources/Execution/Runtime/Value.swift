import Types

/// A value of the interpreted language. It describes itself: printing, equality, hashing, `is` and `as?` need no static
/// type. Therefore a non-nil optional is a separate case, and erasing to `Any` does not change a value.
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
  case dictionary(ValueTable)
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

  /// `Optional(value)`.
  @inlinable
  package static func wrapped(_ value: Value) -> Value { .some(OptionalBox(value)) }

  /// Returns a native value type in its box.
  @inlinable
  package static func boxed<Payload>(_ payload: Payload) -> Value { .native(Boxed(payload)) }

  @inlinable
  package static func tuple(_ elements: Value..., labels: [String?]? = nil) -> Value {
    .tuple(TupleValue(labels: labels ?? Array(repeating: nil, count: elements.count), elements: elements))
  }
}

extension Value {
  /// Content of an uninitialized or moved-out place. A place of type `Void` always has this content: `isUnset` says
  /// nothing about it.
  @inlinable
  package static var unset: Value { .void }

  @inlinable
  package var isUnset: Bool { isVoid }

  @inlinable
  package var isVoid: Bool { if case .void = self { true } else { false } }

  /// Result of a failed failable initializer.
  static var failedInitializer: Value { .bool(false) }

  var isFailedInitializer: Bool { if case .bool(false) = self { true } else { false } }
}

package final class OptionalBox: @unchecked Sendable {
  /// Taken out only while nothing else refers to the box.
  package var value: Value
  package init(_ value: Value) { self.value = value }
}

package final class TupleValue: @unchecked Sendable {
  package let labels: [String?]
  /// Written only while nothing else refers to the tuple.
  package internal(set) var elements: [Value]
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
