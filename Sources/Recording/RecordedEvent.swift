import RxBindings
import Execution

/// An event of a recording.
package struct RecordedEvent: Sendable {
  /// Events are numbered from 1 in the order in which they were recorded.
  package let number: Int
  package let kind: RecordedKind
  /// Time in nanoseconds of the session's clock.
  package let time: Int
  package let thread: String
  /// The `id` of the subscription.
  package let subscription: Int
  /// The event that was being handled when it happened; nil for none. It may have been dropped since.
  package let cause: Int?
  /// Recorded element or error; for an end without an event the name of its cause, if that is known.
  package let value: Value?
  /// True if `value` is a description, because the value itself could not be kept.
  package let isDescription: Bool

  package var seconds: Double { Double(time) / 1e9 }

  /// The element or the error as traces show it; nil where there is none. Asking may run a description that the program
  /// wrote, so it is asked on the run loop.
  package var text: String? {
    guard let value else { return nil }
    if isDescription, case .string(let text) = value { return text }
    return DisplayText.value(value)
  }

  /// True if it ends its subscription.
  var isEnd: Bool { kind != .next && kind != .subscribed }
}

extension RecordedKind {
  /// Word for the kind of event in traces.
  package var word: String {
    switch self {
    case .subscribed: "subscribed"
    case .next: "next"
    case .error: "error"
    case .completed: "completed"
    case .disposed: "disposed"
    case .released: "released"
    }
  }
}
