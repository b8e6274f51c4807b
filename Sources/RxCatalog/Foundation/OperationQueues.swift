import RxBindings
import Types
import Execution
import Foundation
import Rx

/// Scheduler of an operation queue: waiting and running operations, and the choice of the next.
final class OperationLine: @unchecked Sendable {
  // Unchecked because the state is reached under `lock`; the queue is known for as long as it lives.
  private let lock = NSLock()
  private weak var queue: OperationQueue?
  private var waiting: [WorkOperation] = []
  private var running: [WorkOperation] = []
  private var suspended = false
  private var whenEmpty: [@Sendable () -> Void] = []
  private var barrier: WorkOperation?

  init(_ queue: OperationQueue) { self.queue = queue }

  /// Operations of the main queue.
  static let main = OperationLine(.main)

  var operations: [WorkOperation] { lock.withLock { running + waiting } }

  var isSuspended: Bool {
    get { lock.withLock { suspended } }
    set {
      lock.withLock { suspended = newValue }
      advance()
    }
  }

  func add(_ operation: WorkOperation) {
    if let barrier = lock.withLock({ barrier }) { operation.add(dependency: barrier) }
    enter([operation])
  }

  func add(_ operations: [WorkOperation]) { enter(operations) }

  /// Work for which all that is here goes before, and all that comes later waits.
  func add(barrier operation: WorkOperation) {
    for earlier in operations { operation.add(dependency: earlier) }
    lock.withLock { barrier = operation }
    enter([operation])
  }

  private func enter(_ operations: [WorkOperation]) {
    if let order = Environments.order { for operation in operations { order.release(operation) } }
    lock.withLock { waiting += operations }
    for operation in operations {
      for dependency in operation.dependencies { dependency.whenFinished { [weak self] in self?.advance() } }
    }
    advance()
  }

  /// Begins all operations that may begin, by priority.
  func advance() {
    guard let queue else { return }
    let limit = queue.maxConcurrentOperationCount
    while let next = takeNext(limit) {
      let executor: Executor = queue === OperationQueue.main ? .main : .operations(queue, priority: next.priority)
      next.whenFinished(isQueue: true) { [self] in left(next) }
      // The queue lives as long as its work.
      _ = Environments.current.schedule(on: executor, after: .zero, leeway: .zero) {
        withExtendedLifetime(queue) { next.begin() }
      }
    }
  }

  private func takeNext(_ limit: Int) -> WorkOperation? {
    let candidates = lock.withLock { suspended || (limit >= 0 && running.count >= limit) ? [] : waiting }
    // Outside of the lock: the program's own class may override `isReady`.
    let ready = candidates.filter(\.isReady)
    guard let best = ready.map(\.priority.rawValue).max(),
      let next = ready.first(where: { $0.priority.rawValue == best })
    else { return nil }
    return lock.withLock {
      guard let index = waiting.firstIndex(where: { $0 === next }) else { return nil }
      running.append(next)
      return waiting.remove(at: index)
    }
  }

  private func left(_ operation: WorkOperation) {
    Environments.order?.release(self)
    let wakes = lock.withLock { () -> [@Sendable () -> Void] in
      running.removeAll { $0 === operation }
      guard running.isEmpty, waiting.isEmpty else { return [] }
      defer { whenEmpty = [] }
      return whenEmpty
    }
    for wake in wakes { wake() }
    advance()
  }

  func waitUntilEmpty() {
    _ = Environments.current.block(timeout: nil) { wake in
      let isEmpty = lock.withLock { () -> Bool in
        if running.isEmpty, waiting.isEmpty { return true }
        whenEmpty.append(wake)
        return false
      }
      if isEmpty { wake() }
    }
    Environments.order?.acquire(self)
  }
}

extension OperationQueue {
  /// Runs work of the library on this queue, independent of the dependencies of its operations.
  func run(_ action: @escaping () -> Void) {
    let executor: Executor = self === OperationQueue.main ? .main : .operations(self, priority: .normal)
    _ = Environments.current.schedule(on: executor, after: .zero, leeway: .zero, action)
  }
}

