import RxBindings
import SyntaxTree

/// Record of one subscription. A class, because weak references are slow to copy.
package final class SubscriptionRecord {
  package let number: Int
  package let kind: TracedSubscription.Kind
  package let name: String
  package let began: Double
  package let site: SourceRange
  /// Weak reference: a record must not retain a subscription that the program has released.
  package private(set) weak var subscription: TracedSubscription?

  package init(
    number: Int, kind: TracedSubscription.Kind, name: String, began: Double, site: SourceRange,
    subscription: TracedSubscription
  ) {
    self.number = number
    self.kind = kind
    self.name = name
    self.began = began
    self.site = site
    self.subscription = subscription
  }

  /// True if the source of a connection has ended, of which the connection is not notified.
  package var isOver: Bool { kind == .connect && subscription?.holding.isOver == true }
  package var elements: Int { subscription?.elements ?? 0 }
}
