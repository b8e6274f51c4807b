import Recording
import RxBindings
import SyntaxTree

/// A recording as one JSON object a line: every stream, every subscription to one, every event that is kept.
///
/// An event has the keys that a trace has with `--json` (`time`, `thread`, `subscription`, `name`, `operator`, `depth`,
/// `event`, `value`); the others say how things hang together.
struct RecordingJSON {
  private let recorder: Recorder
  private let reports: [Int: SubscriptionReport]
  private var observables: [ObjectIdentifier: Int] = [:]
  private var lines = ""

  /// - Parameter root: The program's subscription whose chain is wanted; nil for everything.
  static func text(of recorder: Recorder, root: Int? = nil) -> String {
    var writer = RecordingJSON(recorder)
    writer.write(root)
    return writer.lines
  }

  private init(_ recorder: Recorder) {
    self.recorder = recorder
    reports = Dictionary(uniqueKeysWithValues: recorder.reports.map { ($0.id, $0) })
  }

  private mutating func write(_ root: Int?) {
    var wanted: Set<Int>?
    if let root { wanted = chain(of: root) }
    let subscriptions = reports.values.filter { wanted?.contains($0.id) ?? true }.sorted { $0.id < $1.id }
    for report in subscriptions {
      if let stream = report.subscription.stream { _ = observable(stream) }
      write(report)
    }
    for event in recorder.events(
      last: .max, where: { entry, _, _ in wanted?.contains(Int(entry.subscription)) ?? true })
    {
      write(event)
    }
  }

  /// Returns all subscriptions of a chain, not only those that a drawing has room for.
  private func chain(of root: Int) -> Set<Int> {
    var wanted = Set(recorder.forest.root(root).map { recorder.forest.rows(of: $0).rows.map(\.report.id) } ?? [])
    for report in reports.values.sorted(by: { $0.id < $1.id }) {
      guard case .row = report.subscription.origin, let parent = report.subscription.parent else { continue }
      if wanted.contains(parent) { wanted.insert(report.id) }
    }
    return wanted
  }

  /// Returns the number of a stream, which is written on first use, after its inputs.
  private mutating func observable(_ stream: StreamName) -> Int {
    if let number = observables[ObjectIdentifier(stream)] { return number }
    let inputs = stream.inputs.map { observable($0) }
    let number = observables.count + 1
    observables[ObjectIdentifier(stream)] = number
    var object = JSONText()
    object.add("observable", number)
    object.add("name", stream.text)
    object.add("operator", stream.step)
    object.add("label", stream.label)
    if !inputs.isEmpty { object.add("inputs", inputs) }
    if let site = stream.site { object.add("line", site.line) }
    lines += object.line
    return number
  }

  private mutating func write(_ report: SubscriptionReport) {
    let subscription = report.subscription
    var object = JSONText()
    object.add("row", report.id)
    if let number = rootNumber(of: report) { object.add("subscription", number) }
    object.add("name", name(of: report))
    if let stream = subscription.stream { object.add("observable", observable(stream)) }
    if case .program(_, let kind, _, let site) = subscription.origin {
      object.add("kind", kind.rawValue)
      object.add("line", site.line)
    }
    if let parent = subscription.parent { object.add("feeds", parent) }
    object.add("began", seconds: report.began)
    if let end = report.progress.end {
      object.add("ended", seconds: Double(end.time) / 1e9)
      object.add("end", end.kind.word)
    }
    object.add("elements", report.elements)
    lines += object.line
  }

  private mutating func write(_ event: RecordedEvent) {
    guard let report = reports[event.subscription] else { return }
    var object = JSONText()
    object.add("time", seconds: event.seconds)
    object.add("thread", event.thread)
    if let number = rootNumber(of: report) { object.add("subscription", number) }
    object.add("name", name(of: report))
    if case .row = report.subscription.origin, let stream = report.subscription.stream {
      object.add("operator", stream.rowName)
      object.add("depth", depth(of: report))
    }
    object.add("event", event.kind.word)
    if let text = event.text { object.add("value", text) }
    object.add("row", event.subscription)
    object.add("number", event.number)
    if let cause = event.cause { object.add("cause", cause) }
    lines += object.line
  }

  /// Returns the program's subscription on whose behalf it was made.
  private func rootNumber(of report: SubscriptionReport) -> Int? {
    report.subscription.number ?? reports[report.subscription.root]?.subscription.number
  }

  private func name(of report: SubscriptionReport) -> String {
    switch report.subscription.origin {
    case .program(_, _, let name, _), .feed(let name): name
    case .row:
      if case .program(_, _, let name, _)? = reports[report.subscription.root]?.subscription.origin {
        name
      } else {
        report.subscription.stream?.text ?? ""
      }
    }
  }

  private func depth(of report: SubscriptionReport) -> Int {
    var depth = 0
    var next: SubscriptionReport? = report
    while depth < 1000, let current = next, case .row = current.subscription.origin {
      depth += 1
      next = current.subscription.parent.flatMap { reports[$0] }
    }
    return depth
  }
}
