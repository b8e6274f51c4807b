import RxCatalog

/// Who feeds whom among the subscriptions of a recording, as they were at one moment.
///
/// Where a stream is shared, somebody else may have subscribed to what is above; it feeds all the same.
struct SubscriptionForest: Sendable {
  let all: [Int: SubscriptionReport]
  private let children: [Int: [Int]]
  /// Subscriptions to a shared stream that have something above them, by the stream.
  private let fed: [ObjectIdentifier: [Int]]

  init(_ subscriptions: [Int: RecordedSubscription]) {
    all = subscriptions.mapValues(SubscriptionReport.init)
    var children: [Int: [Int]] = [:]
    for subscription in subscriptions.values {
      guard case .row = subscription.origin, let parent = subscription.parent else { continue }
      children[parent, default: []].append(subscription.id)
    }
    for id in children.keys { children[id]?.sort() }
    var fed: [ObjectIdentifier: [Int]] = [:]
    for id in children.keys {
      guard let subscription = subscriptions[id], let stream = subscription.stream else { continue }
      switch subscription.origin {
      case .row, .program(_, .connect, _, _): fed[ObjectIdentifier(stream), default: []].append(id)
      default: break
      }
    }
    self.children = children
    self.fed = fed
  }

  /// The program's subscriptions by their numbers.
  var roots: [SubscriptionReport] {
    all.values.filter { $0.subscription.number != nil }.sorted { $0.id < $1.id }
  }

  func root(_ number: Int) -> SubscriptionReport? { all.values.first { $0.subscription.number == number } }

  /// All subscriptions to a stream, the oldest first.
  func subscriptions(to stream: StreamName) -> [SubscriptionReport] {
    all.values.filter { $0.subscription.stream === stream }.sorted { $0.id < $1.id }
  }

  /// What sends to a subscription: what was subscribed on its behalf, or, where it shares, on behalf of another.
  func feeding(_ report: SubscriptionReport) -> [SubscriptionReport] {
    if let own = children[report.id] { return own.compactMap { all[$0] } }
    guard let stream = report.subscription.stream, stream.shares, report.subscription.number == nil else { return [] }
    let end = report.progress.end?.time ?? Int.max
    return (fed[ObjectIdentifier(stream)] ?? []).flatMap { children[$0] ?? [] }.sorted().compactMap { all[$0] }
      .filter { $0.subscription.began <= end && ($0.progress.end?.time ?? Int.max) >= report.subscription.began }
  }

  /// Whether a subscription of the program's is alive. Nobody tells a connection that its source has ended.
  func isRunning(_ root: SubscriptionReport) -> Bool {
    guard case .program(_, .connect, _, _) = root.subscription.origin else { return root.isAlive }
    let feeders = feeding(root)
    return root.isAlive && (feeders.isEmpty || feeders.contains { $0.isAlive })
  }

  /// Whether others subscribed to what feeds it.
  func isFedByOthers(_ report: SubscriptionReport) -> Bool { children[report.id] == nil }

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
