import Interpreter

/// Remembers the object that `subscribe(with:)` and its kin hand to their closures: when it has gone, the subscription runs
/// for nothing.
enum SubscriptionTarget {
  static func wrap(_ implementation: NativeImplementation, _ member: CatalogMember) -> NativeImplementation {
    let labels = member.key.utf8.drop { $0 != UInt8(ascii: "(") }
    guard case .general(let body) = implementation, labels.starts(with: "(with:".utf8),
      !member.key.hasPrefix("static ")
    else { return implementation }
    return .general { call in
      let result = try body(call)
      if let handle = result.asObject as? SubscriptionHandle, let target = call.arguments.dropFirst().first?.asObject {
        handle.handsOn(target)
      }
      return result
    }
  }
}
