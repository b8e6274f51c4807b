import RxBindings

/// Who feeds whom among the subscriptions of a recording. It asks the recording, so what it says is as of now.
///
/// Where a stream is shared, somebody else may have subscribed to what is above; it feeds all the same.
package struct SubscriptionForest: Sendable {
  let recorder: Recorder

  /// More of a kind are not looked at one by one.
  package static let mostFeeders = 64
  /// Chains that are deeper are cut.
  static let deepest = 500

  package func root(_ number: Int) -> SubscriptionReport? { recorder.report(number: number) }

  /// The newest of the program's subscriptions that are alive, the oldest of them first.
  package func livingRoots(_ most: Int, where isWanted: (SubscriptionReport) -> Bool = { _ in true })
    -> [SubscriptionReport]
  {
    var found: [SubscriptionReport] = []
    for id in recorder.read({ _, table, _ in table.living(table.roots) }) {
      guard let root = recorder.report(id), isRunning(root), isWanted(root) else { continue }
      found.append(root)
      if found.count == most { break }
    }
    return found.reversed()
  }

  /// The newest subscriptions to a stream, those that are alive before others; the oldest of them first.
  package func subscriptions(to stream: StreamName) -> [SubscriptionReport] {
    recorder.read { _, table, _ in table.reports(table.subscribers(to: stream).all, Self.mostFeeders) }
  }

  /// How many subscriptions to a stream are alive.
  package func livingCount(of stream: StreamName) -> Int {
    recorder.read { _, table, _ in table.subscribers(to: stream).all.alive }
  }

  /// How many operators subscribe to a stream at the moment.
  package func livingRows(of stream: StreamName) -> Int {
    recorder.read { _, table, _ in table.subscribers(to: stream).livingRows }
  }

  /// What sends to a subscription: what was subscribed on its behalf, or, where it shares, on behalf of another.
  package func feeders(of report: SubscriptionReport) -> Feeders {
    recorder.read { _, table, _ in
      let subscription = report.subscription
      if let own = subscription.feeders, own.inputs.count + own.inner.count > 0 {
        return table.feeders(own)
      }
      guard let stream = subscription.stream, stream.shares, subscription.number == nil else { return Feeders() }
      return table.sharedFeeders(of: stream, for: report)
    }
  }

  /// Whether a subscription of the program's is alive. Nobody tells a connection that its source has ended.
  func isRunning(_ root: SubscriptionReport) -> Bool {
    guard case .program(_, .connect, _, _) = root.subscription.origin, root.isAlive else { return root.isAlive }
    return recorder.read { _, _, _ in root.subscription.feeders.map { $0.alive > 0 } ?? true }
  }

  /// Whether others subscribed to what feeds it.
  package func isFedByOthers(_ report: SubscriptionReport) -> Bool {
    recorder.read { _, _, _ in report.subscription.feeders == nil }
  }

  /// A row of a chain.
  package struct Row: Sendable {
    package let report: SubscriptionReport
    package let depth: Int
  }

  /// The rows of a chain, what feeds a row above it, each once; and how many were left out. Of what the closure of an operator
  /// gave, so many are looked at.
  package func rows(of root: SubscriptionReport, inner most: Int = mostFeeders) -> (rows: [Row], left: Int) {
    var rows: [Row] = []
    var left = 0
    var seen: Set<Int> = []
    func add(_ report: SubscriptionReport, _ depth: Int) {
      guard seen.insert(report.id).inserted else { return }
      if depth < Self.deepest, seen.count < Self.mostRows {
        var feeders = feeders(of: report)
        feeders.thin(to: most)
        left += feeders.left
        for feeder in feeders.all { add(feeder, depth + 1) }
      } else if report.subscription.feeders != nil {
        left += 1
      }
      rows.append(Row(report: report, depth: depth))
    }
    add(root, 0)
    return (rows, left)
  }

  /// Chains with more rows are cut.
  static let mostRows = 2000

  /// The program's subscriptions that hear of a stream, those that are alive first if there are too many to look at all; the
  /// oldest first.
  package func programs(hearing stream: StreamName) -> [SubscriptionReport] {
    recorder.read { _, table, _ in
      var found: [Int: SubscriptionReport] = [:]
      var seen: Set<Int> = []
      var seenStreams: Set<ObjectIdentifier> = [ObjectIdentifier(stream)]
      var waiting = table.reports(table.subscribers(to: stream).all, Self.mostFeeders)
      while let next = waiting.popLast(), seen.count < Self.mostRows {
        guard seen.insert(next.id).inserted else { continue }
        if next.subscription.number != nil {
          found[next.id] = next
          continue
        }
        guard case .row = next.subscription.origin, let below = next.subscription.parent.flatMap({ table[$0] }) else {
          continue
        }
        waiting.append(SubscriptionReport(below))
        // Others may have joined.
        guard below.isFedForOthers, let shared = below.stream, seenStreams.insert(ObjectIdentifier(shared)).inserted
        else { continue }
        waiting += table.reports(table.subscribers(to: shared).all, Self.mostFeeders)
      }
      return found.values.sorted { $0.id < $1.id }
    }
  }
}

extension StreamName {
  /// Whether its subscribers may share one subscription to what is above.
  package var shares: Bool {
    switch step {
    case "share", "refCount", "publish", "replay", "replayAll", "multicast": return true
    case "asDriver", "asSignal": return key != nil
    default: return key?.hasPrefix("SharedSequence") ?? false
    }
  }

  /// Whether an input only says when something is to happen to the elements of another.
  func isTrigger(_ input: StreamName?) -> Bool {
    guard let input else { return false }
    switch step {
    case "withLatestFrom": return input === parent
    case "sample", "take", "skip", "takeUntil", "skipUntil": return input !== parent && hasInput(input)
    default: return false
    }
  }
}
