import SyntaxTree
import Types

/// Isolation of asynchronous code at run time.
package enum Isolation: Sendable, Equatable {
  case main, none
  case actor(ActorExecutor)

  /// Isolation to an actor's instance.
  init(of instance: Value) { self = instance.classInstance?.actorExecutor.map { .actor($0) } ?? .none }
}

/// Task executor of the host.
///
/// Lowered code is the same for synchronous and asynchronous functions: one that has to wait blocks its thread, in
/// native code. This protocol selects the executor on which it continues.
package protocol Concurrency: AnyObject, Sendable {
  /// Moves the running task to an executor of that isolation; returns at once if it is there already, and outside of
  /// tasks.
  func hop(to isolation: Isolation)
  /// Runs an input whose top level waits, as the main actor's task, and returns when it has ended.
  func runTopLevel(_ body: @escaping () throws -> Value?) throws -> Value?
}

/// An asynchronous sequence of native code.
package protocol NativeAsyncSequence {
  /// Begins a new iteration; each call of the result waits for the next element.
  func makeAsyncNext() -> () throws -> Value?
}

extension Host {
  package var concurrency: (any Concurrency)? { nil }
  package var memoryBudget: MemoryBudget? { nil }
  package func reportMishap(_ message: String, at place: SourceRange) {}
}

extension Runtime {
  /// Moves the task; called before and after code that may run elsewhere.
  func hop(to isolation: Isolation) throws {
    host.concurrency?.hop(to: isolation)
    try check()
  }

  /// Begins an iteration of any asynchronous sequence, native or of the program.
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
