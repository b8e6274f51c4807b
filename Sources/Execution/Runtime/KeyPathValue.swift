import Types

/// A key path as a value: native code reads and writes through it, on any thread: lowered code is never written again.
package final class KeyPathValue: @unchecked Sendable, CustomStringConvertible {
  /// Its class with the types at its beginning and its end.
  package let type: Type
  package let description: String
  /// The type that it starts from.
  package let root: String
  /// Its steps as they are written; with the root, what key paths are compared by.
  package let components: String
  private let getter: (Value) throws -> Value
  private let setter: ((inout Value, Value) throws -> Void)?

  package init(
    type: Type, description: String, root: String = "", components: String, get: @escaping (Value) throws -> Value,
    set: ((inout Value, Value) throws -> Void)?
  ) {
    self.type = type
    self.description = description
    self.root = root
    self.components = components
    getter = get
    setter = set
  }

  package var isWritable: Bool { setter != nil }
  package func get(_ root: Value) throws -> Value { try getter(root) }
  package func set(_ root: inout Value, to value: Value) throws { try setter?(&root, value) }
}

extension KeyPathValue: Hashable {
  package static func == (lhs: KeyPathValue, rhs: KeyPathValue) -> Bool {
    lhs.root == rhs.root && lhs.components == rhs.components
  }
  package func hash(into hasher: inout Hasher) {
    hasher.combine(root)
    hasher.combine(components)
  }
}

extension Value {
  package var asKeyPath: KeyPathValue? { asObject as? KeyPathValue }
}
