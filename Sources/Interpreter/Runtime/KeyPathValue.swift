/// A key path as a value: native code reads and writes through it.
package final class KeyPathValue: @unchecked Sendable, CustomStringConvertible {
  package let description: String
  private let getter: @Sendable (Value) throws -> Value
  private let setter: (@Sendable (inout Value, Value) throws -> Void)?

  package init(
    description: String, get: @escaping @Sendable (Value) throws -> Value,
    set: (@Sendable (inout Value, Value) throws -> Void)?
  ) {
    self.description = description
    getter = get
    setter = set
  }

  package var isWritable: Bool { setter != nil }
  package func get(_ root: Value) throws -> Value { try getter(root) }
  package func set(_ root: inout Value, to value: Value) throws { try setter?(&root, value) }
}

extension Value {
  package var asKeyPath: KeyPathValue? { asObject as? KeyPathValue }
}
