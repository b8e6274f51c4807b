import RxBindings
import Dispatch
import Execution
import Foundation
import Rx

extension Bindings {
  mutating func bindSchedulers() {
    var bind = self
    defer { self = bind }

    bind("static MainScheduler.instance") { _ in .object(MainScheduler.instance) }
    bind("static MainScheduler.asyncInstance") { _ in .object(MainScheduler.asyncInstance) }
    bind("MainScheduler.init()") { _ in .object(MainScheduler()) }
    bind.void("static MainScheduler.ensureExecutingOnScheduler(errorMessage:)") { call in
      MainScheduler.ensureExecutingOnScheduler(errorMessage: call[0].asOptional?.asString)
    }
    bind.void("static MainScheduler.ensureRunningOnMainThread(errorMessage:)") { call in
      MainScheduler.ensureRunningOnMainThread(errorMessage: call[0].asOptional?.asString)
    }
    bind("static CurrentThreadScheduler.instance") { _ in .object(CurrentThreadScheduler.instance) }
    bind("static CurrentThreadScheduler.isScheduleRequired") { _ in .bool(CurrentThreadScheduler.isScheduleRequired) }
    bind("static ConcurrentMainScheduler.instance") { _ in .object(ConcurrentMainScheduler.instance) }

    bind("SerialDispatchQueueScheduler.init(internalSerialQueueName:serialQueueConfiguration:leeway:)") { call in
      let configure = call.optionalFunction(1)
      return .object(
        SerialDispatchQueueScheduler(
          internalSerialQueueName: call.string(0),
          serialQueueConfiguration: configure.map { function in { function.run(.object($0)) } },
          leeway: call.interval(2)))
    }
    bind("SerialDispatchQueueScheduler.init(queue:internalSerialQueueName:leeway:)") { call in
      .object(
        SerialDispatchQueueScheduler(
          queue: try call.native(0), internalSerialQueueName: call.string(1), leeway: call.interval(2)))
    }
    bind("SerialDispatchQueueScheduler.init(qos:internalSerialQueueName:leeway:)") { call in
      .object(
        SerialDispatchQueueScheduler(
          qos: call.qualityOfService(0), internalSerialQueueName: call.string(1), leeway: call.interval(2)))
    }
    bind("ConcurrentDispatchQueueScheduler.init(queue:leeway:)") { call in
      .object(ConcurrentDispatchQueueScheduler(queue: try call.native(0), leeway: call.interval(1)))
    }
    bind("ConcurrentDispatchQueueScheduler.init(qos:leeway:)") { call in
      .object(ConcurrentDispatchQueueScheduler(qos: call.qualityOfService(0), leeway: call.interval(1)))
    }
    bind("OperationQueueScheduler.init(operationQueue:queuePriority:)") { call in
      .object(OperationQueueScheduler(operationQueue: try call.native(0), queuePriority: call.queuePriority(1)))
    }
    bind("OperationQueueScheduler.operationQueue") {
      .object(try $0.native(0, as: OperationQueueScheduler.self).operationQueue)
    }
    bind("OperationQueueScheduler.queuePriority") { call in
      let priority = try call.native(0, as: OperationQueueScheduler.self).queuePriority
      return try ScriptEnum(Operation.QueuePriority.self, in: call.runtime).value(priority.rawValue / 4 + 2)
    }
    bind("HistoricalScheduler.init(initialClock:)") { call in
      .object(HistoricalScheduler(initialClock: try call.native(0)))
    }

    let now: @Sendable (NativeCall) throws -> Value = { .boxed(try $0.scheduler(0).now) }
    let schedule: @Sendable (NativeCall) throws -> Value = { call in
      let action = call.function(2)
      return .disposable(
        try call.immediateScheduler(0).schedule(call[1]) { [runtime = call.runtime] in
          runtime.disposable(action.run($0))
        })
    }
    let scheduleRelative: @Sendable (NativeCall) throws -> Value = { call in
      let action = call.function(3)
      return .disposable(
        try call.scheduler(0).scheduleRelative(call[1], dueTime: call.interval(2)) { [runtime = call.runtime] in
          runtime.disposable(action.run($0))
        })
    }
    let schedulePeriodic: @Sendable (NativeCall) throws -> Value = { call in
      let action = call.function(4)
      return .disposable(
        try call.scheduler(0).schedulePeriodic(
          call[1], startAfter: call.interval(2), period: call.interval(3)
        ) { action.run($0) })
    }
    let timed = [
      "ConcurrentMainScheduler", "SerialDispatchQueueScheduler", "ConcurrentDispatchQueueScheduler",
      "VirtualTimeScheduler",
    ]
    for type in timed + ["CurrentThreadScheduler", "OperationQueueScheduler"] {
      bind("\(type).schedule(_:action:)", schedule)
    }
    for type in timed {
      bind("\(type).now", now)
      bind("\(type).scheduleRelative(_:dueTime:action:)", scheduleRelative)
    }
    for type in timed.dropLast() + ["SchedulerType"] {
      bind("\(type).schedulePeriodic(_:startAfter:period:action:)", schedulePeriodic)
    }
    bind("ImmediateSchedulerType.scheduleRecursive(_:action:)") { call in
      let action = call.function(2)
      return .disposable(
        try call.immediateScheduler(0).scheduleRecursive(call[1]) { state, recurse in
          // The program gets a function value for the recursion, which must not escape, as in Swift.
          withoutActuallyEscaping(recurse) { recurse in
            action.run(state, .function(.consuming(recurse)))
          }
        })
    }
  }
}
