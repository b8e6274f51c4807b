import RxBindings
import Rx

/// What is known of a subscription at the moment of a query.
struct SubscriptionReport: Sendable {
  let subscription: RecordedSubscription
  let progress: RecordedSubscription.Progress

  var id: Int { subscription.id }
  var isAlive: Bool { progress.end == nil }
  /// How many elements it passed on.
  var elements: Int { progress.elements }
  /// In seconds.
  var began: Double { Double(subscription.began) / 1e9 }
  var ended: Double? { progress.end.map { Double($0.time) / 1e9 } }

  /// What the row is called: `debounce 300ms`, `query`, `#3 query.debounce`.
  var label: String {
    switch subscription.origin {
    case .program(let number, _, let name, _): "#\(number) \(name)"
    case .feed(let name): name
    case .row: subscription.stream?.label ?? "?"
    }
  }
}

/// One row of a diagram: a subscription with what it did, and the rows that it is fed by.
struct RecordedRow: Sendable {
  let report: SubscriptionReport
  /// How many rows down to the program's subscription, whose depth is 0.
  let depth: Int
  /// Whether the stream is none that the row below was made with, but one that its closure gave: an inner observable.
  let isInner: Bool
  /// Whether the stream only times what the row below does with others.
  let isTrigger: Bool
  /// The events that are kept, the oldest first, `subscribed` and the end among them.
  let events: [RecordedEvent]
  /// How many of its elements are not kept any more.
  let droppedElements: Int
}

/// A chain: everything that one subscription of the program made, sources first, the subscription itself last.
struct RecordedChain: Sendable {
  let number: Int
  let name: String
  let rows: [RecordedRow]
  /// How many inner observables and attempts there were besides.
  let left: Int
  /// How many rows are missing and before which.
  let gap: (place: Int, count: Int)?
}

/// Questions.
extension Recorder {
  /// How many events there were in all, and how many of them are not kept any more.
  var counts: (recorded: Int, dropped: Int) { read { ring, _, _ in (ring.last, ring.dropped) } }

  /// The event of a number; nil where it was dropped.
  func event(_ number: Int) -> RecordedEvent? {
    read { ring, _, threads in ring.contains(number) ? ring.event(number, threads) : nil }
  }

  /// The newest events that fit, the oldest of them first; only those before an event, if one is named. `fits` runs no
  /// code of the program's and asks the recorder nothing.
  func events(
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
  func events(of id: Int, last most: Int = .max) -> [RecordedEvent] {
    read { ring, table, threads in table[id].map { ring.events(of: $0, threads, last: most) } ?? [] }
  }

  /// The last event of a subscription that fits; nil where none is kept.
  func lastEvent(of id: Int, where fits: (_ number: Int, _ kind: RecordedKind) -> Bool) -> RecordedEvent? {
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
  func droppedElements(of report: SubscriptionReport) -> Int {
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

  func subscription(_ id: Int) -> RecordedSubscription? { read { _, table, _ in table[id] } }

  func report(_ id: Int) -> SubscriptionReport? {
    read { _, table, _ in table[id].map(SubscriptionReport.init) }
  }

  /// The program's subscription of that number.
  func report(number: Int) -> SubscriptionReport? {
    read { _, table, _ in table[number: number].map(SubscriptionReport.init) }
  }

  /// All subscriptions that are known, in the order in which they began.
  var reports: [SubscriptionReport] {
    read { _, table, _ in table.all.map(SubscriptionReport.init) }.sorted { $0.id < $1.id }
  }

  /// Who feeds whom.
  var forest: SubscriptionForest { SubscriptionForest(recorder: self) }

  /// The chain of the program's subscription of that number, or as much of it as can be drawn.
  func chain(of number: Int, toBeDrawn: Bool = false) -> RecordedChain? {
    let forest = forest
    guard let root = forest.root(number), case .program(_, _, let name, _) = root.subscription.origin else {
      return nil
    }
    var (rows, left) = forest.rows(
      of: root, inner: toBeDrawn ? ChainDiagram.mostInner : SubscriptionForest.mostFeeders)
    var gap: (place: Int, count: Int)?
    if toBeDrawn, rows.count > ChainDiagram.mostRows {
      // What is far from the sources and from the subscription tells least.
      let end = rows.count - ChainDiagram.mostRows * 3 / 4
      let start = ChainDiagram.mostRows / 4
      gap = (start, end - start)
      rows.removeSubrange(start..<end)
    }
    let most = toBeDrawn ? ChainDiagram.mostEvents(ofOneOf: rows.count) : .max
    let recorded = rows.map { row in
      let role = row.depth == 0 ? .input : row.report.subscription.role
      return RecordedRow(
        report: row.report, depth: row.depth, isInner: role == .inner, isTrigger: role == .trigger,
        events: events(of: row.report.id, last: most),
        droppedElements: droppedElements(of: row.report))
    }
    return RecordedChain(number: number, name: name, rows: recorded, left: left, gap: gap)
  }

  /// The number of the newest of the program's subscriptions.
  var newestNumber: Int? {
    read { _, table, _ in
      var newest: Int?
      table.roots.newestFirst { id in
        newest = table[id]?.number
        return newest == nil
      }
      return newest
    }
  }

  /// The number of the newest of the program's subscriptions with a row or a step of that name, among those that there is time
  /// to look at.
  func number(about subject: TraceFilter.Subject) -> Int? {
    let forest = forest
    var left = 2000
    for root in read({ _, table, _ in table.reports(table.roots, left) }).reversed() where left > 0 {
      guard case .program(let number, _, _, _) = root.subscription.origin else { continue }
      left -= 1
      if forest.isAbout(root, subject, &left) { return number }
    }
    return nil
  }

  /// The number of the newest of the program's subscriptions whose name, or whose stream's name, is `name`.
  func number(named name: String) -> Int? {
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
