import RxBindings
import SyntaxTree

/// What is known of one subscription. A class, because weak references are slow to copy.
final class SubscriptionRecord {
  let number: Int
  let kind: TracedSubscription.Kind
  let name: String
  let began: Double
  let site: SourceRange
  /// Weakly: a record must not keep alive what the program has let go.
  private(set) weak var subscription: TracedSubscription?

  init(
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
  var isOver: Bool { kind == .connect && subscription?.holding.isOver == true }
  var elements: Int { subscription?.elements ?? 0 }
}
