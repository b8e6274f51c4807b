import Execution

/// Implementations of the catalog's declarations, by their keys.
package struct Bindings: Sendable {
  package struct Binding: Sendable {
    package let implementation: NativeImplementation
    package let setter: NativeImplementation?
    package var isMeantFor: (@Sendable (String) -> Bool)?
    package var deriving: Derivation?
  }

  package typealias Body = @Sendable (NativeCall) throws -> Value

  package private(set) var table: [String: Binding] = [:]

  package init() { table.reserveCapacity(900) }

  /// Binds a function, an initializer or a read-only property.
  package mutating func callAsFunction(_ key: String, _ body: @escaping Body) {
    table[key] = Binding(implementation: .general(body), setter: nil)
  }

  /// Binds the same body under several keys.
  mutating func callAsFunction(_ keys: [String], _ body: @escaping Body) {
    for key in keys { self(key, body) }
  }

  /// Binds a function without a result.
  package mutating func void(_ key: String, _ body: @escaping @Sendable (NativeCall) throws -> Void) {
    self(key) { call in
      try body(call)
      return .void
    }
  }

  /// Binds a function of one value, the receiver included, that needs no other data of the call.
  mutating func unary(_ key: String, _ body: @escaping @Sendable (Value) throws -> Value) {
    table[key] = Binding(implementation: .unary(body), setter: nil)
  }

  /// Binds a function of two values, the receiver included: the fastest form, for functions that programs call in
  /// loops.
  mutating func binary(_ key: String, _ body: @escaping @Sendable (Value, Value) throws -> Void) {
    table[key] = Binding(
      implementation: .binary { first, second in
        try body(first, second)
        return .void
      }, setter: nil)
  }

  /// Sets the literal texts that an overload is preferred for as its first argument.
  mutating func overload(_ key: String, isMeantFor: @escaping @Sendable (String) -> Bool) {
    table[key]?.isMeantFor = isMeantFor
  }

  /// Sets the code by which an initializer makes the object of a class that the program derives.
  mutating func derivation(_ key: String, _ derivation: Derivation) {
    table[key]?.deriving = derivation
  }

  /// Binds a writable variable of the top level.
  mutating func variable(
    _ key: String, get: @escaping @Sendable () throws -> Value, set: @escaping @Sendable (Value) throws -> Void
  ) {
    table[key] = Binding(
      implementation: .nullary(get),
      setter: .unary { value in
        try set(value)
        return .void
      })
  }

  /// Binds a writable property; the new value is the setter's last argument.
  package mutating func property(
    _ key: String, get: @escaping Body, set: @escaping @Sendable (inout Value, NativeCall) throws -> Void
  ) {
    table[key] = Binding(
      implementation: .general(get),
      setter: .mutating { receiver, call in
        try set(&receiver, call)
        return .void
      })
  }
}
