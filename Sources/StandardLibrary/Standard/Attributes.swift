import Execution
import Types

extension Bool: ValueConvertible {
  package var asValue: Value { .bool(self) }
  package static func from(_ value: Value) -> Bool { value.asBool }
}
extension String: ValueConvertible {
  package var asValue: Value { .string(self) }
  package static func from(_ value: Value) -> String { value.toText }
}
extension Optional: ValueConvertible where Wrapped: ValueConvertible {
  package var asValue: Value { .optional(map(\.asValue)) }
  package static func from(_ value: Value) -> Wrapped? { value.asOptional.map { Wrapped.from($0) } }
}
extension Array: ValueConvertible where Element: ValueConvertible {
  package var asValue: Value { .array(map(\.asValue)) }
  package static func from(_ value: Value) -> [Element] { value.asArray.map { Element.from($0) } }
}
extension Set: ValueConvertible where Element: ValueConvertible {
  package var asValue: Value { .set(Set<Value>(map(\.asValue))) }
  package static func from(_ value: Value) -> Set<Element> { Set(value.asSet.map { Element.from($0) }) }
}

/// Properties of native types by their key paths.
extension [NativeMember] {
  /// Declares a read-only property.
  package mutating func reading<Root: ValueConvertible, Property: ValueConvertible>(
    _ declaration: String, _ get: @escaping @Sendable (Root) -> Property
  ) {
    unary("var \(declaration) { get }") { get(Root.from($0)).asValue }
  }

  /// Declares a property of a value type.
  package mutating func attribute<Root: ValueConvertible, Property: ValueConvertible>(
    _ declaration: String, _ path: any WritableKeyPath<Root, Property> & Sendable
  ) {
    property(
      "var \(declaration) { get set }", get: .unary { Root.from($0)[keyPath: path].asValue },
      set: .mutating { value, call in
        var root = Root.from(value)
        root[keyPath: path] = Property.from(call[0])
        value = root.asValue
        return .void
      })
  }

  /// Declares a property of an object.
  package mutating func objectAttribute<Root: AnyObject & SendableMetatype, Property: ValueConvertible>(
    _ declaration: String, _ path: any ReferenceWritableKeyPath<Root, Property> & Sendable
  ) {
    property(
      "var \(declaration) { get set }",
      get: .unary { ($0.asObject as? Root)?[keyPath: path].asValue ?? .none },
      set: .mutating { value, call in
        (value.asObject as? Root)?[keyPath: path] = Property.from(call[0])
        return .void
      })
  }

  /// Declares the cases of an enum, or the constants of a type, each under its name.
  package mutating func constants<Root: Sendable>(_ type: String, _ known: [(String, Root)]) {
    for (name, value) in known { nullary("static var \(name): \(type) { get }") { .boxed(value) } }
  }
}
