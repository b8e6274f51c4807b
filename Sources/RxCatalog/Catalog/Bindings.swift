import Execution

/// What the declarations of the catalog do, by their keys.
struct Bindings {
  struct Binding: Sendable {
    let implementation: NativeImplementation
    let setter: NativeImplementation?
    var isMeantFor: (@Sendable (String) -> Bool)?
    var deriving: Derivation?
  }

  typealias Body = @Sendable (NativeCall) throws -> Value

  private(set) var table: [String: Binding] = [:]

  init() { table.reserveCapacity(900) }

  /// A function, an initializer or a property that cannot be set.
  mutating func callAsFunction(_ key: String, _ body: @escaping Body) {
    table[key] = Binding(implementation: .general(body), setter: nil)
  }

  /// The same body under several keys.
  mutating func callAsFunction(_ keys: [String], _ body: @escaping Body) {
    for key in keys { self(key, body) }
  }

  /// A function without a result.
  mutating func void(_ key: String, _ body: @escaping @Sendable (NativeCall) throws -> Void) {
    self(key) { call in
      try body(call)
      return .void
    }
  }

  /// A function of one value, the receiver included, that needs nothing else of the call.
  mutating func unary(_ key: String, _ body: @escaping @Sendable (Value) throws -> Value) {
    table[key] = Binding(implementation: .unary(body), setter: nil)
  }

  /// A function of two values, the receiver included: the quickest way for what programs call in loops.
  mutating func binary(_ key: String, _ body: @escaping @Sendable (Value, Value) throws -> Void) {
    table[key] = Binding(
      implementation: .binary { first, second in
        try body(first, second)
        return .void
      }, setter: nil)
  }

  /// Says of an overload which texts it is meant for where its first argument is written out.
  mutating func overload(_ key: String, isMeantFor: @escaping @Sendable (String) -> Bool) {
    table[key]?.isMeantFor = isMeantFor
  }

  /// Says of an initializer how it makes the object of a class that the program derives.
  mutating func derivation(_ key: String, _ derivation: Derivation) {
    table[key]?.deriving = derivation
  }

  /// A property that can be set; the new value is the setter's last argument.
  mutating func property(
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