/// A queue that the program made.
private final class ProgramOperationQueue: OperationQueue, @unchecked Sendable {
  // Unchecked as the class above it is; the line is made once, before the queue is seen.
  private(set) lazy var line = OperationLine(self)
}

extension NativeCall {
  fileprivate func line() throws -> OperationLine { try self[0].operationLine() }
}

extension Value {
  fileprivate func operationLine() throws -> OperationLine {
    let queue: OperationQueue = try unboxed()
    return (queue as? ProgramOperationQueue)?.line ?? .main
  }
}

extension DispatchCatalog {
  static func addOperationQueues(to module: NativeModule) {
    module.type("class OperationQueue", represents: OperationQueue.self)
    var members: [NativeMember] = []
    members.nullary("init()") {
      let queue = ProgramOperationQueue()
      _ = queue.line
      return .object(queue)
    }
    members.nullary("static var main: OperationQueue { get }") { .object(OperationQueue.main) }
    members.nullary("static var defaultMaxConcurrentOperationCount: Int { get }") { .int(-1) }
    members.property(
      "var name: String? { get set }",
      get: .general { .optional(try $0.native(0, as: OperationQueue.self).name.map { .string($0) }) },
      set: .mutating { receiver, call in
        try receiver.unboxed(as: OperationQueue.self).name = call[0].asOptional?.asString
        return .void
      })
    members.property(
      "var maxConcurrentOperationCount: Int { get set }",
      get: .general { .int(try $0.native(0, as: OperationQueue.self).maxConcurrentOperationCount) },
      set: .mutating { receiver, call in
        try receiver.unboxed(as: OperationQueue.self).maxConcurrentOperationCount = max(-1, call.int(0))
        try receiver.operationLine().advance()
        return .void
      })
    members.property(
      "var isSuspended: Bool { get set }", get: .general { .bool(try $0.line().isSuspended) },
      set: .mutating { receiver, call in
        try receiver.operationLine().isSuspended = call.bool(0)
        return .void
      })
    addQuality(of: OperationQueue.self, to: &members)
    addWork(&members)
    module.extend("extension OperationQueue", members)
  }

  private static func addWork(_ members: inout [NativeMember]) {
    members.general("func addOperation(_ block: @escaping () -> Void)") { call in
      try call.line().add(WorkBlock(call.function(1)))
      return .void
    }
    members.general("func addOperation(_ op: Operation)") { call in
      try call.line().add(call.native(1, as: WorkOperation.self))
      return .void
    }
    members.general("func addOperations(_ ops: [Operation], waitUntilFinished wait: Bool)") { call in
      let operations = try call[1].asArray.map { try $0.unboxed(as: WorkOperation.self) }
      try call.line().add(operations)
      if call.bool(2) { for operation in operations { operation.wait() } }
      try call.runtime.check()
      return .void
    }
    members.general("func addBarrierBlock(_ barrier: @escaping () -> Void)") { call in
      try call.line().add(barrier: WorkBlock(call.function(1)))
      return .void
    }
    members.general("func cancelAllOperations()") { call in
      let line = try call.line()
      for operation in line.operations { operation.cancel() }
      line.advance()
      return .void
    }
    members.general("func waitUntilAllOperationsAreFinished()") { call in
      try call.line().waitUntilEmpty()
      try call.runtime.check()
      return .void
    }
    members.general("var operations: [Operation] { get }") { .list(try $0.line().operations.map { .object($0) }) }
    members.general("var operationCount: Int { get }") { .int(try $0.line().operations.count) }
  }
}

extension NativeCall {
  /// Returns the enum `Operation.QueuePriority` of the program as Foundation's own.
  func queuePriority(_ index: Int) -> Operation.QueuePriority {
    self[index].rawNumber.flatMap(Operation.QueuePriority.init(rawValue:)) ?? .normal
  }
}
