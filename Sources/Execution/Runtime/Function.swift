/// A function as a value: a closure, a bound method, a native function.
///
/// Native code calls it with `call`, on any thread. A fault inside is thrown as a `Trap`; by then the runtime is
/// stopping, so that the result of native code is discarded. Native code that cannot throw calls `run`.
package class Function: @unchecked Sendable {
  package let arity: Int
  /// Isolation of a task with this function as its operation.
  // Written once, when the function is made.
  package internal(set) var isolation = Isolation.none
  private let body: (@Sendable ([Value]) throws -> Value)?
  private let unary: (@Sendable (Value) throws -> Value)?

  /// Functions that override the calls give neither.
  init(
    arity: Int, implementation body: (@Sendable ([Value]) throws -> Value)?,
    unary: (@Sendable (Value) throws -> Value)?
  ) {
    self.arity = arity
    self.body = body
    self.unary = unary
  }

  package convenience init(arity: Int, body: @escaping @Sendable ([Value]) throws -> Value) {
    self.init(arity: arity, implementation: body, unary: nil)
  }

  /// A native function of one parameter.
  package convenience init(unary: @escaping @Sendable (Value) throws -> Value) {
    self.init(arity: 1, implementation: nil, unary: unary)
  }

  /// A function that returns nothing, used while a program is being stopped.
  package static let nothing = Function(arity: 0) { _ in .void }

  /// Captured objects: retained ones, and those that are captured as `weak` or `unowned`.
  package var capturedObjects: (kept: [AnyObject], known: [WeakReference]) { ([], []) }

  package func call(_ arguments: [Value]) throws -> Value {
    if let body { return try body(arguments) }
    if let unary { return try unary(arguments.first ?? .void) }
    return .void
  }

  /// Calls a function with `inout` parameters, whose arguments are updated.
  package func call(changing arguments: inout [Value]) throws -> Value { try call(arguments) }

  package func call() throws -> Value { try call([]) }

  package func call(_ first: Value) throws -> Value {
    if let unary { return try unary(first) }
    return try call([first])
  }

  /// Calls a predicate.
  package func test(_ first: Value) throws -> Bool { try call(first).asBool }

  /// Calls a function that consumes a value.
  package func perform(_ first: Value) throws { _ = try call(first) }

  package func call(_ first: Value, _ second: Value) throws -> Value { try call([first, second]) }
  package func call(_ first: Value, _ second: Value, _ third: Value) throws -> Value {
    try call([first, second, third])
  }
}

extension Function {
  /// Calls a function of two parameters whose first is `inout`, such as that of `reduce(into:)`.
  package func call(changing first: inout Value, _ second: Value) throws {
    var arguments = [first, second]
    first = .void
    defer { first = arguments[0] }
    _ = try call(changing: &arguments)
  }

  /// Calls a callback that cannot throw: a fault has stopped the runtime and was reported by then; the result is then
  /// `.void`.
  @discardableResult
  package func run(_ arguments: Value...) -> Value { (try? call(arguments)) ?? .void }
  @discardableResult
  package func run(_ first: Value) -> Value { (try? call(first)) ?? .void }
  @discardableResult
  package func run() -> Value { (try? call()) ?? .void }
}
