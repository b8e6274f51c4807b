import Execution

extension Runtime {
  /// Returns all elements of a sequence, native or of the program.
  package func elements(_ value: Value) throws -> [Value] {
    if case .array(let elements) = value { return elements }
    guard let next = try value.makeNext(in: self) else { return [] }
    var elements: [Value] = []
    while let element = try next() { elements.append(element) }
    return elements
  }

  /// Returns the value at a key path.
  func value(at keyPath: Value, of root: Value) throws -> Value {
    if let path = keyPath.asKeyPath { return try path.get(root) }
    return try keyPath.asFunction.call(root)
  }
}

/// A sequence of the program as one of Swift, walked lazily.
struct SequenceValue: Sequence, @unchecked Sendable {
  // Unchecked because an iteration stays on the thread that began it; values may be shared.
  let value: Value
  let runtime: Runtime

  func makeIterator() -> AnyIterator<Value> {
    let next = try? value.makeNext(in: runtime)
    return AnyIterator { try? next?() }
  }
}
