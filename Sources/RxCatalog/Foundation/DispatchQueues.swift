import RxBindings
import Types
import Dispatch
import Execution
import Foundation
import Rx

extension Executor {
  /// Makes the executor for a queue of the program.
  init(queue: DispatchQueue) {
    if queue.isMain {
      self = .main
    } else if QueueKinds.isConcurrent(queue) {
      self = .concurrent(queue)
    } else {
      self = .serial(queue, target: nil)
    }
  }
}

/// Dispatch does not tell whether a queue is concurrent, so queues that the program makes so are marked.
private enum QueueKinds {
  private static let key = DispatchSpecificKey<QueueGate>()

  static func markConcurrent(_ queue: DispatchQueue) { queue.setSpecific(key: key, value: QueueGate()) }

  static func isConcurrent(_ queue: DispatchQueue) -> Bool {
    queue.label.hasPrefix("com.apple.root.") || gate(queue) != nil
  }

  /// Returns the gate for barriers on a concurrent queue of the program; the global queues have none.
  static func gate(_ queue: DispatchQueue) -> QueueGate? { queue.getSpecific(key: key) }
}

/// Work that can be waited for, cancelled and followed.
final class WorkItem: @unchecked Sendable {
  // Unchecked because the state is reached under `lock`.
  private let lock = NSLock()
  private let body: Function
  private var cancelled = false
  let group = WorkGroup()

  let isBarrier: Bool

  init(_ body: Function, isBarrier: Bool) {
    self.body = body
    self.isBarrier = isBarrier
    group.enter()
  }

  var isCancelled: Bool { lock.withLock { cancelled } }
  func cancel() { lock.withLock { cancelled = true } }

  func perform() {
    if !isCancelled { body.run() }
    group.leave()
  }
}

extension DispatchCatalog {
  static func addQueues(to module: NativeModule) {
    module.type("class DispatchQueue", represents: DispatchQueue.self)
    module.type("class DispatchWorkItem", represents: WorkItem.self)
    module.type("struct DispatchWorkItemFlags", represents: DispatchWorkItemFlags.self)
    module.extend(
      "extension DispatchWorkItemFlags",
      [
        NativeMember(
          "static var barrier: DispatchWorkItemFlags { get }", .nullary { .boxed(DispatchWorkItemFlags.barrier) })
      ])
    module.extend(
      "extension DispatchQueue { struct Attributes {} }",
      [
        NativeMember("static var main: DispatchQueue { get }", .nullary { .object(DispatchQueue.main) }),
        NativeMember(
          "static func global(qos: QoSClass = .default) -> DispatchQueue",
          .general { .object(DispatchQueue.global(qos: $0.qualityClass(0))) }),
        NativeMember(
          "init(label: String, qos: DispatchQoS = .unspecified, attributes: QueueAttributes = QueueAttributes(), target: DispatchQueue? = nil)",
          .general { call in
            let isConcurrent = call[2].native(as: QueueAttributes.self)?.isConcurrent ?? false
            let queue = DispatchQueue(label: call.string(0), attributes: isConcurrent ? .concurrent : [])
            if isConcurrent { QueueKinds.markConcurrent(queue) }
            return .object(queue)
          }),
        NativeMember("var label: String { get }", .general { .string(try $0.native(0, as: DispatchQueue.self).label) }),
        NativeMember(
          "func async(group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = DispatchWorkItemFlags.none, execute work: @escaping () -> Void)",
          .general { call in
            let work = call.function(4)
            let group: WorkGroup? = call[1].asOptional?.native()
            group?.enter()
            try submit(call, isBarrier: call.isBarrier(3)) {
              work.run()
              group?.leave()
            }
            return .void
          }),
        NativeMember(
          "func async(execute item: DispatchWorkItem)",
          .general { call in
            let item: WorkItem = try call.native(1)
            try submit(call, isBarrier: item.isBarrier) { item.perform() }
            return .void
          }),
        NativeMember(
          "func asyncAfter(deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = DispatchWorkItemFlags.none, execute work: @escaping () -> Void)",
          .general { call in
            let work = call.function(4)
            if let delay = call[1].asClockTime.fromNow { try schedule(call, after: delay) { work.run() } }
            return .void
          }),
        NativeMember(
          "func asyncAfter(wallDeadline: DispatchWallTime, execute work: @escaping () -> Void)",
          .general { call in
            let work = call.function(2)
            if let delay = call[1].asClockTime.fromNow { try schedule(call, after: delay) { work.run() } }
            return .void
          }),
        NativeMember(
          "func asyncAfter(deadline: DispatchTime, execute item: DispatchWorkItem)",
          .general { call in
            let item: WorkItem = try call.native(2)
            if let delay = call[1].asClockTime.fromNow { try schedule(call, after: delay) { item.perform() } }
            return .void
          }),
        NativeMember(
          "func sync<T>(execute work: () throws -> T) rethrows -> T",
          .general { try sync($0, work: 1, isBarrier: false) }),
        NativeMember(
          "func sync<T>(flags: DispatchWorkItemFlags, execute work: () throws -> T) rethrows -> T",
          .general { try sync($0, work: 2, isBarrier: $0.isBarrier(1)) }),
        NativeMember(
          "func sync(execute workItem: DispatchWorkItem)",
          .general { call in
            let item: WorkItem = try call.native(1)
            return try sync(call, isBarrier: item.isBarrier) {
              item.perform()
              return .void
            }
          }),
        NativeMember(
          "static func concurrentPerform(iterations: Int, execute work: (Int) -> Void)",
          .general { call in
            // Side by side means in any order; this is one.
            let order = Environments.order
            let beginning = order?.fork()
            var ends: [AnyObject] = []
            for index in 0..<max(0, call.int(0)) {
              try call.runtime.check()
              let previous = order?.beginTurn(after: beginning, on: nil, name: "iteration \(index)")
              defer {
                if let order {
                  ends.append(order.fork())
                  order.endTurn(previous)
                }
              }
              _ = try call.function(1).call(.int(index))
            }
            for end in ends { order?.join(end) }
            return .void
          }),
      ])
    module.extend(
      "extension DispatchWorkItemFlags",
      [NativeMember("static var none: DispatchWorkItemFlags { get }", .nullary { .boxed(DispatchWorkItemFlags()) })])
    module.type("struct QueueAttributes", represents: QueueAttributes.self)
    module.extend(
      "extension QueueAttributes",
      [
        NativeMember("init()", .nullary { .boxed(QueueAttributes(isConcurrent: false)) }),
        NativeMember(
          "static var concurrent: QueueAttributes { get }", .nullary { .boxed(QueueAttributes(isConcurrent: true)) }),
      ])
    module.extend(
      "extension DispatchWorkItem",
      [
        NativeMember(
          "init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = DispatchWorkItemFlags.none, block: @escaping () -> Void)",
          .general { .object(WorkItem($0.function(2), isBarrier: $0.isBarrier(1))) }),
        NativeMember(
          "func perform()",
          .general { call in
            try call.native(0, as: WorkItem.self).perform()
            return .void
          }),
        NativeMember(
          "func cancel()",
          .general { call in
            try call.native(0, as: WorkItem.self).cancel()
            return .void
          }),
        NativeMember(
          "var isCancelled: Bool { get }", .general { .bool(try $0.native(0, as: WorkItem.self).isCancelled) }),
        NativeMember(
          "func wait()",
          .general { call in
            _ = try call.native(0, as: WorkItem.self).group.wait(timeout: nil)
            return .void
          }),
        NativeMember(
          "func notify(queue: DispatchQueue, execute work: @escaping () -> Void)",
          .general { call in
            let work = call.function(2)
            try call.native(0, as: WorkItem.self).group.notify(Executor(queue: call.native(1))) { work.run() }
            return .void
          }),
      ])
  }

