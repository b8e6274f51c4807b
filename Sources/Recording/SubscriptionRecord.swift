import RxBindings
import SyntaxTree

/// What is known of one subscription. A class, because weak references are slow to copy.
package final class SubscriptionRecord {
  package let number: Int
  package let kind: TracedSubscription.Kind
  package let name: String
  package let began: Double
  package let site: SourceRange
  /// Weakly: a record must not keep alive what the program has let go.
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

  /// Whether what it connects has ended, of which nobody tells the connection.
  package var isOver: Bool { kind == .connect && subscription?.holding.isOver == true }
  package var elements: Int { subscription?.elements ?? 0 }
}
