import Interpreter
import RxCatalog

/// What is known of one subscription.
struct SubscriptionRecord {
  let number: Int
  let kind: TracedSubscription.Kind
  let name: String
  let began: Double
  let site: SourceRange
  /// Weakly: a record must not keep alive what the program has let go.
  weak var subscription: TracedSubscription?
  /// Whether what it connects has ended, of which nobody tells the connection.
  var isOver: Bool { kind == .connect && subscription?.holding.isOver == true }
  var elements: Int { subscription?.elements.load(ordering: .relaxed) ?? 0 }
}
