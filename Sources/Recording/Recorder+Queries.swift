import RxBindings
import Rx

/// State of a subscription at the time of a query.
package struct SubscriptionReport: Sendable {
  package let subscription: RecordedSubscription
  package let progress: RecordedSubscription.Progress

  package var id: Int { subscription.id }
  package var isAlive: Bool { progress.end == nil }
  /// Number of elements that it passed on.
  package var elements: Int { progress.elements }
  /// Start of the subscription, in seconds.
  package var began: Double { Double(subscription.began) / 1e9 }
  var ended: Double? { progress.end.map { Double($0.time) / 1e9 } }

  /// Label of the row: `debounce 300ms`, `query`, `#3 query.debounce`.
  package var label: String {
    switch subscription.origin {
    case .program(let number, _, let name, _): "#\(number) \(name)"
    case .feed(let name): name
    case .row: subscription.stream?.label ?? "?"
    }
  }
}

/// A row of a diagram: a subscription with its events, and the rows upstream of it.
package struct RecordedRow: Sendable {
  package let report: SubscriptionReport
  /// Number of rows down to the program's subscription, whose depth is 0.
  package let depth: Int
  /// True for an inner observable: a stream that a closure of the row below returned.
  package let isInner: Bool
  /// True if the stream only controls when the row below emits elements of others.
  package let isTrigger: Bool
  /// The events that are kept, the oldest first, `subscribed` and the end among them.
  package let events: [RecordedEvent]
  /// Number of its elements that are no longer kept.
  package let droppedElements: Int

  package init(
    report: SubscriptionReport, depth: Int, isInner: Bool, isTrigger: Bool, events: [RecordedEvent],
    droppedElements: Int
  ) {
    self.report = report
    self.depth = depth
    self.isInner = isInner
    self.isTrigger = isTrigger
    self.events = events
    self.droppedElements = droppedElements
  }
}

/// A chain: everything that one subscription of the program made, sources first, the subscription itself last.
package struct RecordedChain: Sendable {
  package let number: Int
  package let name: String
  package let rows: [RecordedRow]
  /// Number of inner observables and attempts that are not in `rows`.
  package let left: Int
  /// Number of omitted rows, and the row before which they would be.
  package let gap: (place: Int, count: Int)?

  package init(number: Int, name: String, rows: [RecordedRow], left: Int, gap: (place: Int, count: Int)?) {
    self.number = number
    self.name = name
    self.rows = rows
    self.left = left
    self.gap = gap
  }
}

/// Questions.
extension Recorder {
  /// Number of events in all, and of those that are no longer kept.
  package var counts: (recorded: Int, dropped: Int) { read { ring, _, _ in (ring.last, ring.dropped) } }

  /// Returns the event of a number; nil where it was dropped.
  package func event(_ number: Int) -> RecordedEvent? {
    read { ring, _, threads in ring.contains(number) ? ring.event(number, threads) : nil }
  }

  /// Returns the newest events that fit, the oldest of them first; only those before an event, if one is named. `fits`
  /// runs no code of the program's and asks the recorder nothing.
  package func events(
    last limit: Int, before end: Int? = nil,
    where fits: (EventRing.Entry, SubscriptionTable, [String]) -> Bool = { _, _, _ in true }
  ) -> [RecordedEvent] {
    read { ring, table, threads in
      var found: [RecordedEvent] = []
      var number = min(ring.last, (end ?? Int.max) - 1)
      while number >= ring.first, found.count < limit {
        if fits(ring[number], table, threads) { found.append(ring.event(number, threads)) }
        number -= 1
      }
      return found.reversed()
    }
  }

  /// Returns a subscription's events, the oldest first; the last of them, if there are more than `most`.
  package func events(of id: Int, last most: Int = .max) -> [RecordedEvent] {
    read { ring, table, threads in table[id].map { ring.events(of: $0, threads, last: most) } ?? [] }
  }

  /// Returns the last event of a subscription that fits; nil where none is kept.
  package func lastEvent(of id: Int, where fits: (_ number: Int, _ kind: RecordedKind) -> Bool) -> RecordedEvent? {
    read { ring, table, threads in
      guard let subscription = table[id] else { return nil }
      var found: RecordedEvent?
      ring.newestFirst(from: subscription.progress.last) { number in
        if fits(number, ring.kind(number)) { found = ring.event(number, threads) }
        return found == nil
      }
      return found
    }
  }

  /// Returns the number of a subscription's elements that are no longer kept.
  package func droppedElements(of report: SubscriptionReport) -> Int {
    read { ring, _, _ in
      // Most have all that they ever sent.
      if ring.contains(report.subscription.beginning) { return 0 }
      let mark = report.progress.mark(first: ring.first) ?? (report.progress.last, report.elements)
      var kept = 0
      ring.newestFirst(from: mark.number) { number in
        if ring.isElement(number) { kept += 1 }
        return true
      }
      return max(mark.elements - kept, 0)
    }
  }

  package func subscription(_ id: Int) -> RecordedSubscription? { read { _, table, _ in table[id] } }

  package func report(_ id: Int) -> SubscriptionReport? {
    read { _, table, _ in table[id].map(SubscriptionReport.init) }
  }

  /// Returns the program's subscription of that number.
  package func report(number: Int) -> SubscriptionReport? {
    read { _, table, _ in table[number: number].map(SubscriptionReport.init) }
  }

  /// All known subscriptions, in the order in which they began.
  package var reports: [SubscriptionReport] {
    read { _, table, _ in table.all.map(SubscriptionReport.init) }.sorted { $0.id < $1.id }
  }

  /// Upstream relations of all subscriptions.
  package var forest: SubscriptionForest { SubscriptionForest(recorder: self) }

  /// The number of the newest of the program's subscriptions.
  package var newestNumber: Int? {
    read { _, table, _ in
      var newest: Int?
      table.roots.newestFirst { id in
        newest = table[id]?.number
        return newest == nil
      }
      return newest
    }
  }

  /// Returns the number of the newest of the program's subscriptions whose name, or whose stream's name, is `name`.
  package func number(named name: String) -> Int? {
    read { _, table, _ in table.newest(named: name)?.number }
  }
}

extension SubscriptionReport {
  init(_ subscription: RecordedSubscription) {
    self.init(subscription: subscription, progress: subscription.progress)
  }
}

extension EventRing {
  func event(_ number: Int, _ threads: [String]) -> RecordedEvent {
    let entry = self[number]
    return RecordedEvent(
      number: number, kind: entry.recordedKind, time: entry.time,
      thread: threads[Int(entry.thread)], subscription: Int(entry.subscription),
      cause: entry.cause == 0 ? nil : number - Int(entry.cause),
      value: entry.kind & Entry.hasValue == 0 ? nil : entry.value,
      isDescription: entry.kind & Entry.isText != 0)
  }

  /// Returns a subscription's events, the oldest first: each knows the one before it.
  func events(of subscription: RecordedSubscription, _ threads: [String], last most: Int) -> [RecordedEvent] {
    if most == 0 { return [] }
    var events: [RecordedEvent] = []
    newestFirst(from: subscription.progress.last) { number in
      events.append(event(number, threads))
      return events.count < most
    }
    return events.reversed()
  }

  /// Calls `body` for an event and those of the same subscription before it, as far as they are kept, until it returns
  /// false.
  func newestFirst(from number: Int, _ body: (Int) -> Bool) {
    var number = number
    while contains(number) {
      let distance = previous(number)
      guard body(number), distance > 0 else { return }
      number -= distance
    }
  }
}
