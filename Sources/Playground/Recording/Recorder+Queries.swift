import Interpreter
import Rx
import RxCatalog

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
  /// code of the program's.
  func events(
    last limit: Int, before end: Int? = nil, where fits: (RecordedEvent) -> Bool = { _ in true }
  ) -> [RecordedEvent] {
    read { ring, _, threads in
      var found: [RecordedEvent] = []
      var number = min(ring.last, (end ?? Int.max) - 1)
      while number >= ring.first, found.count < limit {
        let event = ring.event(number, threads)
        if fits(event) { found.append(event) }
        number -= 1
      }
      return found.reversed()
    }
  }

  /// A subscription's events, the oldest first.
  func events(of id: Int) -> [RecordedEvent] {
    read { ring, subscriptions, threads in subscriptions[id].map { ring.events(of: $0, threads) } ?? [] }
  }

  /// Everything that is known, by `id`.
  var subscriptionTable: [Int: RecordedSubscription] { read { _, subscriptions, _ in subscriptions } }

  func report(_ id: Int) -> SubscriptionReport? {
    read { _, subscriptions, _ in subscriptions[id].map(SubscriptionReport.init) }
  }

  /// All subscriptions that are known, in the order in which they began.
  var reports: [SubscriptionReport] {
    read { _, subscriptions, _ in
      subscriptions.values.map(SubscriptionReport.init).sorted { $0.id < $1.id }
    }
  }

  /// Who feeds whom.
  var forest: SubscriptionForest {
    SubscriptionForest(read { _, subscriptions, _ in subscriptions.values.map(SubscriptionReport.init) })
  }

  /// The chain of the program's subscription of that number.
  func chain(of number: Int) -> RecordedChain? {
    let forest = forest
    guard let root = forest.root(number), case .program(_, _, let name, _) = root.subscription.origin else {
      return nil
    }
    let rows = forest.rows(of: root).map { row in
      let events = events(of: row.report.id)
      let kept = events.count { $0.kind == .next }
      return RecordedRow(
        report: row.report, depth: row.depth, isInner: row.below.map { forest.isInner(row.report, of: $0) } ?? false,
        isTrigger: row.below.map { forest.isTrigger(row.report, of: $0) } ?? false, events: events,
        droppedElements: max(row.report.elements - kept, 0))
    }
    return RecordedChain(number: number, name: name, rows: rows)
  }

  /// The numbers of the program's subscriptions whose name, or whose stream's name, is `name`; the newest last.
  func numbers(named name: String) -> [Int] {
    read { _, subscriptions, _ in
      subscriptions.values.compactMap { subscription -> Int? in
        guard case .program(let number, _, let own, _) = subscription.origin else { return nil }
        return own == name || subscription.stream?.variableName == name ? number : nil
      }.sorted()
    }
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
      number: number, kind: RecordedKind(rawValue: entry.kind & 0x3F)!, time: entry.time,
      thread: threads[Int(entry.thread)], subscription: Int(entry.subscription),
      cause: entry.cause == 0 ? nil : number - Int(entry.cause),
      value: entry.kind & Entry.hasValue == 0 ? nil : entry.value,
      isDescription: entry.kind & Entry.isText != 0)
  }

  /// A subscription's events, the oldest first: each knows the one before it.
  func events(of subscription: RecordedSubscription, _ threads: [String]) -> [RecordedEvent] {
    var events: [RecordedEvent] = []
    var number = subscription.progress.last
    while contains(number) {
      events.append(event(number, threads))
      let distance = Int(self[number].previous)
      if distance == 0 { break }
      number -= distance
    }
    return events.reversed()
  }
}
