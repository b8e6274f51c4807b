/// A function as a value: a closure, a bound method, a native function.
///
/// Native code calls it with `call`. Any thread may call it. A fault inside arrives as a `Trap`; by then the runtime is stopping,
/// so that it does not matter what native code makes of it. Where native code cannot throw it calls `run`.
package class Function: @unchecked Sendable {
  package let arity: Int
  /// Where a task whose operation it is begins.
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

  /// What stands in for a function while a program is being stopped.
  package static let nothing = Function(arity: 0) { _ in .void }

  /// The objects that it captured: those that it keeps alive, and those that it knows only, as `weak` or `unowned`.
  package var capturedObjects: (kept: [AnyObject], known: [WeakReference]) { ([], []) }

  package func call(_ arguments: [Value]) throws -> Value {
    if let body { return try body(arguments) }
    if let unary { return try unary(arguments.first ?? .void) }
    return .void
  }

  /// For functions with `inout` parameters: their arguments are what they became afterwards.
  package func call(changing arguments: inout [Value]) throws -> Value { try call(arguments) }

  package func call() throws -> Value { try call([]) }

  package func call(_ first: Value) throws -> Value {
    if let unary { return try unary(first) }
    return try call([first])
  }

  /// For predicates.
  package func test(_ first: Value) throws -> Bool { try call(first).asBool }

  /// For what consumes values.
  package func perform(_ first: Value) throws { _ = try call(first) }

  package func call(_ first: Value, _ second: Value) throws -> Value { try call([first, second]) }
  package func call(_ first: Value, _ second: Value, _ third: Value) throws -> Value {
    try call([first, second, third])
  }
}

extension Function {
  /// A function of two parameters whose first is `inout`, as `reduce(into:)` takes it.
  package func call(changing first: inout Value, _ second: Value) throws {
    var arguments = [first, second]
    first = .void
    defer { first = arguments[0] }
    _ = try call(changing: &arguments)
  }

  /// For callbacks that cannot throw: a fault has stopped the runtime and was reported by then; gives `.void`.
  @discardableResult
  package func run(_ arguments: Value...) -> Value { (try? call(arguments)) ?? .void }
  @discardableResult
  package func run(_ first: Value) -> Value { (try? call(first)) ?? .void }
  @discardableResult
  package func run() -> Value { (try? call()) ?? .void }
}
