import Execution
import Rx

/// Recording of events that the program sends to subjects and relays, with or without subscribers.
enum SubjectFeed {
  /// Sends an element to the most common kind of subject directly.
  static func send(_ element: Value, to subject: PublishSubject<Value>) {
    if Environments.isRecording { recordAndSend(element, to: subject) } else { subject.on(.next(element)) }
  }

  /// Separate function, because captured values are retained even if the closure is not made.
  @inline(never)
  private static func recordAndSend(_ element: Value, to subject: PublishSubject<Value>) {
    recordAndSend(.next(element), to: subject) { subject.on(.next(element)) }
  }

  /// Sends an event.
  @inline(__always)
  static func send(_ event: Event<Value>, to subject: Observable<Value>?, _ send: () -> Void) {
    if Environments.isRecording { recordAndSend(event, to: subject, send) } else { send() }
  }

  /// Records an event and sends it; events that observers cause meanwhile have it as their cause.
  @inline(never)
  private static func recordAndSend(_ event: Event<Value>, to subject: Observable<Value>?, _ send: () -> Void) {
    guard let recorder = Recording.current, let name = StreamNaming.name(of: subject?.probe) else { return send() }
    var context = ProbeContext.current
    let cause = context.cause
    let feed = name.feed { recorder.began(.feed(name: name.text), stream: nil, parent: nil, cause: cause) }
    guard let feed else { return send() }
    let previous = context
    switch event {
    case .next(let value): context.cause = recorder.record(.next, .value(value), in: feed, cause: cause)
    case .error(is Trap): return send()
    case .error(let error): context.cause = recorder.record(.error, .error(error), in: feed, cause: cause)
    case .completed: context.cause = recorder.record(.completed, .none, in: feed, cause: cause)
    }
    ProbeContext.current = context
    send()
    ProbeContext.current = previous
  }
}

/// Recorder in the environment of the calling thread.
enum Recording {
  static var current: (any StreamRecorder)? {
    let values = Environments.current.values
    return values.isRecording.load(ordering: .relaxed) ? values.tracer?.recorder : nil
  }
}
