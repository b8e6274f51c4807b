import Execution
import Rx
import Synchronization
import SyntaxTree

/// Observer of the subscriptions that the user's code makes: the shell's traces, `:subs`, `:dispose`.
///
/// The catalog finds it in the environment (`SubscriptionTracer.current`); without one nothing is traced. All methods
/// are called on the thread of the event, in the order of the events, and must not run user code.
package protocol SubscriptionTracer: AnyObject, Sendable {
  /// Time of the session's clock in nanoseconds. Read once for an event that is traced and recorded, so that both have one time.
  var now: Int { get }

  /// Notes the beginning of a subscription; called before the source is attached. Returns its number.
  func began(
    _ subscription: TracedSubscription, kind: TracedSubscription.Kind, source: Value, site: SourceRange, at time: Int
  ) -> Int

  /// Returns the name of a subscription.
  func name(of number: Int) -> String

  /// Recorder for subscriptions that begin now, operator by operator; nil for none.
  var recorder: (any StreamRecorder)? { get }

  /// True while `received` accepts elements; always the same object.
  var elementTracing: TraceSwitch { get }

  /// True if a subscription that begins now traces its operators (level `all`).
  var tracesOperators: Bool { get }

  /// Notes an event before the observer receives it. A terminal event ends the subscription.
  func received(_ event: TracedEvent, in number: Int, at time: Int)

  /// Notes an event that an operator of the subscription's chain passed on; `depth` counts from the observer upwards,
  /// from 1.
  func passedOn(_ event: TracedEvent, by operatorName: String, depth: Int, in number: Int, at time: Int)

  /// Notes that the program was stopped while this subscription was delivering or being attached: it is disposed of
  /// after the turn of the run loop.
  func abandon(_ subscription: TracedSubscription)

  /// Notes that the subscription ended without a terminal event.
  func ended(_ number: Int, _ reason: TracedSubscription.End, at time: Int)
}

/// A received event without a description: that would cost more than most operators.
package enum TracedEvent {
  case next(Value)
  case error(any Error)
  case completed
  /// Success of a `Single` or a `Maybe`.
  case success(Value)
}

/// Flag that is checked with every element.
package final class TraceSwitch: Sendable {
  private let state: Atomic<Bool>
  package init(_ isOn: Bool) { state = Atomic(isOn) }

  package var isOn: Bool {
    @inline(__always) get { state.load(ordering: .relaxed) }
    set { state.store(newValue, ordering: .relaxed) }
  }
}

private enum TracerKey {}

extension EnvironmentValues {
  /// The tracer of this environment.
  package var tracer: (any SubscriptionTracer)? {
    get { self[TracerKey.self, as: (any SubscriptionTracer).self] }
    set { self[TracerKey.self, as: (any SubscriptionTracer).self] = newValue }
  }
}
