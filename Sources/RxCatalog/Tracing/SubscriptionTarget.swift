import Interpreter

/// Remembers the object that `subscribe(with:)` and its kin hand to their closures: when it has gone, the subscription runs
/// for nothing.
enum SubscriptionTarget {
  static func wrap(_ implementation: NativeImplementation, _ member: CatalogMember) -> NativeImplementation {
    guard case .general(let body) = implementation, member.key.contains("(with:"), !member.key.hasPrefix("static ")
    else {
      return implementation
    }
    return .general { call in
      let result = try body(call)
      if let handle = result.asObject as? SubscriptionHandle, let target = call.arguments.dropFirst().first?.asObject {
        handle.handsOn(target)
      }
      return result
    }
  }
}
