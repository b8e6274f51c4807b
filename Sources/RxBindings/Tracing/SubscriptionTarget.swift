import Execution

/// Records the objects in the closures of a subscription: the one that `subscribe(with:)` and its variants pass to
/// them, or that they capture weakly, without which the subscription has no effect; and those that they retain.
package enum SubscriptionTarget {
  package static func wrap(_ implementation: NativeImplementation, _ member: CatalogMember) -> NativeImplementation {
    guard case .general(let body) = implementation, ["subscribe", "drive", "emit", "bind"].contains(member.name),
      !member.key.hasPrefix("static ")
    else { return implementation }
    let isHandedOn = member.key.utf8.drop { $0 != UInt8(ascii: "(") }.starts(with: "(with:".utf8)
    return .general { call in
      let result = try body(call)
      guard let handle = result.asObject as? SubscriptionHandle else { return result }
      if isHandedOn, let target = call.arguments.dropFirst().first?.asObject { handle.handsOn(target) }
      for argument in call.arguments.dropFirst() {
        guard let captured = function(argument)?.capturedObjects else { continue }
        if !isHandedOn, let target = captured.known.lazy.compactMap(\.target).first { handle.handsOn(target) }
        for object in captured.kept where ClassInstance.of(object) != nil { handle.keeps(object) }
      }
      return result
    }
  }

  private static func function(_ value: Value) -> Function? {
    switch value {
    case .function(let function): function
    case .some(let box): function(box.value)
    default: nil
    }
  }
}
