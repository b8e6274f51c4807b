import Execution
import Rx

/// Who keeps what taps tell. The catalog finds it through the tracer; where there is none, events take the direct way.
///
/// Methods are called on the thread where it happens and run no code of the program's.
package protocol StreamRecorder: AnyObject, Sendable {
  /// A subscription begins.
  func began(
    _ origin: RecordedSubscription.Origin, stream: StreamName?, parent: RecordedSubscription?, cause: Int
  ) -> RecordedSubscription

  /// Something happened in a subscription while `cause` was being handled. Returns the number of the event.
  @discardableResult
  func record(_ kind: RecordedKind, _ payload: RecordedPayload, in subscription: RecordedSubscription, cause: Int)
    -> Int
}

/// What can happen in a subscription.
package enum RecordedKind: UInt8, Sendable, CaseIterable {
  case subscribed, next, error, completed
  /// Given up by whoever subscribed.
  case disposed
  /// What could have sent something died.
  case released
}

/// What comes with an event, as it arrives: the recorder decides what it can keep of it.
package enum RecordedPayload {
  case none
  case value(Value)
  case error(any Error)
  case text(String)
}
