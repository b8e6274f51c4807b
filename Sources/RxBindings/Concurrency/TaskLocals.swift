import Types
import Execution
import Foundation
import Rx

/// The variable behind `@TaskLocal`: its value where nothing else is bound to it.
final class TaskLocalVariable: Sendable {
  let initial: Value
  init(_ initial: Value) { self.initial = initial }
}

/// Bindings of task-local variables, the innermost last.
package struct TaskBindings: Sendable {
  private var stack: [(variable: TaskLocalVariable, value: Value)] = []

  func value(of variable: TaskLocalVariable) -> Value {
    stack.last { $0.variable === variable }?.value ?? variable.initial
  }

  mutating func bind(_ variable: TaskLocalVariable, to value: Value) { stack.append((variable, value)) }

  /// Bindings of the current task, or of this thread outside of tasks.
  static var current: TaskBindings {
    get { ProgramTask.current?.bindings ?? Thread.current.threadDictionary[key] as? TaskBindings ?? TaskBindings() }
    set {
      if let task = ProgramTask.current {
        task.bindings = newValue
      } else {
        Thread.current.threadDictionary[key] = newValue
      }
    }
  }

  private static let key = "rxsh.task-bindings"
}

extension TaskCatalog {
  package static func addTaskLocals(to module: NativeModule) {
    module.type("@propertyWrapper class TaskLocal<Value>", represents: TaskLocalVariable.self)
    var members: [NativeMember] = []
    members.unary("init(wrappedValue defaultValue: Value)") { .object(TaskLocalVariable($0)) }
    members.general("var wrappedValue: Value { get }") { TaskBindings.current.value(of: try $0.native(0)) }
    members.unary("var projectedValue: TaskLocal<Value> { get }") { $0 }
    members.general("func get() -> Value") { TaskBindings.current.value(of: try $0.native(0)) }
    for effects in ["() throws -> R) rethrows", "() async throws -> R) async rethrows"] {
      members.general("@discardableResult func withValue<R>(_ valueDuringOperation: Value, operation: \(effects) -> R")
      { call in
        let outer = TaskBindings.current
        TaskBindings.current.bind(try call.native(0), to: call[1])
        defer { TaskBindings.current = outer }
        return try call.function(2).call()
      }
    }
    module.extend("extension TaskLocal", members)
  }
}
