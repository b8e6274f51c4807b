import Dispatch
import Foundation
import Interpreter
import Rx

extension Executor {
  /// Where the work of a queue of the program runs.
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
  private static let key = DispatchSpecificKey<Bool>()

  static func markConcurrent(_ queue: DispatchQueue) { queue.setSpecific(key: key, value: true) }

  static func isConcurrent(_ queue: DispatchQueue) -> Bool {
    queue.label.hasPrefix("com.apple.root.") || queue.getSpecific(key: key) == true
  }
}

/// Work that can be waited for, cancelled and followed.
final class WorkItem: @unchecked Sendable {
  // Unchecked because the state is reached under `lock`.
  private let lock = NSLock()
  private let body: Function
  private var cancelled = false
  let group = WorkGroup()

  init(_ body: Function) {
    self.body = body
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
            try schedule(call, after: .zero) {
              work.run()
              group?.leave()
            }
            return .void
          }),
        NativeMember(
          "func async(execute item: DispatchWorkItem)",
          .general { call in
            let item: WorkItem = try call.native(1)
            try schedule(call, after: .zero) { item.perform() }
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
        NativeMember("func sync<T>(execute work: () throws -> T) rethrows -> T", .general { try sync($0, work: 1) }),
        NativeMember(
          "func sync<T>(flags: DispatchWorkItemFlags, execute work: () throws -> T) rethrows -> T",
          .general { try sync($0, work: 2) }),
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
        NativeMember("init(block: @escaping () -> Void)", .general { .object(WorkItem($0.function(0))) }),
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

  /// Runs work on a queue and waits for it. On the queue itself Swift would wait for ever; that is said instead.
  private static func sync(_ call: NativeCall, work index: Int) throws -> Value {
    let executor = Executor(queue: try call.native(0))
    let environment = Environments.current
    let function = call.function(index)
    if case .concurrent = executor { return try function.call() }
    if environment.executorName == executor.name {
      throw Trap.fault("'sync' on the queue '\(executor.name)' that is running would wait for itself for ever")
    }
    let result = SyncResult()
    _ = environment.block(timeout: nil) { wake in
      _ = environment.schedule(on: executor, after: .zero, leeway: .zero) {
        result.set(Result { try function.call() })
        wake()
      }
    }
    try call.runtime.check()
    return try result.get()
  }
}

/// `DispatchQueue.Attributes`.
struct QueueAttributes: Sendable {
  let isConcurrent: Bool
}

/// What work on another thread came to.
private final class SyncResult: @unchecked Sendable {
  // Unchecked because the result is reached under `lock`.
  private let lock = NSLock()
  private var result: Result<Value, any Error>?
  func set(_ result: Result<Value, any Error>) { lock.withLock { self.result = result } }
  func get() throws -> Value { try lock.withLock { result }?.get() ?? .void }
}
