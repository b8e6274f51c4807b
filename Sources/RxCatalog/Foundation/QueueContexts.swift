import RxBindings
import Types
import Dispatch
import Execution
import Foundation
import Rx

/// `DispatchSpecificKey`: values that a program attaches to its queues, by their names.
private final class ContextKey: @unchecked Sendable {
  // Unchecked because the values are reached under `lock`.
  private let lock = NSLock()
  private var values: [String: Value] = [:]

  subscript(queue: String) -> Value? {
    get { lock.withLock { values[queue] } }
    set {
      let dropped = lock.withLock { () -> Value? in
        defer { values[queue] = newValue }
        return values[queue]
      }
      withExtendedLifetime(dropped) {}
    }
  }
}

extension DispatchCatalog {
  static func addQueueContexts(to module: NativeModule) {
    module.type("class DispatchSpecificKey<T>", represents: ContextKey.self)
    module.extend("extension DispatchSpecificKey", [NativeMember("init()", .nullary { .object(ContextKey()) })])
    var members: [NativeMember] = []
    members.general("func setSpecific<T>(key: DispatchSpecificKey<T>, value: T?)") { call in
      let key: ContextKey = try call.native(1)
      key[Executor(queue: try call.native(0)).name] = call[2].asOptional
      return .void
    }
    members.general("func getSpecific<T>(key: DispatchSpecificKey<T>) -> T?") { call in
      let key: ContextKey = try call.native(1)
      return .optional(key[Executor(queue: try call.native(0)).name])
    }
    members.general("static func getSpecific<T>(key: DispatchSpecificKey<T>) -> T?") { call in
      .optional(try call.native(0, as: ContextKey.self)[Environments.current.executorName])
    }
    module.extend("extension DispatchQueue", members)
  }
}
