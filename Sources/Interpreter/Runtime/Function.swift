/// A function as a value: a closure, a bound method, a native function.
package final class Function: @unchecked Sendable {
  package let arity: Int
  package let body: @Sendable ([Value]) throws -> Value

  package init(arity: Int, body: @escaping @Sendable ([Value]) throws -> Value) {
    self.arity = arity
    self.body = body
  }

  package func call(_ arguments: Value...) throws -> Value { try body(arguments) }
  package func call(_ arguments: [Value]) throws -> Value { try body(arguments) }
}
