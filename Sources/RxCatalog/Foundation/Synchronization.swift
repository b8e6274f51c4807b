import RxBindings
import Types
import Dispatch
import Execution
import Foundation
import Rx

/// Counts work that is under way; `DispatchGroup` on the environment's clock.
final class WorkGroup: @unchecked Sendable {
  // Unchecked because the state is reached under `lock`.
  private let lock = NSLock()
  private var count = 0
  private var waiting: [@Sendable () -> Void] = []

  func enter() { lock.withLock { count += 1 } }

  func leave() {
    Environments.order?.release(self)
    let ready = lock.withLock { () -> [@Sendable () -> Void] in
      count -= 1
      if count > 0 { return [] }
      defer { waiting = [] }
      return waiting
    }
    for wake in ready { wake() }
  }

  /// Calls `wake` once nothing is under way.
  func whenEmpty(_ wake: @escaping @Sendable () -> Void) {
    let isEmpty = lock.withLock { () -> Bool in
      if count <= 0 { return true }
      waiting.append(wake)
      return false
    }
    if isEmpty { wake() }
  }

  func wait(timeout: Duration?) -> Bool {
    let isEmpty = Environments.current.block(timeout: timeout) { whenEmpty($0) }
    if isEmpty { Environments.order?.acquire(self) }
    return isEmpty
  }

  func notify(_ executor: Executor, _ action: @escaping () -> Void) {
    let environment = Environments.current
    // The action goes to one executor only; handing it over is all that happens here.
    nonisolated(unsafe) let action =
      Environments.order.map { order in
        order.following {
          order.acquire(self)
          action()
        }
      } ?? action
    whenEmpty { _ = environment.schedule(on: executor, after: .zero, leeway: .zero, action) }
  }
}

/// A counting semaphore on the environment's clock.
final class WorkSemaphore: @unchecked Sendable {
  // Unchecked because the state is reached under `lock`.
  private final class Waiter: @unchecked Sendable {
    // Unchecked because it is reached under the semaphore's lock.
    var isServed = false
    var wake: (@Sendable () -> Void)?
  }
  private let lock = NSLock()
  private var count: Int
  private var waiters: [Waiter] = []

  init(_ count: Int) { self.count = count }

  func signal() -> Bool {
    Environments.order?.release(self)
    let wake = lock.withLock { () -> (@Sendable () -> Void)? in
      guard !waiters.isEmpty else {
        count += 1
        return nil
      }
      let waiter = waiters.removeFirst()
      waiter.isServed = true
      return waiter.wake
    }
    wake?()
    return wake != nil
  }

  func wait(timeout: Duration?) -> Bool {
    let waiter = Waiter()
    _ = Environments.current.block(timeout: timeout) { wake in
      let isFree = lock.withLock { () -> Bool in
        if count > 0 {
          count -= 1
          waiter.isServed = true
          return true
        }
        waiter.wake = wake
        waiters.append(waiter)
        return false
      }
      if isFree { wake() }
    }
    return lock.withLock {
      if waiter.isServed { Environments.order?.acquire(self) } else { waiters.removeAll { $0 === waiter } }
      return waiter.isServed
    }
  }
}

extension NativeCall {
  /// Returns the interval until a `DispatchTime`; nil for never.
  fileprivate func timeout(_ index: Int) -> Duration? { self[index].asClockTime.fromNow }

  fileprivate func timeoutResult(_ succeeded: Bool) throws -> Value {
    try ScriptEnum(DispatchTimeoutResult.self, in: runtime).value(succeeded ? 0 : 1)
  }
}

extension DispatchCatalog {
  static func addSynchronization(to module: NativeModule) {
    module.type("class DispatchSemaphore", represents: WorkSemaphore.self)
    module.extend(
      "extension DispatchSemaphore",
      [
        NativeMember("init(value: Int)", .general { .object(WorkSemaphore($0.int(0))) }),
        NativeMember(
          "@discardableResult func signal() -> Int",
          .general { .int(try $0.native(0, as: WorkSemaphore.self).signal() ? 1 : 0) }),
        NativeMember(
          "func wait()",
          .general { call in
            _ = try call.native(0, as: WorkSemaphore.self).wait(timeout: nil)
            try call.runtime.check()
            return .void
          }),
        NativeMember(
          "@discardableResult func wait(timeout: DispatchTime) -> DispatchTimeoutResult",
          .general { call in
            try call.timeoutResult(call.native(0, as: WorkSemaphore.self).wait(timeout: call.timeout(1)))
          }),
      ])
    module.type("class DispatchGroup", represents: WorkGroup.self)
    module.extend(
      "extension DispatchGroup",
      [
        NativeMember("init()", .nullary { .object(WorkGroup()) }),
        NativeMember(
          "func enter()",
          .general { call in
            try call.native(0, as: WorkGroup.self).enter()
            return .void
          }),
        NativeMember(
          "func leave()",
          .general { call in
            try call.native(0, as: WorkGroup.self).leave()
            return .void
          }),
        NativeMember(
          "func wait()",
          .general { call in
            _ = try call.native(0, as: WorkGroup.self).wait(timeout: nil)
            try call.runtime.check()
            return .void
          }),
        NativeMember(
          "@discardableResult func wait(timeout: DispatchTime) -> DispatchTimeoutResult",
          .general { call in
            try call.timeoutResult(call.native(0, as: WorkGroup.self).wait(timeout: call.timeout(1)))
          }),
        NativeMember(
          "func notify(queue: DispatchQueue, execute work: @escaping () -> Void)",
          .general { call in
            let work = call.function(2)
            try call.native(0, as: WorkGroup.self).notify(Executor(queue: call.native(1))) { work.run() }
            return .void
          }),
      ])
  }
}
