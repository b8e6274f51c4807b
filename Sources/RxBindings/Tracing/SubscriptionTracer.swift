import Execution
import Rx
import Synchronization
import SyntaxTree

/// Who wants to know of the subscriptions that the user's code makes: the shell's traces, `:subs`, `:dispose`.
///
/// The catalog finds it in the environment (`SubscriptionTracer.current`); without one nothing is traced. All methods are
/// called on the thread where it happens, in the order in which it happens, and must not run user code.
package protocol SubscriptionTracer: AnyObject, Sendable {
  /// A subscription begins; called before the source is attached. Returns its number.
  func began(_ subscription: TracedSubscription, kind: TracedSubscription.Kind, source: Value, site: SourceRange) -> Int

  /// What a subscription is called.
  func name(of number: Int) -> String

  /// Who records what subscriptions that begin now do, operator by operator; nil where nobody does.
  var recorder: (any StreamRecorder)? { get }

  /// Whether `received` wants to hear of elements at the moment; always the same object.
  var elementTracing: TraceSwitch { get }

  /// Whether a subscription that begins now reports what its operators pass on (level `all`).
  var tracesOperators: Bool { get }

  /// An event arrived, the observer has not seen it yet. A terminal event ends the subscription.
  func received(_ event: TracedEvent, in number: Int)

  /// An operator of the subscription's chain passed an event on; `depth` counts from the observer upwards, from 1.
  func passedOn(_ event: TracedEvent, by operatorName: String, depth: Int, in number: Int)

  /// The program was stopped while this subscription was delivering or being attached: it is to be disposed when the
  /// run-loop turn is over.
  func abandon(_ subscription: TracedSubscription)

  /// The subscription ended without a terminal event.
  func ended(_ number: Int, _ reason: TracedSubscription.End)
}

/// What arrives, undescribed: a description costs more than most operators.
package enum TracedEvent {
  case next(Value)
  case error(any Error)
  case completed
  /// Of a `Single` or a `Maybe`.
  case success(Value)
}

/// Something that is asked with every element.
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
