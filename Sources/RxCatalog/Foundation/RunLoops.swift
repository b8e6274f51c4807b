import RxBindings
import Types
import Execution
import Foundation
import Rx

/// `RunLoop`: the session's own for the main thread, and one that has nothing to do for any other.
final class RunLoopValue: Sendable {
  static let main = RunLoopValue()
}

extension DispatchCatalog {
  static func addRunLoops(to module: NativeModule) {
    module.type("class RunLoop { typealias Mode = _RunLoopMode }", represents: RunLoopValue.self)
    module.type("struct _RunLoopMode: Hashable, Sendable", represents: RunLoop.Mode.self)
    var modes: [NativeMember] = []
    for (name, mode) in [("`default`", RunLoop.Mode.default), ("common", .common)] {
      modes.nullary("static var \(name): _RunLoopMode { get }") { .boxed(mode) }
    }
    module.extend("extension _RunLoopMode", modes)
    var members: [NativeMember] = []
    members.nullary("static var main: RunLoop { get }") { .object(RunLoopValue.main) }
    members.nullary("static var current: RunLoop { get }") { .object(RunLoopValue.main) }
    members.general("func run(until limitDate: Date)") { call in
      try serve(call, for: call.timeLeft(1))
      return .void
    }
    members.general("@discardableResult func run(mode: RunLoop.Mode, before limitDate: Date) -> Bool") { call in
      try serve(call, for: call.timeLeft(2))
      return .bool(true)
    }
    members.general("func run()") { call in
      try serve(call, for: nil)
      return .void
    }
    members.general("func perform(_ block: @escaping () -> Void)") { call in
      let block = call.function(1)
      _ = Environments.current.schedule(on: .main, after: .zero, leeway: .zero) { block.run() }
      return .void
    }
    // A scheduled timer belongs to the main run loop already; one that was only made starts here.
    members.general("func add(_ timer: Timer, forMode mode: RunLoop.Mode)") { call in
      try call.native(1, as: ClockTimer.self).start()
      return .void
    }
    module.extend("extension RunLoop", members)
    module.global([
      NativeMember(
        "func dispatchMain() -> Never",
        .general { call in
          try serve(call, for: nil)
          throw Trap(.interrupted, at: call.site)
        })
    ])
  }

  /// Serves the main thread's other work for a duration, or without end.
  private static func serve(_ call: NativeCall, for stretch: Duration?) throws {
    _ = Environments.current.blockServing(timeout: stretch) { _ in }
    try call.runtime.check()
  }
}
