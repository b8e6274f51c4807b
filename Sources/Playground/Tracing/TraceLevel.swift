/// How much of what subscriptions do is shown.
package enum TraceLevel: String, Sendable, CaseIterable, Comparable {
  /// Nothing.
  case off
  /// Subscribed, completed, error, disposed.
  case subs
  /// And every element.
  case events
  /// And what every operator of the chain passes on.
  case all

  package static func < (lhs: TraceLevel, rhs: TraceLevel) -> Bool {
    allCases.firstIndex(of: lhs)! < allCases.firstIndex(of: rhs)!
  }
}
