import Recording
import RxCatalog

/// The events that led to an event, the first of them first. Describes values, so it is made on the run loop.
struct CauseChain {
  let events: [ViewContents.Cause]

  /// Earlier ones are left out.
  private static let longest = 40

  init(of number: Int, _ recorder: Recorder) {
    var found: [ViewContents.Cause] = []
    var next: Int? = number
    while let number = next, found.count < Self.longest, let event = recorder.event(number) {
      found.append(Self.cause(event, recorder))
      next = event.cause
    }
    events = found.reversed()
  }

  private static func cause(_ event: RecordedEvent, _ recorder: Recorder) -> ViewContents.Cause {
    let report = recorder.report(event.subscription)
    let isPushed = if case .feed? = report?.subscription.origin { event.kind == .next } else { false }
    let word = isPushed ? "pushed" : event.kind.word
    let name = report?.label ?? "?"
    let number = report.flatMap { recorder.subscription($0.subscription.root)?.number }.map { "#\($0) " } ?? ""
    return ViewContents.Cause(
      event: event.number, time: TraceLine.fixed(event.seconds, digits: 3), thread: event.thread,
      name: name.hasPrefix("#") ? name : number + name,
      what: event.text.map { event.kind == .disposed ? "\(word) by \($0)" : "\(word)(\($0))" } ?? word)
  }
}
