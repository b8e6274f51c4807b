/// The virtual times at which an observable was subscribed to and unsubscribed from.
public struct Subscription: Hashable, Sendable {
  /// Time of the subscription, in ticks.
  public let subscribe: TestTime
  /// Time at which it ended, in ticks; `Int.max` while it is active.
  public let unsubscribe: TestTime

  /// Makes an active subscription.
  public init(_ subscribe: TestTime) {
    self.init(subscribe, TestTime.max)
  }

  /// Makes a subscription that has ended.
  public init(_ subscribe: TestTime, _ unsubscribe: TestTime) {
    self.subscribe = subscribe
    self.unsubscribe = unsubscribe
  }

  /// Adds both times to the hash value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(subscribe)
    hasher.combine(unsubscribe)
  }
}

extension Subscription: CustomDebugStringConvertible {
  /// Both times: `(200: 400)`, `(200: Infinity)`.
  public var debugDescription: String {
    "(\(subscribe): \(unsubscribe == TestTime.max ? "Infinity" : String(unsubscribe)))"
  }
}
