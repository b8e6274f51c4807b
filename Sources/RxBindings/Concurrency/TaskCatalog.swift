import Execution
import Foundation
import Rx
import Types

/// Tasks, groups, continuations and asynchronous streams, as programs see them.
package enum TaskCatalog {
  package static func module() -> NativeModule {
    let module = NativeModule(name: "_Concurrency")
    addTasks(to: module)
    addGroups(to: module)
    addContinuations(to: module)
    addTaskLocals(to: module)
    addCurrentTask(to: module)
    AsyncSequenceCatalog.add(to: module)
    return module
  }

  private static func begin(_ call: NativeCall, _ isolation: Isolation, _ operation: Function) throws -> ProgramTask {
    try ProgramTask.begin(call, isolation) { try operation.call() }
  }

  private static func addTasks(to module: NativeModule) {
    module.type("struct TaskPriority: Hashable", represents: TaskPriority.self)
    let priorities: [(String, TaskPriority)] = [
      ("high", .high), ("medium", .medium), ("low", .low), ("userInitiated", .userInitiated), ("utility", .utility),
      ("background", .background),
    ]
    module.extend(
      "extension TaskPriority",
      priorities.map { name, priority in
        NativeMember("static var \(name): TaskPriority { get }", .nullary { .boxed(priority) })
      } + [
        NativeMember(
          "var rawValue: UInt8 { get }", .general { .boxed(try $0.native(0, as: TaskPriority.self).rawValue) })
      ])
    module.type("struct CancellationError: Error", represents: CancellationError.self)
    module.extend("extension CancellationError", [NativeMember("init()", .nullary { .boxed(CancellationError()) })])
    module.type("struct Task<Success, Failure: Error>", represents: ProgramTask.self)
    for (failure, effects) in [("Never", "async"), ("any Error", "async throws")] {
      var members: [NativeMember] = []
      members.general(
        "@discardableResult init(name: String? = nil, priority: TaskPriority? = nil, operation: @_implicitSelfCapture @escaping () \(effects) -> Success)"
      ) { .object(try begin($0, $0.function(2).isolation, $0.function(2))) }
      members.general(
        "@discardableResult static func detached(name: String? = nil, priority: TaskPriority? = nil, operation: @_implicitSelfCapture @Sendable @escaping () \(effects) -> Success) -> Task<Success, \(failure)>"
      ) { call in
        let operation = call.function(2)
        return .object(try ProgramTask.begin(call, .none, bindings: TaskBindings()) { try operation.call() })
      }
      members.general("var value: Success { get \(effects) }") { try $0.native(0, as: ProgramTask.self).value() }
      module.extend("extension Task where Failure == \(failure)", members)
    }
    var members: [NativeMember] = []
    members.general("var result: Result<Success, Failure> { get async }") { call in
      let types = Array(call.typeArguments.prefix(2))
      do {
        return makeResult("success", try call.native(0, as: ProgramTask.self).value(), types, call.runtime)
      } catch let trap as Trap { throw trap } catch {
        return makeResult("failure", call.runtime.value(of: error), types, call.runtime)
      }
    }
    members.general("func cancel()") { call in
      try call.native(0, as: ProgramTask.self).cancel()
      return .void
    }
    members.general("var isCancelled: Bool { get }") { .bool(try $0.native(0, as: ProgramTask.self).isCancelled) }
    module.extend("extension Task", members)
    module.extend("extension Task where Success == Never, Failure == Never", current())
    module.type("protocol Actor: AnyObject, Sendable")
    module.type("class MainActor")
    module.extend(
      "extension MainActor",
      [
        NativeMember(
          "static func run<T>(body: () throws -> T) async rethrows -> T",
          .general { call in
            ProgramTask.current?.hop(to: .none)
            ProgramTask.current?.hop(to: .main)
            try call.runtime.check()
            return try call.function(0).call()
          }),
        NativeMember(
          "static func assumeIsolated<T>(_ operation: () throws -> T) rethrows -> T",
          .general { try $0.function(0).call() }),
      ])
    module.global([
      NativeMember(
        "func withTaskCancellationHandler<T>(operation: () async throws -> T, onCancel handler: @Sendable () -> Void) async rethrows -> T",
        .general { call in
          let handler = call.function(1)
          let forget = ProgramTask.current?.onCancel { handler.run() }
          defer { forget?() }
          return try call.function(0).call()
        }),
      NativeMember(
        "func withUnsafeCurrentTask<T>(body: (UnsafeCurrentTask?) throws -> T) rethrows -> T",
        .general { call in
          try call.function(0).call(.optional(ProgramTask.current.map { .object(CurrentTask(task: $0)) }))
        }),
      // `async let`, which the checker takes apart.
      NativeMember(
        "func _beginChildTask(_ operation: @_implicitSelfCapture @Sendable @escaping () async throws -> Any) -> Any",
        .general { call in
          let task = try begin(call, .none, call.function(0))
          ProgramTask.current?.adopt(task)
          return .object(task)
        }),
      NativeMember(
        "func _childTaskValue<T>(_ task: Any) -> T", .general { try $0.native(0, as: ProgramTask.self).value() }),
    ])
  }

  private static func addCurrentTask(to module: NativeModule) {
    module.type("struct UnsafeCurrentTask", represents: CurrentTask.self)
    var members: [NativeMember] = []
    members.general("var isCancelled: Bool { get }") { .bool(try $0.native(0, as: CurrentTask.self).task.isCancelled) }
    members.general("func cancel()") { call in
      try call.native(0, as: CurrentTask.self).task.cancel()
      return .void
    }
    members.unary("var priority: TaskPriority { get }") { _ in .boxed(TaskPriority.medium) }
    module.extend("extension UnsafeCurrentTask", members)
  }

  /// Declares the members that concern the current task.
  private static func current() -> [NativeMember] {
    var members: [NativeMember] = []
    members.nullary("static var isCancelled: Bool { get }") { .bool(ProgramTask.current?.isCancelled ?? false) }
    members.nullary("static func checkCancellation() throws") {
      if ProgramTask.current?.isCancelled == true { throw CancellationError() }
      return .void
    }
    members.nullary("static var currentPriority: TaskPriority { get }") { .boxed(TaskPriority.medium) }
    members.nullary("static func yield() async") {
      ProgramTask.current?.hop(to: .none)
      let environment = Environments.current
      Suspension.wait { wake in
        _ = environment.schedule(on: Isolation.none.executor, after: .zero, leeway: .zero) { wake() }
      }
      return .void
    }
    members.general("static func sleep(nanoseconds duration: UInt64) async throws") { call in
      let nanoseconds = try call.native(0, as: UInt64.self)
      return try sleep(call, .nanoseconds(Int64(clamping: nanoseconds)))
    }
    members.general(
      "@available(*, deprecated, renamed: \"Task.sleep(nanoseconds:)\") static func sleep(_ duration: UInt64) async"
    ) { call in
      do {
        return try sleep(call, .nanoseconds(Int64(clamping: try call.native(0, as: UInt64.self))))
      } catch is CancellationError { return .void }
    }
    members.general(
      "static func sleep(for duration: Duration, tolerance: Duration? = nil) async throws"
    ) { try sleep($0, try $0.native(0, as: Duration.self)) }
    members.general(
      "static func sleep<C: Clock>(for duration: Duration, tolerance: Duration? = nil, clock: C) async throws"
    ) { try sleep($0, try $0.native(0, as: Duration.self)) }
    for clock in ["ContinuousClock", "SuspendingClock"] {
      members.general(
        "static func sleep(until deadline: \(clock).Instant, tolerance: Duration? = nil, clock: \(clock)) async throws"
      ) { call in
        let left = try call.native(0, as: ClockInstant.self).sinceStart - ClockInstant.now.sinceStart
        return try sleep(call, max(.zero, left))
      }
    }
    return members
  }

  package static func sleep(_ call: NativeCall, _ duration: Duration) throws -> Value {
    ProgramTask.current?.hop(to: .none)
    let task = ProgramTask.current
    if task?.isCancelled == true { throw CancellationError() }
    let environment = Environments.current
    let scheduled = SingleAssignmentDisposable()
    var forget: (() -> Void)?
    Suspension.wait { wake in
      scheduled.setDisposable(
        environment.schedule(on: Isolation.none.executor, after: duration, leeway: .zero) { wake() })
      forget = task?.onCancel {
        scheduled.dispose()
        wake()
      }
    }
    forget?()
    scheduled.dispose()
    if task?.isCancelled == true { throw CancellationError() }
    return .void
  }

  private static func addGroups(to module: NativeModule) {
    let groups = [
      ("TaskGroup<ChildTaskResult>", "TaskGroup<ChildTaskResult>", "TaskGroup", "async", "async", "async"),
      (
        "ThrowingTaskGroup<ChildTaskResult, Failure: Error>", "ThrowingTaskGroup<ChildTaskResult, any Error>",
        "ThrowingTaskGroup", "async throws", "async throws", "async rethrows"
      ),
    ]
    for (header, type, name, child, next, whole) in groups {
      module.type(
        "struct \(header): AsyncSequence { typealias Element = ChildTaskResult; typealias AsyncIterator = \(name)Iterator<ChildTaskResult> }",
        represents: name == "TaskGroup" ? ProgramTaskGroup.self : nil)
      module.type("struct \(name)Iterator<Element>: AsyncIteratorProtocol")
      module.extend(
        "extension \(name)Iterator",
        [
          NativeMember(
            "mutating func next() \(next) -> Element?",
            .mutating { own, _ in
              .optional(try own.unboxed(as: ProgramTaskGroup.self).next())
            })
        ])
      var members: [NativeMember] = []
      members.general("func makeAsyncIterator() -> \(name)Iterator<ChildTaskResult>") { $0[0] }
      for method in ["addTask", "addTaskUnlessCancelled"] {
        let isConditional = method != "addTask"
        members.append(
          NativeMember(
            "\(isConditional ? "@discardableResult " : "")mutating func \(method)(name: String? = nil, priority: TaskPriority? = nil, operation: @_implicitSelfCapture @Sendable @escaping () \(child) -> ChildTaskResult)\(isConditional ? " -> Bool" : "")",
            .mutating { own, call in
              let group = try own.unboxed(as: ProgramTaskGroup.self)
              if isConditional, group.isCancelled { return .bool(false) }
              try group.add(call, call.function(2))
              return isConditional ? .bool(true) : .void
            }))
      }
      members.append(
        NativeMember(
          "mutating func next() \(next) -> ChildTaskResult?",
          .mutating { own, _ in
            .optional(try own.unboxed(as: ProgramTaskGroup.self).next())
          }))
      if name != "TaskGroup" {
        members.append(
          NativeMember(
            "mutating func nextResult() async -> Result<ChildTaskResult, any Error>?",
            .mutating { own, call in
              do {
                let group = try own.unboxed(as: ProgramTaskGroup.self)
                return .optional(try group.next().map { makeResult("success", $0, call.typeArguments, call.runtime) })
              } catch let trap as Trap {
                throw trap
              } catch {
                return .wrapped(makeResult("failure", Value(error: error), call.typeArguments, call.runtime))
              }
            }))
      }
      members.append(
        NativeMember(
          "mutating func waitForAll() \(next)",
          .mutating { own, _ in
            ProgramTask.current?.hop(to: .none)
            let group = try own.unboxed(as: ProgramTaskGroup.self)
            if name == "TaskGroup" { try group.drain() } else { while try group.next() != nil {} }
            return .void
          }))
      members.general("func cancelAll()") { call in
        try call.native(0, as: ProgramTaskGroup.self).cancelAll()
        return .void
      }
      members.general("var isEmpty: Bool { get }") { .bool(try $0.native(0, as: ProgramTaskGroup.self).isEmpty) }
      members.general("var isCancelled: Bool { get }") {
        .bool(try $0.native(0, as: ProgramTaskGroup.self).isCancelled)
      }
      module.extend("extension \(name)", members)
      let isThrowing = name != "TaskGroup"
      // The types may be left out, one after the other.
      for types in [
        "of childTaskResultType: ChildTaskResult.Type, returning returnType: GroupResult.Type, ",
        "of childTaskResultType: ChildTaskResult.Type, ", "returning returnType: GroupResult.Type, ", "",
      ] {
        module.global([
          NativeMember(
            "func with\(name)<ChildTaskResult, GroupResult>(\(types)body: (inout \(type)) \(isThrowing ? "async throws" : "async") -> GroupResult) \(whole) -> GroupResult",
            .general { try ProgramTaskGroup.run($0.function($0.arguments.count - 1), cancelsOnError: isThrowing) })
        ])
      }
    }
  }

  private static func addContinuations(to module: NativeModule) {
    for kind in ["Checked", "Unsafe"] {
      let name = "\(kind)Continuation"
      module.type("struct \(name)<T, E: Error>", represents: kind == "Checked" ? ProgramContinuation.self : nil)
      var members: [NativeMember] = []
      members.general("func resume(returning value: T)") {
        try $0.native(0, as: ProgramContinuation.self).resume($0, .success($0[1]))
      }
      members.general("func resume(throwing error: E)") {
        try $0.native(0, as: ProgramContinuation.self).resume($0, .failure($0.error(1)))
      }
      members.general("func resume<F: Error>(with result: Result<T, F>)") { call in
        guard case .enumeration(let result) = call[1] else { return .void }
        let value = result.payload.first ?? .void
        return try call.native(0, as: ProgramContinuation.self).resume(
          call, result.enumCase.name == "success" ? .success(value) : .failure(call.runtime.error(value)))
      }
      module.extend("extension \(name)", members)
      module.extend(
        "extension \(name) where T == Void",
        [
          NativeMember(
            "func resume()", .general { try $0.native(0, as: ProgramContinuation.self).resume($0, .success(.void)) })
        ])
      module.global([
        NativeMember(
          "func with\(name)<T>(function: String = #function, _ body: (\(name)<T, Never>) -> Void) async -> T",
          .general { try ProgramContinuation.wait($0.function(1)) }),
        NativeMember(
          "func with\(kind)ThrowingContinuation<T>(function: String = #function, _ body: (\(name)<T, any Error>) -> Void) async throws -> T",
          .general { try ProgramContinuation.wait($0.function(1)) }),
      ])
    }
  }
}

/// The task that runs, as `withUnsafeCurrentTask` hands it out.
private final class CurrentTask: Sendable {
  let task: ProgramTask
  init(task: ProgramTask) { self.task = task }
}
