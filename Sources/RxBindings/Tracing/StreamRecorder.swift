import Execution
import Rx

/// Recorder of events that taps report. The catalog finds it through the tracer; without one, events bypass the taps.
///
/// Methods are called on the thread of the event and run no code of the program.
package protocol StreamRecorder: AnyObject, Sendable {
  /// Records the beginning of a subscription.
  func began(
    _ origin: RecordedSubscription.Origin, stream: StreamName?, parent: RecordedSubscription?, cause: Int
  ) -> RecordedSubscription

  /// Records an event of a subscription that occurred while `cause` was being handled. Returns the number of the event.
  @discardableResult
  func record(_ kind: RecordedKind, _ payload: RecordedPayload, in subscription: RecordedSubscription, cause: Int)
    -> Int
}

/// Kind of an event in a subscription.
package enum RecordedKind: UInt8, Sendable, CaseIterable {
  case subscribed, next, error, completed
  /// Disposed of by the subscriber.
  case disposed
  /// Every object that could have sent an event was deallocated.
  case released
}

/// Payload of an event as it arrives: the recorder decides which part of it to keep.
package enum RecordedPayload {
  case none
  case value(Value)
  case error(any Error)
  case text(String)
}
