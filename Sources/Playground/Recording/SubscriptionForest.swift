import RxCatalog

/// Who feeds whom among the subscriptions of a recording, as they were at one moment.
///
/// Where a stream is shared, somebody else may have subscribed to what is above; it feeds all the same.
struct SubscriptionForest: Sendable {
  private let reports: [SubscriptionReport]
  /// Where a subscription stands in `reports`: ids are given one after the other, so a list will do.
  private let places: [Int32]
  private let firstID: Int
  /// The first of those that feed a subscription, and after each the next: places in `reports`, -1 for none.
  private let firstChild: [Int32]
  private let nextSibling: [Int32]
  /// Subscriptions to a shared stream that have something above them, by the stream.
  private let fed: [ObjectIdentifier: [Int]]

  init(_ unordered: [SubscriptionReport]) {
    let reports = unordered.sorted { $0.id < $1.id }
    let firstID = reports.first?.id ?? 0
    var places = [Int32](repeating: -1, count: (reports.last?.id ?? -1) - firstID + 1)
    for (place, report) in reports.enumerated() { places[report.id - firstID] = Int32(place) }
    var firstChild = [Int32](repeating: -1, count: reports.count)
    var nextSibling = firstChild
    // From the last to the first, so that lists come in the order of their ids.
    for place in reports.indices.reversed() {
      let subscription = reports[place].subscription
      guard case .row = subscription.origin, let parent = subscription.parent, parent >= firstID else { continue }
      let below = places[parent - firstID]
      if below < 0 { continue }
      nextSibling[place] = firstChild[Int(below)]
      firstChild[Int(below)] = Int32(place)
    }
    var fed: [ObjectIdentifier: [Int]] = [:]
    for (place, report) in reports.enumerated() where firstChild[place] >= 0 {
      guard let stream = report.subscription.stream else { continue }
      switch report.subscription.origin {
      case .row: if stream.shares { fed[ObjectIdentifier(stream), default: []].append(place) }
      case .program(_, .connect, _, _): fed[ObjectIdentifier(stream), default: []].append(place)
      default: break
      }
    }
    self.reports = reports
    self.places = places
    self.firstID = firstID
    self.firstChild = firstChild
    self.nextSibling = nextSibling
    self.fed = fed
  }

  private func children(of place: Int) -> [SubscriptionReport] {
    var children: [SubscriptionReport] = []
    var next = firstChild[place]
    while next >= 0 {
      children.append(reports[Int(next)])
      next = nextSibling[Int(next)]
    }
    return children
  }

  private func place(of id: Int) -> Int? {
    guard places.indices.contains(id - firstID), places[id - firstID] >= 0 else { return nil }
    return Int(places[id - firstID])
  }

  /// The program's subscriptions by their numbers.
  var roots: [SubscriptionReport] {
    reports.filter { $0.subscription.number != nil }
  }

  func root(_ number: Int) -> SubscriptionReport? { reports.first { $0.subscription.number == number } }

  /// All subscriptions to a stream, the oldest first.
  func subscriptions(to stream: StreamName) -> [SubscriptionReport] {
    reports.filter { $0.subscription.stream === stream }
  }

  /// What sends to a subscription: what was subscribed on its behalf, or, where it shares, on behalf of another.
  func feeding(_ report: SubscriptionReport) -> [SubscriptionReport] {
    guard let place = place(of: report.id) else { return [] }
    if firstChild[place] >= 0 { return children(of: place) }
    guard let stream = report.subscription.stream, stream.shares, report.subscription.number == nil else { return [] }
    let end = report.progress.end?.time ?? Int.max
    return (fed[ObjectIdentifier(stream)] ?? []).flatMap { children(of: $0) }.sorted { $0.id < $1.id }
      .filter { $0.subscription.began <= end && ($0.progress.end?.time ?? Int.max) >= report.subscription.began }
  }

  /// Whether a subscription of the program's is alive. Nobody tells a connection that its source has ended.
  func isRunning(_ root: SubscriptionReport) -> Bool {
    guard case .program(_, .connect, _, _) = root.subscription.origin else { return root.isAlive }
    let feeders = feeding(root)
    return root.isAlive && (feeders.isEmpty || feeders.contains { $0.isAlive })
  }

  /// Whether others subscribed to what feeds it.
  func isFedByOthers(_ report: SubscriptionReport) -> Bool { place(of: report.id).map { firstChild[$0] < 0 } ?? true }

  /// Whether what feeds a row is none of the streams that the row was made with, but one that its closure gave.
  func isInner(_ feeder: SubscriptionReport, of row: SubscriptionReport) -> Bool {
    guard case .row = row.subscription.origin, let stream = row.subscription.stream else { return false }
    return !stream.inputs.contains { $0 === feeder.subscription.stream }
  }

  /// Whether what feeds a row only says when something is to happen to the elements of another.
  func isTrigger(_ feeder: SubscriptionReport, of row: SubscriptionReport) -> Bool {
    guard case .row = row.subscription.origin else { return false }
    return row.subscription.stream?.isTrigger(feeder.subscription.stream) ?? false
  }

  /// The rows of a chain, what feeds a row above it.
  func rows(of root: SubscriptionReport) -> [(report: SubscriptionReport, depth: Int, below: SubscriptionReport?)] {
    var rows: [(report: SubscriptionReport, depth: Int, below: SubscriptionReport?)] = []
    func add(_ report: SubscriptionReport, _ depth: Int, _ below: SubscriptionReport?) {
      if depth < Self.deepest { for feeder in feeding(report) { add(feeder, depth + 1, report) } }
      rows.append((report, depth, below))
    }
    add(root, 0, nil)
    return rows
  }

  /// Chains that are deeper are cut.
  static let deepest = 500
}

extension StreamName {
  /// Whether its subscribers may share one subscription to what is above.
  var shares: Bool {
    if ["share", "refCount", "publish", "replay", "replayAll", "multicast"].contains(step) { return true }
    return key.map { $0.hasPrefix("SharedSequence") || step == "asDriver" || step == "asSignal" } ?? false
  }

  /// Whether an input only says when something is to happen to the elements of another.
  func isTrigger(_ input: StreamName?) -> Bool {
    guard let input else { return false }
    switch step {
    case "withLatestFrom": return input === parent
    case "sample", "take", "skip", "takeUntil", "skipUntil": return input !== parent && inputs.contains { $0 === input }
    default: return false
    }
  }
}
