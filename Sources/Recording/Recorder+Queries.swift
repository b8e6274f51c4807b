import RxBindings
import Rx

/// What is known of a subscription at the moment of a query.
package struct SubscriptionReport: Sendable {
  package let subscription: RecordedSubscription
  package let progress: RecordedSubscription.Progress

  package var id: Int { subscription.id }
  package var isAlive: Bool { progress.end == nil }
  /// How many elements it passed on.
  package var elements: Int { progress.elements }
  /// In seconds.
  package var began: Double { Double(subscription.began) / 1e9 }
  var ended: Double? { progress.end.map { Double($0.time) / 1e9 } }

  /// What the row is called: `debounce 300ms`, `query`, `#3 query.debounce`.
  package var label: String {
    switch subscription.origin {
    case .program(let number, _, let name, _): "#\(number) \(name)"
    case .feed(let name): name
    case .row: subscription.stream?.label ?? "?"
    }
  }
}

/// One row of a diagram: a subscription with what it did, and the rows that it is fed by.
package struct RecordedRow: Sendable {
  package let report: SubscriptionReport
  /// How many rows down to the program's subscription, whose depth is 0.
  package let depth: Int
  /// Whether the stream is none that the row below was made with, but one that its closure gave: an inner observable.
  package let isInner: Bool
  /// Whether the stream only times what the row below does with others.
  package let isTrigger: Bool
  /// The events that are kept, the oldest first, `subscribed` and the end among them.
  package let events: [RecordedEvent]
  /// How many of its elements are not kept any more.
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
  /// How many inner observables and attempts there were besides.
  package let left: Int
  /// How many rows are missing and before which.
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
  /// How many events there were in all, and how many of them are not kept any more.
  package var counts: (recorded: Int, dropped: Int) { read { ring, _, _ in (ring.last, ring.dropped) } }

  /// The event of a number; nil where it was dropped.
  package func event(_ number: Int) -> RecordedEvent? {
    read { ring, _, threads in ring.contains(number) ? ring.event(number, threads) : nil }
  }

  /// The newest events that fit, the oldest of them first; only those before an event, if one is named. `fits` runs no
  /// code of the program's and asks the recorder nothing.
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

  /// A subscription's events, the oldest first; the last of them, if there are more than `most`.
  package func events(of id: Int, last most: Int = .max) -> [RecordedEvent] {
    read { ring, table, threads in table[id].map { ring.events(of: $0, threads, last: most) } ?? [] }
  }

  /// The last event of a subscription that fits; nil where none is kept.
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

  /// How many elements of a subscription are not kept any more.
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

  /// The program's subscription of that number.
  package func report(number: Int) -> SubscriptionReport? {
    read { _, table, _ in table[number: number].map(SubscriptionReport.init) }
  }

  /// All subscriptions that are known, in the order in which they began.
  package var reports: [SubscriptionReport] {
    read { _, table, _ in table.all.map(SubscriptionReport.init) }.sorted { $0.id < $1.id }
  }

  /// Who feeds whom.
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

  /// The number of the newest of the program's subscriptions whose name, or whose stream's name, is `name`.
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

  /// A subscription's events, the oldest first: each knows the one before it.
  func events(of subscription: RecordedSubscription, _ threads: [String], last most: Int) -> [RecordedEvent] {
    if most == 0 { return [] }
    var events: [RecordedEvent] = []
    newestFirst(from: subscription.progress.last) { number in
      events.append(event(number, threads))
      return events.count < most
    }
    return events.reversed()
  }

  /// An event and those of the same subscription before it, as far as they are kept, until `body` has enough.
  func newestFirst(from number: Int, _ body: (Int) -> Bool) {
    var number = number
    while contains(number) {
      let distance = previous(number)
      guard body(number), distance > 0 else { return }
      number -= distance
    }
  }
}
