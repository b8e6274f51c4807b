/// Collecting members one statement each: a literal of forty closures would be one expression to the compiler's type checker.
extension [NativeMember] {
  mutating func nullary(_ signature: String, _ body: @escaping @Sendable () throws -> Value) {
    append(NativeMember(signature, .nullary(body)))
  }
  mutating func unary(_ signature: String, _ body: @escaping @Sendable (Value) throws -> Value) {
    append(NativeMember(signature, .unary(body)))
  }
  mutating func binary(_ signature: String, _ body: @escaping @Sendable (Value, Value) throws -> Value) {
    append(NativeMember(signature, .binary(body)))
  }
  mutating func ternary(_ signature: String, _ body: @escaping @Sendable (Value, Value, Value) throws -> Value) {
    append(NativeMember(signature, .ternary(body)))
  }
  mutating func general(_ signature: String, _ body: @escaping @Sendable (NativeCall) throws -> Value) {
    append(NativeMember(signature, .general(body)))
  }
  mutating func mutating(_ signature: String, _ body: @escaping @Sendable (inout Value, NativeCall) throws -> Value) {
    append(NativeMember(signature, .mutating(body)))
  }
}

extension [NativeMember] {
  /// A property or subscript that can be set.
  mutating func property(_ signature: String, get: NativeImplementation, set: NativeImplementation) {
    append(NativeMember(signature, get, setter: set))
  }
}
