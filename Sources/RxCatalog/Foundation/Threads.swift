import RxBindings
import Types
import Execution
import Foundation
import Rx

/// A thread of the program: the one that it believes to run on, known by the name of an executor of the environment, or one
/// that it made of a closure.
final class ThreadHandle: @unchecked Sendable, CustomStringConvertible {
  // Unchecked because the state is reached under `lock`.
  private enum State { case waiting, executing, finished }

  private let lock = NSLock()
  private var title: String
  private var state: State
  private var cancelled = false
  private let work: Function?
  let isMain: Bool

  /// Makes the handle of a thread that runs.
  init(name: String, isMain: Bool) {
    title = name
    state = .executing
    work = nil
    self.isMain = isMain
  }

  /// Makes a thread that runs a closure once it is started.
  init(_ work: Function) {
    title = ""
    state = .waiting
    self.work = work
    isMain = false
  }

  static var current: ThreadHandle {
    let environment = Environments.current
    return ThreadHandle(name: environment.executorName, isMain: environment.isMain)
  }

  var name: String {
    get { lock.withLock { title } }
    set { lock.withLock { title = newValue } }
  }
  var isExecuting: Bool { lock.withLock { state == .executing } }
  var isFinished: Bool { lock.withLock { state == .finished } }
  var isCancelled: Bool { lock.withLock { cancelled } }

  /// Asks the thread to end, which its closure has to look at; one that was not started runs nothing.
  func cancel() { lock.withLock { cancelled = true } }

  /// Starts the thread; false if it was started before.
  func start() -> Bool {
    guard let work else { return false }
    let isFirst = lock.withLock { () -> Bool in
      defer { if state == .waiting { state = .executing } }
      return state == .waiting
    }
    guard isFirst else { return false }
    let environment = Environments.current
    let queue = DispatchQueue(label: name.isEmpty ? "thread" : name)
    _ = environment.schedule(on: Executor(queue: queue), after: .zero, leeway: .zero) { [self] in
      if !isCancelled { work.run() }
      lock.withLock { state = .finished }
    }
    return true
  }

  var description: String { "<NSThread>{name = \(name)}" }
}

extension DispatchCatalog {
  static func addThreads(to module: NativeModule) {
    module.type("class Thread", represents: ThreadHandle.self)
    module.extend("extension Thread", lazily: threadMembers)
    module.global([
      NativeMember(
        "@discardableResult func sleep(_ seconds: Int) -> Int",
        .general { call in
          try sleep(call, seconds: Double(call.int(0)))
          return .int(0)
        }),
      NativeMember(
        "@discardableResult func usleep(_ microseconds: Int) -> Int",
        .general { call in
          try sleep(call, seconds: Double(call.int(0)) / 1e6)
          return .int(0)
        }),
    ])
  }

  private static var threadMembers: [NativeMember] {
    var members: [NativeMember] = []
    members.general("init(block: @escaping () -> Void)") { .object(ThreadHandle($0.function(0))) }
    members.general("static func detachNewThread(_ block: @escaping () -> Void)") { call in
      _ = ThreadHandle(call.function(0)).start()
      return .void
    }
    members.general("func start()") { call in
      guard try call.native(0, as: ThreadHandle.self).start() else {
        throw Trap.fault("attempt to start a thread that was already started")
      }
      return .void
    }
    members.general("func cancel()") { call in
      try call.native(0, as: ThreadHandle.self).cancel()
      return .void
    }
    members.nullary("static var isMainThread: Bool { get }") { .bool(Environments.current.isMain) }
    members.nullary("static var current: Thread { get }") { .object(ThreadHandle.current) }
    let states: [(String, @Sendable (ThreadHandle) -> Bool)] = [
      ("isMainThread", { $0.isMain }), ("isExecuting", { $0.isExecuting }), ("isFinished", { $0.isFinished }),
      ("isCancelled", { $0.isCancelled }),
    ]
    for (name, state) in states {
      members.general("var \(name): Bool { get }") { .bool(state(try $0.native(0))) }
    }
    members.property(
      "var name: String? { get set }",
      get: .general { .optional(.string(try $0.native(0, as: ThreadHandle.self).name)) },
      set: .mutating { thread, call in
        try thread.unboxed(as: ThreadHandle.self).name = call[0].asOptional?.asString ?? ""
        return .void
      })
    members.general("static func sleep(forTimeInterval interval: Double)") { call in
      try sleep(call, seconds: call[0].asDouble)
      return .void
    }
    members.general("static func sleep(until date: Date)") { call in
      try sleep(call, seconds: call.timeLeft(0).seconds)
      return .void
    }
    return members
  }

  private static func sleep(_ call: NativeCall, seconds: Double) throws {
    Environments.current.sleep(for: .nanoseconds(Int64(seconds.nanosecondsFromSeconds)))
    try call.runtime.check()
  }
}
