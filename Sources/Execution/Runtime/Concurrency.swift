import SyntaxTree
import Types

/// Where asynchronous code runs: with the main actor, or wherever there is room.
package enum Isolation: Sendable { case main, none }

/// What runs tasks, from the host.
///
/// Lowered code is the same for synchronous and asynchronous functions: one that has to wait blocks its thread, in native code.
/// What this adds is on which executor it goes on.
package protocol Concurrency: AnyObject, Sendable {
  /// Takes the running task to where code of that isolation runs; returns at once where it is there already, and outside of tasks.
  func hop(to isolation: Isolation)
  /// Runs an input whose top level waits, as the main actor's task, and returns when it has ended.
  func runTopLevel(_ body: @escaping () throws -> Value?) throws -> Value?
}

/// An asynchronous sequence of native code.
package protocol NativeAsyncSequence {
  /// A new walk; each call of the result waits for the next element.
  func makeAsyncNext() -> () throws -> Value?
}

extension Host {
  package var concurrency: (any Concurrency)? { nil }
  package var memoryBudget: MemoryBudget? { nil }
  package func reportMishap(_ message: String, at place: SourceRange) {}
}

extension Runtime {
  /// Called before and after what may run elsewhere.
  func hop(to isolation: Isolation) throws {
    host.concurrency?.hop(to: isolation)
    try check()
  }

  /// A walk over any asynchronous sequence, native or of the program.
  package func makeAsyncNext(_ sequence: Value) throws -> (() throws -> Value?)? {
    if let native = sequence.native(as: (any NativeAsyncSequence).self) { return native.makeAsyncNext() }
    guard let decl = nominal(of: sequence),
      let makeIterator = requirement("AsyncSequence", "makeAsyncIterator"),
      let next = requirement("AsyncIteratorProtocol", "next"),
      let witness = universe.witness(for: makeIterator, in: decl)
    else { return nil }
    var iterator = try lowering.call(witness, typeArguments: typeArguments(of: sequence), arguments: [sequence])
    if let native = iterator.native(as: (any NativeAsyncSequence).self) { return native.makeAsyncNext() }
    guard let iteratorDecl = nominal(of: iterator), let witness = universe.witness(for: next, in: iteratorDecl) else {
      return nil
    }
    let arguments = typeArguments(of: iterator)
    return { [self] in
      try lowering.call(witness, typeArguments: arguments, arguments: [], mutating: &iterator).asOptional
    }
  }
}
