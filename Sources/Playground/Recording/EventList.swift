import Recording
import RxBindings
import TextWidth

/// The events that a query selects, as lines. Made on the run loop, because values are described.
struct EventList {
  private let recorder: Recorder
  private let query: EventQuery
  private let width: Int

  init(_ recorder: Recorder, _ query: EventQuery, width: Int) {
    self.recorder = recorder
    self.query = query
    self.width = width
  }

  /// The lines, with a note on omitted events.
  var lines: [String] {
    let limit = query.limit ?? 20
    let found = find(limit + 1)
    let shown = found.suffix(limit)
    let (recorded, dropped) = recorder.counts
    if shown.isEmpty {
      return [recorded == 0 ? "nothing was recorded yet" : "none of the \(recorded - dropped) recorded events matches"]
    }
    var lines: [String] = []
    if dropped > 0 { lines.append("\(dropped) older events were dropped") }
    if found.count > limit { lines.append("… earlier ones: :events \(max(limit, 20) * 5)") }
    return lines + table(Array(shown))
  }

  private func find(_ limit: Int) -> [RecordedEvent] {
    var verdicts: [UInt32: Bool] = [:]
    func isWanted(_ entry: EventRing.Entry, _ table: SubscriptionTable, _ threads: [String]) -> Bool {
      var isPushed = false
      if query.kinds.contains("pushed"), case .feed? = table[Int(entry.subscription)]?.origin { isPushed = true }
      guard query.fits(entry, isPushed: isPushed, threads) else { return false }
      if query.subjects.isEmpty { return true }
      if let verdict = verdicts[entry.subscription] { return verdict }
      let verdict = isAsked(Int(entry.subscription), table)
      verdicts[entry.subscription] = verdict
      return verdict
    }
    guard let text = query.text else { return recorder.events(last: limit, where: isWanted) }
    // Values are described here, outside of the recorder's lock.
    var found: [RecordedEvent] = []
    var end: Int?
    while found.count < limit {
      let batch = recorder.events(last: 1000, before: end, where: isWanted)
      guard let first = batch.first else { break }
      found = Array(batch.filter { $0.text?.contains(text) == true }.suffix(limit - found.count)) + found
      end = first.number
    }
    return found
  }

  private func isAsked(_ id: Int, _ table: SubscriptionTable) -> Bool {
    guard let subscription = table[id] else { return false }
    let root = table[subscription.root] ?? subscription
    return query.subjects.contains { subject in
      switch subject {
      case .number(let number): return root.number == number
      case .name:
        if case .name(let wanted) = subject, subscription.sets(wanted) != nil { return true }
        return name(subscription).fits(subject) || (subscription.stream?.variableName.map { $0.fits(subject) } ?? false)
      }
    }
  }

  private func name(_ subscription: RecordedSubscription) -> String {
    switch subscription.origin {
    case .program(_, _, let name, _): return name
    case .feed(let name): return name
    case .row: return subscription.stream?.rowName ?? ""
    }
  }

  // MARK: Lines

  /// Returns the events in columns.
  func table(_ events: [RecordedEvent]) -> [String] {
    let numbers = String(events.last?.number ?? 0).count
    let times = events.map { TraceLine.fixed($0.seconds, digits: 3) }
    let names = events.map { DisplayText.line(who($0)) }
    let causes = events.map { width < 34 ? "" : $0.cause.map { "  ← \($0)" } ?? "" }
    // A narrow window has no room for a thread that is everywhere the same, and a very narrow one for less.
    let tellsThread = !isNarrow || Set(events.map(\.thread)).count > 1
    let threadNames = events.map { DisplayText.line($0.thread) }
    let threads = tellsThread ? min(widest(threadNames), isNarrow ? 6 : 16) : 0
    let timeWidth = width < 28 ? 0 : isNarrow ? widest(times) + 1 : max(widest(times) + 1, 10)
    let heads = events.indices.map { index in
      let thread = tellsThread ? TraceLine.padded(threadNames[index].cut(to: threads), to: threads) + "  " : ""
      return TraceLine.padded(left: String(events[index].number), to: numbers)
        + (timeWidth > 0 ? TraceLine.padded(left: times[index], to: timeWidth) : "")
        + "  "
        + thread
    }
    // Width that the other columns leave, with a minimum for values.
    let left = width - widest(heads) - 3 - 12 - widest(causes)
    let nameWidth = min(widest(names), max(width / 3, 16), max(left, 6))
    return events.indices.map { index in
      let line = heads[index] + TraceLine.padded(names[index].cut(to: nameWidth), to: nameWidth) + "   "
      let room = max(width - line.displayWidth - causes[index].displayWidth, 6)
      return line + what(events[index]).cut(to: room) + causes[index]
    }
  }

  private var isNarrow: Bool { width < 50 }

  private func widest(_ texts: [String]) -> Int { texts.map(\.displayWidth).max() ?? 0 }

  private func who(_ event: RecordedEvent) -> String {
    guard let subscription = recorder.subscription(event.subscription) else { return "?" }
    if let number = subscription.number { return "#\(number) \(name(subscription))" }
    if case .feed = subscription.origin { return name(subscription) }
    let number = recorder.subscription(subscription.root)?.number.map { "#\($0) " } ?? ""
    let indent = isNarrow ? "" : String(repeating: "  ", count: min(depth(subscription), 8))
    return number + indent + name(subscription)
  }

  private func depth(_ subscription: RecordedSubscription) -> Int {
    var depth = 0
    var next = subscription.parent
    while depth < 8, let id = next, let below = recorder.subscription(id), case .row = subscription.origin {
      depth += 1
      if below.number != nil { break }
      next = below.parent
    }
    return depth
  }

  private func what(_ event: RecordedEvent) -> String {
    let isPushed =
      if let subscription = recorder.subscription(event.subscription), case .feed = subscription.origin { true } else {
        false
      }
    let word = isPushed && event.kind == .next ? "pushed" : event.kind.word
    guard let text = event.text else { return word }
    return event.kind == .disposed ? "\(word) by \(text)" : "\(word)(\(text))"
  }
}

extension String {
  /// Returns the text cut to a number of columns, with an ellipsis for the missing part.
  func cut(to columns: Int) -> String {
    if displayWidth <= columns { return self }
    var result = ""
    var width = 0
    for character in self {
      let next = String(character).displayWidth
      if width + next > columns - 1 { break }
      width += next
      result.append(character)
    }
    return result + "…"
  }

  fileprivate func fits(_ subject: TraceFilter.Subject) -> Bool { subject.fits(number: 0, name: self) }
}
