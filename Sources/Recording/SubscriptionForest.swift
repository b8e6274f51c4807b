import RxBindings

/// Upstream relations among the subscriptions of a recording. Queries the recording, so results are current.
///
/// The upstream of a shared stream may have been subscribed to on behalf of another subscription.
package struct SubscriptionForest: Sendable {
  let recorder: Recorder

  /// Maximum number of upstream subscriptions of a kind that are listed one by one.
  package static let mostFeeders = 64
  /// Chains that are deeper are cut.
  static let deepest = 500

  package func root(_ number: Int) -> SubscriptionReport? { recorder.report(number: number) }

  /// Returns the newest of the program's subscriptions that are alive, the oldest of them first.
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

  /// Returns the newest subscriptions to a stream, those that are alive before others; the oldest of them first.
  package func subscriptions(to stream: StreamName) -> [SubscriptionReport] {
    recorder.read { _, table, _ in table.reports(table.subscribers(to: stream).all, Self.mostFeeders) }
  }

  /// Returns the number of live subscriptions to a stream.
  package func livingCount(of stream: StreamName) -> Int {
    recorder.read { _, table, _ in table.subscribers(to: stream).all.alive }
  }

  /// Returns the number of operators that subscribe to a stream at the moment.
  package func livingRows(of stream: StreamName) -> Int {
    recorder.read { _, table, _ in table.subscribers(to: stream).livingRows }
  }

  /// Returns the upstream subscriptions: those made on behalf of this one or, if it shares its source, on behalf of
  /// another.
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

  /// Returns true if a subscription of the program is alive. A connection is not notified when its source ends.
  func isRunning(_ root: SubscriptionReport) -> Bool {
    guard case .program(_, .connect, _, _) = root.subscription.origin, root.isAlive else { return root.isAlive }
    return recorder.read { _, _, _ in root.subscription.feeders.map { $0.alive > 0 } ?? true }
  }

  /// Returns true if other subscriptions made its upstream.
  package func isFedByOthers(_ report: SubscriptionReport) -> Bool {
    recorder.read { _, _, _ in report.subscription.feeders == nil }
  }

  /// A row of a chain.
  package struct Row: Sendable {
    package let report: SubscriptionReport
    package let depth: Int
  }

  /// Returns the rows of a chain, with upstream rows above, each once; and the number of omitted ones. At most `most`
  /// inner observables of an operator are listed.
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

  /// Returns the program's subscriptions that hear of a stream, those that are alive first if there are too many to
  /// look at all; the oldest first.
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
  /// True if its subscribers may share one upstream subscription.
  package var shares: Bool {
    switch step {
    case "share", "refCount", "publish", "replay", "replayAll", "multicast": return true
    case "asDriver", "asSignal": return key != nil
    default: return key?.hasPrefix("SharedSequence") ?? false
    }
  }

  /// Returns true if an input only controls when elements of another input are emitted.
  func isTrigger(_ input: StreamName?) -> Bool {
    guard let input else { return false }
    switch step {
    case "withLatestFrom": return input === parent
    case "sample", "take", "skip", "takeUntil", "skipUntil": return input !== parent && hasInput(input)
    default: return false
    }
  }
}
