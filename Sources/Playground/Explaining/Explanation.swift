import Recording
import RxBindings

/// Explanation why a stream shows nothing, or where its last value came from.
struct Explanation {
  /// A reason, the events that prove it, and a remedy.
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
  /// Returns the last event of a subscription that is kept; nil where none is.
  package func lastEvent(of report: SubscriptionReport, _ kind: RecordedKind? = nil) -> RecordedEvent? {
    switch kind {
    case nil: return event(report.progress.last)
    case .next: return report.progress.lastElement == 0 ? nil : event(report.progress.lastElement)
    case let kind?: return lastEvent(of: report.id) { $1 == kind }
    }
  }
}

/// Returns a number with its noun.
func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
  count == 1 ? "1 \(noun)" : "\(count) \(plural ?? noun + "s")"
}
