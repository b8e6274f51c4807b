import Types
/// Collecting members one statement each: a literal of forty closures would be one expression to the compiler's type checker.
extension [NativeMember] {
  package mutating func nullary(_ signature: String, _ body: @escaping @Sendable () throws -> Value) {
    append(NativeMember(signature, .nullary(body)))
  }
  package mutating func unary(_ signature: String, _ body: @escaping @Sendable (Value) throws -> Value) {
    append(NativeMember(signature, .unary(body)))
  }
  package mutating func binary(_ signature: String, _ body: @escaping @Sendable (Value, Value) throws -> Value) {
    append(NativeMember(signature, .binary(body)))
  }
  package mutating func ternary(_ signature: String, _ body: @escaping @Sendable (Value, Value, Value) throws -> Value)
  {
    append(NativeMember(signature, .ternary(body)))
  }
  package mutating func general(_ signature: String, _ body: @escaping @Sendable (NativeCall) throws -> Value) {
    append(NativeMember(signature, .general(body)))
  }
  package mutating func mutating(
    _ signature: String, _ body: @escaping @Sendable (inout Value, NativeCall) throws -> Value
  ) {
    append(NativeMember(signature, .mutating(body)))
  }
}

extension [NativeMember] {
  /// Declares a writable property or subscript.
  package mutating func property(_ signature: String, get: NativeImplementation, set: NativeImplementation) {
    append(NativeMember(signature, get, setter: set))
  }
}