  private static func schedule(_ call: NativeCall, after delay: Duration, _ action: @escaping () -> Void) throws {
    let queue: DispatchQueue = try call.native(0)
    _ = Environments.current.schedule(on: Executor(queue: queue), after: delay, leeway: .zero, action)
  }

  /// Submits an action to a queue.
  private static func submit(_ call: NativeCall, isBarrier: Bool, _ action: @escaping () -> Void) throws {
    let queue: DispatchQueue = try call.native(0)
    let executor = Executor(queue: queue)
    let environment = Environments.current
    guard let gate = QueueKinds.gate(queue) else {
      _ = environment.schedule(on: executor, after: .zero, leeway: .zero, action)
      return
    }
    // Handed to one thread.
    nonisolated(unsafe) let action = action
    gate.enter(isBarrier: isBarrier) {
      _ = environment.schedule(on: executor, after: .zero, leeway: .zero) {
        gate.begin(isBarrier: isBarrier)
        action()
        gate.end(isBarrier: isBarrier)
        gate.leave()
      }
    }
  }

  private static func sync(_ call: NativeCall, work index: Int, isBarrier: Bool) throws -> Value {
    try sync(call, isBarrier: isBarrier) { try call.function(index).call() }
  }

  /// Runs work on a queue and waits for it. On the queue itself, where Swift would deadlock, it reports a fault
  /// instead.
  private static func sync(_ call: NativeCall, isBarrier: Bool, _ work: @escaping () throws -> Value) throws -> Value {
    let queue: DispatchQueue = try call.native(0)
    let executor = Executor(queue: queue)
    let environment = Environments.current
    if case .concurrent = executor {
      guard let gate = QueueKinds.gate(queue) else { return try work() }
      _ = environment.block(timeout: nil) { wake in gate.enter(isBarrier: isBarrier) { wake() } }
      gate.begin(isBarrier: isBarrier)
      defer {
        gate.end(isBarrier: isBarrier)
        gate.leave()
      }
      try call.runtime.check()
      return try work()
    }
    if environment.executorName == executor.name {
      throw Trap.fault("'sync' on the queue '\(executor.name)' that is running would wait for itself for ever")
    }
    let result = SyncResult()
    // Runs while this thread waits.
    nonisolated(unsafe) let work = work
    _ = environment.block(timeout: nil) { wake in
      _ = environment.schedule(on: executor, after: .zero, leeway: .zero) {
        result.set(Result { try work() })
        wake()
      }
    }
    try call.runtime.check()
    return try result.get()
  }
}

extension NativeCall {
  fileprivate func isBarrier(_ index: Int) -> Bool {
    self[index].native(as: DispatchWorkItemFlags.self)?.contains(.barrier) ?? false
  }
}

/// `DispatchQueue.Attributes`.
struct QueueAttributes: Sendable {
  let isConcurrent: Bool
}

/// Result of synchronous work on another thread.
private final class SyncResult: @unchecked Sendable {
  // Unchecked because the result is reached under `lock`.
  private let lock = NSLock()
  private var result: Result<Value, any Error>?
  func set(_ result: Result<Value, any Error>) { lock.withLock { self.result = result } }
  func get() throws -> Value { try lock.withLock { result }?.get() ?? .void }
}
