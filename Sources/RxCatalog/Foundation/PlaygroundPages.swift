import RxBindings
import Types
import Execution
import Rx
import Synchronization

/// `PlaygroundPage` of PlaygroundSupport. A program here runs for as long as something is due: its wish to run on is noted, and
/// changes nothing.
final class PlaygroundPageValue: Sendable {
  let needsIndefiniteExecution = Atomic<Bool>(false)

  /// The page of the session.
  static var current: PlaygroundPageValue {
    let values = Environments.current.values
    if let known = values[PlaygroundPageValue.self, as: PlaygroundPageValue.self] { return known }
    let page = PlaygroundPageValue()
    values[PlaygroundPageValue.self] = page
    return page
  }
}

extension DispatchCatalog {
  static func addPlaygroundPages(to module: NativeModule) {
    module.type("class PlaygroundPage", represents: PlaygroundPageValue.self)
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
    module.extend("extension PlaygroundPage", members)
  }
}
