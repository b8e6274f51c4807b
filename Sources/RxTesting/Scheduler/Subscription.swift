/// The virtual times at which an observable was subscribed to and unsubscribed from.
public struct Subscription: Hashable, Sendable {
  /// When the subscription was made.
  public let subscribe: TestTime
  /// When it ended; `Int.max` while it lasts.
  public let unsubscribe: TestTime

  /// A subscription that lasts.
  public init(_ subscribe: TestTime) {
    self.init(subscribe, TestTime.max)
  }

  /// A subscription that has ended.
  public init(_ subscribe: TestTime, _ unsubscribe: TestTime) {
    self.subscribe = subscribe
    self.unsubscribe = unsubscribe
  }

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
