import Execution
import Rx

/// Recorder of events that taps report. The catalog finds it through the tracer; without one, events bypass the taps.
///
/// Methods are called on the thread of the event and run no code of the program.
package protocol StreamRecorder: AnyObject, Sendable {
  /// Records the beginning of a subscription.
  ///
  /// - Parameter time: Time of the clock in nanoseconds, where it was read for the traces; nil for now.
  func began(
    _ origin: RecordedSubscription.Origin, stream: StreamName?, parent: RecordedSubscription?, cause: Int, at time: Int?
  ) -> RecordedSubscription

  /// Records an event of a subscription that occurred while `cause` was being handled. Returns the number of the event.
  ///
  /// - Parameter time: Time of the clock in nanoseconds, where it was read for the traces; nil for now.
  @discardableResult
  func record(
    _ kind: RecordedKind, _ payload: RecordedPayload, in subscription: RecordedSubscription, cause: Int, at time: Int?
  ) -> Int
}

extension StreamRecorder {
  /// Records a beginning that is not traced.
  package func began(
    _ origin: RecordedSubscription.Origin, stream: StreamName?, parent: RecordedSubscription?, cause: Int
  ) -> RecordedSubscription {
    began(origin, stream: stream, parent: parent, cause: cause, at: nil)
  }

  /// Records an event that is not traced.
  @discardableResult
  package func record(
    _ kind: RecordedKind, _ payload: RecordedPayload, in subscription: RecordedSubscription, cause: Int
  ) -> Int {
    record(kind, payload, in: subscription, cause: cause, at: nil)
  }
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
