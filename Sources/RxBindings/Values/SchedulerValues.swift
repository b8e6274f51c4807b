import Dispatch
import Execution
import Foundation
import Rx

/// An instance of a type that the program wrote and that conforms to `ImmediateSchedulerType`, perhaps to `SchedulerType`.
struct WrittenScheduler: SchedulerType {
  let value: Value
  let runtime: Runtime

  var now: RxTime { (try? runtime.callWitness(value, "SchedulerType", "now", []))?.native() ?? Date() }

  func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> any Disposable) -> any Disposable {
    run("ImmediateSchedulerType", "schedule", [.boxed(state), callback(action)])
  }

  func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    guard let dueTime = try? Value.interval(dueTime, in: runtime) else { return Disposables.create() }
    return run("SchedulerType", "scheduleRelative", [.boxed(state), dueTime, callback(action)])
  }

  private func run(_ name: String, _ requirement: String, _ arguments: [Value]) -> any Disposable {
    guard let result = try? runtime.callWitness(value, name, requirement, arguments) else {
      return Disposables.create()
    }
    return runtime.disposable(result)
  }

  /// Returns the library's action as a function of the program; its state passes through the program unseen.
  private func callback<StateType>(_ action: @escaping (StateType) -> any Disposable) -> Value {
    nonisolated(unsafe) let action = action
    return .function(Function(unary: { .disposable(action(try $0.unboxed())) }))
  }
}

extension Runtime {
  func scheduler(_ value: Value) throws -> any SchedulerType {
    if let scheduler = value.native(as: (any SchedulerType).self) { return scheduler }
    guard conforms(value, to: "SchedulerType") else { return try value.unboxed() }
    return WrittenScheduler(value: value, runtime: self)
  }

  func immediateScheduler(_ value: Value) throws -> any ImmediateSchedulerType {
    if let scheduler = value.native(as: (any ImmediateSchedulerType).self) { return scheduler }
    guard conforms(value, to: "ImmediateSchedulerType") else { return try value.unboxed() }
    return WrittenScheduler(value: value, runtime: self)
  }
}

extension NativeCall {
  package func scheduler(_ index: Int) throws -> any SchedulerType { try runtime.scheduler(self[index]) }
  package func immediateScheduler(_ index: Int) throws -> any ImmediateSchedulerType {
    try runtime.immediateScheduler(self[index])
  }
}

extension Value {
  /// Dispatch's interval as the enum of the program.
  fileprivate static func interval(_ interval: DispatchTimeInterval, in runtime: Runtime) throws -> Value {
    let cases = try ScriptEnum(DispatchTimeInterval.self, in: runtime)
    return switch interval {
    case .seconds(let amount): cases.value(0, .int(amount))
    case .milliseconds(let amount): cases.value(1, .int(amount))
    case .microseconds(let amount): cases.value(2, .int(amount))
    case .nanoseconds(let amount): cases.value(3, .int(amount))
    default: cases.value(4)
    }
  }
}

extension Value {
  /// Returns a scheduler as a value; all of the library's are objects.
  package static func scheduler(_ scheduler: any ImmediateSchedulerType) -> Value { .object(scheduler as AnyObject) }
}
