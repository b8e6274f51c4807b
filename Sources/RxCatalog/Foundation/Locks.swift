import RxBindings
import Types
import Execution
import Foundation
import Rx

/// A lock of the program. A waiting thread yields, so that under the virtual clock the holder can continue.
final class ProgramLock: @unchecked Sendable {
  // Unchecked because the state is reached under `guardian`.
  private let guardian = NSLock()
  private let turn = WorkSemaphore(1)
  private let isRecursive: Bool
  private var owner: ObjectIdentifier?
  private var depth = 0
  var name: String? {
    get { guardian.withLock { storedName } }
    set { guardian.withLock { storedName = newValue } }
  }
  private var storedName: String?

  init(isRecursive: Bool) { self.isRecursive = isRecursive }

  /// Locks; returns false after the timeout.
  func lock(timeout: Duration?) throws -> Bool {
    let own = ObjectIdentifier(Thread.current)
    let isMine = guardian.withLock { () -> Bool in
      guard owner == own else { return false }
      if isRecursive { depth += 1 }
      return true
    }
    if isMine, isRecursive { return true }
    if isMine, timeout == nil {
      throw Trap.fault("a lock that its own thread locks again would wait for itself for ever")
    }
    guard turn.wait(timeout: timeout) else { return false }
    guardian.withLock {
      owner = own
      depth = 1
    }
    return true
  }

  func unlock() {
    let isFree = guardian.withLock { () -> Bool in
      guard owner != nil else { return false }
      depth -= 1
      if depth > 0 { return false }
      owner = nil
      return true
    }
    if isFree { _ = turn.signal() }
  }
}

/// A lock with a place to wait until another thread says that something changed.
final class ProgramCondition: @unchecked Sendable {
  // Unchecked because the waiting are reached under `guardian`.
  let lock = ProgramLock(isRecursive: false)
  private let guardian = NSLock()
  private var waiting: [WorkSemaphore] = []

  func wait(timeout: Duration?) throws -> Bool {
    let signal = WorkSemaphore(0)
    guardian.withLock { waiting.append(signal) }
    lock.unlock()
    let isSignalled = signal.wait(timeout: timeout)
    guardian.withLock { waiting.removeAll { $0 === signal } }
    _ = try lock.lock(timeout: nil)
    return isSignalled
  }

  func signal(toAll: Bool) {
    let woken = guardian.withLock { () -> [WorkSemaphore] in
      let woken = toAll ? waiting : Array(waiting.prefix(1))
      waiting.removeFirst(woken.count)
      return woken
    }
    for waiter in woken { _ = waiter.signal() }
  }
}

extension DispatchCatalog {
  static func addLocks(to module: NativeModule) {
    module.type("protocol NSLocking { func lock()\n func unlock() }")
    module.type("class NSLock: NSLocking", represents: ProgramLock.self)
    module.type("class NSRecursiveLock: NSLocking")
    module.type("class NSCondition: NSLocking", represents: ProgramCondition.self)
    for name in ["NSLock", "NSRecursiveLock"] {
      var members: [NativeMember] = []
      members.nullary("init()") { .object(ProgramLock(isRecursive: name == "NSRecursiveLock")) }
      members.general("func `try`() -> Bool") {
        .bool(try $0.native(0, as: ProgramLock.self).lock(timeout: .zero))
      }
      members.general("func lock(before limit: Date) -> Bool") { call in
        .bool(try call.native(0, as: ProgramLock.self).lock(timeout: call.timeLeft(1)))
      }
      members.property(
        "var name: String? { get set }",
        get: .unary { .optional(try $0.unboxed(as: ProgramLock.self).name.map { .string($0) }) },
        set: .mutating { lock, call in
          try lock.unboxed(as: ProgramLock.self).name = call[0].asOptional?.asString
          return .void
        })
      addLocking(&members) { try $0.native(0) }
      module.extend("extension \(name)", members)
    }
    var members: [NativeMember] = []
    members.nullary("init()") { .object(ProgramCondition()) }
    members.general("func wait()") { call in
      _ = try call.native(0, as: ProgramCondition.self).wait(timeout: nil)
      try call.runtime.check()
      return .void
    }
    members.general("func wait(until limit: Date) -> Bool") { call in
      .bool(try call.native(0, as: ProgramCondition.self).wait(timeout: call.timeLeft(1)))
    }
    for (name, isForAll) in [("signal", false), ("broadcast", true)] {
      members.general("func \(name)()") { call in
        try call.native(0, as: ProgramCondition.self).signal(toAll: isForAll)
        return .void
      }
    }
    addLocking(&members) { try $0.native(0, as: ProgramCondition.self).lock }
    module.extend("extension NSCondition", members)
  }

  private static func addLocking(
    _ members: inout [NativeMember], _ lock: @escaping @Sendable (NativeCall) throws -> ProgramLock
  ) {
    members.general("func lock()") { call in
      _ = try lock(call).lock(timeout: nil)
      try call.runtime.check()
      return .void
    }
    members.general("func unlock()") { call in
      try lock(call).unlock()
      return .void
    }
    members.general("func withLock<R>(_ body: () throws -> R) rethrows -> R") { call in
      let lock = try lock(call)
      _ = try lock.lock(timeout: nil)
      defer { lock.unlock() }
      try call.runtime.check()
      return try call.function(1).call()
    }
  }
}

extension NativeCall {
  /// Returns the interval until a `Date` of the clock.
  func timeLeft(_ index: Int) throws -> Duration {
    let seconds = try native(index, as: Date.self).timeIntervalSince(Environments.current.date)
    return .nanoseconds(Int64(max(0, seconds.nanosecondsFromSeconds)))
  }
}
