import Controls
import Execution
import Locks
import Rx
import RxBindings
import Synchronization
import SyntaxTree
import Types

/// `PlaygroundPage` of PlaygroundSupport. A program here runs for as long as something is due: its wish to run on is noted, and
/// changes nothing.
package final class PlaygroundPageValue: Sendable {
  let needsIndefiniteExecution = Atomic<Bool>(false)
  /// The view or the controller that the program shows.
  let liveView = Locked<Value>(.none)

  /// The page of the session.
  static var current: PlaygroundPageValue {
    let values = Environments.current.values
    if let known = values[PlaygroundPageValue.self, as: PlaygroundPageValue.self] { return known }
    let page = PlaygroundPageValue()
    values[PlaygroundPageValue.self] = page
    return page
  }

  /// The view or the controller that a session's program shows; nil where it shows none.
  package static func liveView(in values: EnvironmentValues) -> AnyObject? {
    values[PlaygroundPageValue.self, as: PlaygroundPageValue.self]?.liveView.withLock { $0.asOptional?.asObject }
  }
}

extension DispatchCatalog {
  static func addPlaygroundPages(to module: NativeModule) {
    module.type("class PlaygroundPage", represents: PlaygroundPageValue.self)
    module.type("protocol PlaygroundLiveViewable: AnyObject")
    module.extend("extension UIView: PlaygroundLiveViewable")
    module.extend("extension UIViewController: PlaygroundLiveViewable")
    var members: [NativeMember] = []
    members.nullary("static var current: PlaygroundPage { get }") { .object(PlaygroundPageValue.current) }
    members.property(
      "var needsIndefiniteExecution: Bool { get set }",
      get: .general { call in
        .bool(try call.native(0, as: PlaygroundPageValue.self).needsIndefiniteExecution.load(ordering: .relaxed))
      },
      set: .general { call in
        try call.native(0, as: PlaygroundPageValue.self).needsIndefiniteExecution.store(
          call[1].asBool, ordering: .relaxed)
        return .void
      })
    members.property(
      "var liveView: (any PlaygroundLiveViewable)? { get set }",
      get: .general { try $0.native(0, as: PlaygroundPageValue.self).liveView.withLock { $0 } },
      set: .general { call in
        try call.native(0, as: PlaygroundPageValue.self).liveView.withLock { $0 = call[1] }
        // It is shown from now on.
        if let controller = call[1].asOptional?.asObject as? UIViewController {
          ControlSite.at(call.site) { controller.appear() }
        }
        return .void
      })
    // As the way out of a program is.
    members.general("func finishExecution() -> Never") { call in
      call.runtime.host.exit(status: 0)
      call.runtime.interrupt()
      throw Trap(.interrupted)
    }
    module.extend("extension PlaygroundPage", members)
  }
}
