import Recording
import RxBindings

/// Why a stream shows nothing, or what its last value came from.
struct Explanation {
  /// One thing that is the case, what shows it, and what can be done.
  struct Reason {
    let sentence: String
    /// Events that show it, the oldest first.
    var evidence: [RecordedEvent] = []
    var remedy: String?
  }

  var headline: String
  var reasons: [Reason]

  init(_ headline: String, _ reasons: [Reason] = []) {
    self.headline = headline
    self.reasons = reasons
  }
}

extension Recorder {
  /// The last event of a subscription that is kept; nil where none is.
  package func lastEvent(of report: SubscriptionReport, _ kind: RecordedKind? = nil) -> RecordedEvent? {
    switch kind {
    case nil: return event(report.progress.last)
    case .next: return report.progress.lastElement == 0 ? nil : event(report.progress.lastElement)
    case let kind?: return lastEvent(of: report.id) { $1 == kind }
    }
  }
}

/// A number with what it counts.
func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
  count == 1 ? "1 \(noun)" : "\(count) \(plural ?? noun + "s")"
}
