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

  package static func < (lhs: TraceLevel, rhs: TraceLevel) -> Bool { lhs.rawLevel < rhs.rawLevel }

  /// From 0 for `off` to 3 for `all`.
  var rawLevel: Int {
    switch self {
    case .off: 0
    case .subs: 1
    case .events: 2
    case .all: 3
    }
  }

  init(rawLevel: Int) {
    switch rawLevel {
    case 0: self = .off
    case 1: self = .subs
    case 2: self = .events
    default: self = .all
    }
  }
}
