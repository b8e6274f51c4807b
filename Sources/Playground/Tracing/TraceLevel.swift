/// Detail of the traces of subscriptions.
package enum TraceLevel: String, Sendable, CaseIterable, Comparable {
  /// No traces.
  case off
  /// Subscribed, completed, error, disposed.
  case subs
  /// Elements as well.
  case events
  /// As before, and the events that every operator of the chain passes on.
  case all

  package static func < (lhs: TraceLevel, rhs: TraceLevel) -> Bool { lhs.rawLevel < rhs.rawLevel }

  /// Level from 0 for `off` to 3 for `all`.
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
