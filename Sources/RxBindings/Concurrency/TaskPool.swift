import Dispatch
import Execution
import Foundation
import Rx
import Synchronization

/// The tasks of a session's program.
package final class TaskPool: Concurrency {
  /// Maximum number of concurrent tasks, each with a separate stack; a program that needs more is a runaway program.
  static let limit = 2048
  private let living = Mutex<[ObjectIdentifier: ProgramTask]>([:])

  package init() {}

  func add(_ task: ProgramTask) throws {
    let isFull = living.withLock { tasks in
      if tasks.count >= Self.limit { return true }
      tasks[ObjectIdentifier(task)] = task
      return false
    }
    if isFull { throw Trap.fault("more than \(Self.limit) tasks at a time are not supported here") }
  }

  /// Number of tasks that have not ended.
  package var count: Int { living.withLock { $0.count } }

  func remove(_ task: ProgramTask) { _ = living.withLock { $0.removeValue(forKey: ObjectIdentifier(task)) } }

  package func hop(to isolation: Isolation) { ProgramTask.current?.hop(to: isolation) }

  package func runTopLevel(_ body: @escaping () throws -> Value?) throws -> Value? {
    try runTopLevel(on: .main, body)
  }

  /// Runs `body` as a task that begins on an executor, and returns when it has ended; the main executor's other work
  /// continues meanwhile.
  package func runTopLevel(on isolation: Isolation, _ body: @escaping () throws -> Value?) throws -> Value? {
    // A turn inside of another task's is part of that one.
    if ProgramTask.current != nil { return try body() }
    // Handed from one thread to another, of which one runs at a time.
    nonisolated(unsafe) var value: Value?
    let task = ProgramTask(pool: self, isolation: isolation) {
      value = try body()
      return .void
    }
    try add(task)
    if isolation == .main { task.runNow(isMain: true) } else { task.schedule() }
    if !task.isFinished { _ = Environments.current.blockServing(timeout: nil) { task.whenFinished($0) } }
    switch task.outcome {
    case .success: return value
    case .failure(let error): throw error
    case nil:
      if Environments.current.shouldStop { throw Trap(.interrupted, at: nil) }
      task.abandon()
      throw Trap.fault("the top level waits for something that never comes")
    }
  }

  /// Ends all tasks that wait, in the middle of a program that is being stopped; to be called on the main executor.
  package func endAll() {
    for task in living.withLock({ Array($0.values) }) { task.end() }
  }
}

extension Isolation {
  package var executor: Executor {
    switch self {
    case .main: .main
    // Runs of actors are scheduled on the global executor.
    case .none, .actor: .concurrent(DispatchQueue.global())
    }
  }
}
