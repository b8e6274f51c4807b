import Execution
import Rx
import Synchronization

/// Probe of one subscription to one stream on behalf of a subscription of the program: reports the events that the
/// stream's operator passes on to the recording and the traces. An operator has received the events of the taps above
/// it.
///
/// A tap retains nothing of the program. It is retained by the observed operator and is released with it.
package final class Tap: AttachmentProbe, @unchecked Sendable {
  // Unchecked because mutable state is atomic.

  /// The stream; nil for the program's subscription itself.
  let name: StreamName?
  /// Tap of the downstream operator; nil for the program's subscription itself.
  let below: Tap?
  private let recorder: (any StreamRecorder)?
  let record: RecordedSubscription?
  /// Writer of the operators' traces; nil for none.
  private let tracer: (any SubscriptionTracer)?
  let number: Int
  private let depth: Int
  private let hasEnded = Atomic<Bool>(false)

  /// The tap of a subscription that the program made.
  init(
    root number: Int, tracer: (any SubscriptionTracer)?, recorder: (any StreamRecorder)?, record: RecordedSubscription?
  ) {
    name = nil
    below = nil
    depth = 0
    self.number = number
    self.tracer = tracer
    self.recorder = recorder
    self.record = record
  }

  /// The tap of a stream that is being subscribed on behalf of the one below.
  init(of name: StreamName, below: Tap) {
    self.name = name
    self.below = below
    number = below.number
    depth = below.depth + 1
    tracer = below.tracer
    recorder = below.recorder
    record = recorder.map { recorder in
      recorder.began(
        .row, stream: name, parent: below.record, cause: ProbeContext.current.cause)
    }
  }

  deinit {
    if let record, !hasEnded.load(ordering: .acquiring) {
      recorder?.record(.released, .none, in: record, cause: ProbeContext.current.cause)
    }
  }

  /// The operator and the subscription that it works for: `debounce 300ms of #1`.
  package var place: String { (name.map { $0.label + " of " } ?? "") + "#\(number)" }

  // MARK: AttachmentProbe

  package func enter<Element>(_ event: UnsafePointer<Event<Element>>) -> ProbeContext {
    var context = ProbeContext.current
    let previous = context
    context.owner = below.map(Unmanaged.passUnretained) ?? context.owner
    if Element.self == Value.self {
      let event = UnsafeRawPointer(event).assumingMemoryBound(to: Event<Value>.self)
      switch event.pointee {
      case .next(let value): passOn(.next(value), &context)
      case .error(let error): passOn(.error(error), &context)
      case .completed: passOn(.completed, &context)
      }
    } else {
      passOnEnd(event, &context)
    }
    ProbeContext.current = context
    return previous
  }

  /// Passes on the end of a Completable, its only event. Separate, so that the usual path needs no metadata of its
  /// elements.
  @inline(never)
  private func passOnEnd<Element>(_ event: UnsafePointer<Event<Element>>, _ context: inout ProbeContext) {
    switch event.pointee {
    case .next: break
    case .error(let error): passOn(.error(error), &context)
    case .completed: passOn(.completed, &context)
    }
  }

  package func leave(_ previous: ProbeContext) { ProbeContext.current = previous }

  package func beginAttaching() -> ProbeContext {
    ProbeContext.exchange(
      ProbeContext(owner: Unmanaged.passUnretained(self), cause: record?.beginning ?? ProbeContext.current.cause))
  }

  package func endAttaching(_ previous: ProbeContext) { ProbeContext.current = previous }

  package func disposed() { end(.disposed, nil) }

  // MARK: Reporting events

  /// - Parameter time: Time at which the event was traced, if it was.
  private func passOn(_ event: TracedEvent, _ context: inout ProbeContext, at time: Int? = nil) {
    switch event {
    case .next:
      if hasEnded.load(ordering: .relaxed) { return }
    // A fault or an interrupt passes through the library as an error; to the program it is no event.
    case .error(is Trap): return end(.disposed, nil, at: time)
    case .error, .completed, .success:
      if hasEnded.exchange(true, ordering: .acquiringAndReleasing) { return }
    }
    let time = time ?? tracer?.now
    if let recorder, let record {
      context.cause = recorder.record(
        event.recordedKind, event.recordedPayload, in: record, cause: context.cause, at: time)
      if case .success = event { recorder.record(.completed, .none, in: record, cause: context.cause, at: time) }
    }
    if let tracer, let name, let time {
      tracer.passedOn(event, by: name.rowName, depth: depth, in: number, at: time)
    }
  }

  /// Ends the record without a terminal event.
  func end(_ kind: RecordedKind, _ reason: String?, at time: Int? = nil) {
    if hasEnded.exchange(true, ordering: .acquiringAndReleasing) { return }
    guard let recorder, let record else { return }
    let payload = reason.map { RecordedPayload.text($0) } ?? .none
    recorder.record(kind, payload, in: record, cause: ProbeContext.current.cause, at: time)
  }
}

extension Tap {
  /// Reports an event of the program's subscription, which is the cause of its observer's actions.
  func deliver(_ event: TracedEvent, at time: Int?, _ observe: () -> Void) {
    var context = ProbeContext.current
    let previous = context
    passOn(event, &context, at: time)
    // The observer's own subscriptions do not belong to this one.
    context.owner = nil
    ProbeContext.current = context
    observe()
    ProbeContext.current = previous
  }
}

extension TracedEvent {
  fileprivate var recordedKind: RecordedKind {
    switch self {
    case .next, .success: .next
    case .error: .error
    case .completed: .completed
    }
  }

  fileprivate var recordedPayload: RecordedPayload {
    switch self {
    case .next(let value), .success(let value): .value(value)
    case .error(let error): .error(error)
    case .completed: .none
    }
  }
}
