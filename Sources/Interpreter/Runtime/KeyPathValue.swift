/// A key path as a value: native code reads and writes through it, on any thread: lowered code is never written again.
package final class KeyPathValue: @unchecked Sendable, CustomStringConvertible {
  package let description: String
  private let getter: (Value) throws -> Value
  private let setter: ((inout Value, Value) throws -> Void)?

  package init(
    description: String, get: @escaping (Value) throws -> Value,
    set: ((inout Value, Value) throws -> Void)?
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
