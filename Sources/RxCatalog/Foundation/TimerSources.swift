import RxBindings
import Types
import Dispatch
import Execution
import Foundation
import Rx

/// `DispatchSourceTimer` on the environment's clock. It begins suspended, and ends with its last reference.
final class TimerSource: @unchecked Sendable {
  // Unchecked because the state is reached under `lock`.
  private let lock = NSLock()
  private let executor: Executor
  private var isRunning = false
  private var hasEnded = false
  private var plan: (after: Duration, period: Duration?)?
  private var pending: (any Disposable)?
  private var handler: Function?
  private var cancelHandler: Function?

  init(_ executor: Executor) { self.executor = executor }
  deinit { pending?.dispose() }

  var isCancelled: Bool { lock.withLock { hasEnded } }

  func schedule(after delay: Duration, every period: Duration?) {
    lock.withLock { plan = (delay, period) }
    restart()
  }

  func handle(_ handler: Function?) { lock.withLock { self.handler = handler } }
  func handleCancel(_ handler: Function?) { lock.withLock { cancelHandler = handler } }

  func resume() {
    lock.withLock { isRunning = true }
    restart()
  }

  func suspend() {
    lock.withLock { isRunning = false }
    restart()
  }

  func cancel() {
    let handler = lock.withLock { () -> Function? in
      if hasEnded { return nil }
      hasEnded = true
      self.handler = nil
      defer { cancelHandler = nil }
      return cancelHandler
    }
    restart()
    if let handler {
      _ = Environments.current.schedule(on: executor, after: .zero, leeway: .zero) { handler.run() }
    }
  }

  private func restart() {
    let (old, plan) = lock.withLock {
      defer { pending = nil }
      return (pending, isRunning && !hasEnded ? self.plan : nil)
    }
    old?.dispose()
    guard let plan else { return }
    let environment = Environments.current
    let fire = { [weak self] in
      guard let self else { return }
      let handler = lock.withLock { self.handler }
      handler?.run()
    }
    let scheduled =
      plan.period.map {
        environment.schedulePeriodic(
          on: executor, after: plan.after, every: max($0, .microseconds(1)), leeway: .zero, fire)
      } ?? environment.schedule(on: executor, after: plan.after, leeway: .zero, fire)
    lock.withLock { pending = scheduled }
  }
}

extension DispatchCatalog {
  static func addTimerSources(to module: NativeModule) {
    module.type("class DispatchSource")
    module.type("class DispatchSourceTimer", represents: TimerSource.self)
    module.type(
      "struct _TimerFlags: ExpressibleByArrayLiteral { typealias ArrayLiteralElement = _TimerFlags }")
    module.extend(
      "extension _TimerFlags",
      [
        NativeMember("init(arrayLiteral elements: _TimerFlags...)", .unary { _ in .int(0) }),
        NativeMember("static var strict: _TimerFlags { get }", .nullary { .int(0) }),
      ])
    module.extend(
      "extension DispatchSource { typealias TimerFlags = _TimerFlags }",
      [
        NativeMember(
          "static func makeTimerSource(flags: DispatchSource.TimerFlags = [], queue: DispatchQueue? = nil) -> DispatchSourceTimer",
          .general { call in
            let queue: DispatchQueue = call[1].asOptional?.native() ?? .global()
            return .object(TimerSource(Executor(queue: queue)))
          })
      ])
    var members: [NativeMember] = []
    let leeway = "leeway: DispatchTimeInterval = .nanoseconds(0)"
    for (deadline, type) in [("deadline", "DispatchTime"), ("wallDeadline", "DispatchWallTime")] {
      members.general(
        "func schedule(\(deadline): \(type), repeating interval: DispatchTimeInterval = .never, \(leeway))"
      ) {
        call in
        if let delay = call[1].asClockTime.fromNow {
          try call.native(0, as: TimerSource.self).schedule(after: delay, every: call.interval(2).duration)
        }
        return .void
      }
      members.general("func schedule(\(deadline): \(type), repeating interval: Double, \(leeway))") { call in
        if let delay = call[1].asClockTime.fromNow {
          let period = Duration.nanoseconds(Int64(max(0, call[2].asDouble.nanosecondsFromSeconds)))
          try call.native(0, as: TimerSource.self).schedule(
            after: delay, every: call[2].asDouble.isFinite ? period : nil)
        }
        return .void
      }
    }
    for name in ["setEventHandler", "setCancelHandler"] {
      members.general(
        "func \(name)(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = DispatchWorkItemFlags.none, handler: (() -> Void)?)"
      ) { call in
        let source: TimerSource = try call.native(0)
        let handler = call.optionalFunction(3)
        if name == "setEventHandler" { source.handle(handler) } else { source.handleCancel(handler) }
        return .void
      }
    }
    let steps: [(String, @Sendable (TimerSource) -> Void)] = [
      ("resume", { $0.resume() }), ("activate", { $0.resume() }), ("suspend", { $0.suspend() }),
      ("cancel", { $0.cancel() }),
    ]
    for (name, step) in steps {
      members.general("func \(name)()") { call in
        step(try call.native(0))
        return .void
      }
    }
    members.general("var isCancelled: Bool { get }") { .bool(try $0.native(0, as: TimerSource.self).isCancelled) }
    module.extend("extension DispatchSourceTimer", members)
  }
}
