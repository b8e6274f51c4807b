import RxCatalog

/// Who feeds whom among the subscriptions of a recording. It asks the recording, so what it says is as of now.
///
/// Where a stream is shared, somebody else may have subscribed to what is above; it feeds all the same.
struct SubscriptionForest: Sendable {
  let recorder: Recorder

  /// What feeds a subscription.
  struct Feeders: Sendable {
    /// To streams that the operator was called with: the newest and those that are alive, the oldest first.
    var inputs: [SubscriptionReport] = []
    /// To streams that its closure gave.
    var inner: [SubscriptionReport] = []
    /// How many there were of them in all.
    var inputCount = 0
    var innerCount = 0
    var innerAlive = 0
    /// How many inner observables were given up before they ended.
    var innerGivenUp = 0
    /// Elements of inputs that do not only time others, and of inner observables.
    var inputElements = 0
    var innerElements = 0
    /// How many failed, and the last that did, if it is known.
    var failed = 0
    var lastFailed: SubscriptionReport?

    var isEmpty: Bool { inputCount + innerCount == 0 }
    var received: Int { inputElements + innerElements }
    var alive: [SubscriptionReport] { all.filter(\.isAlive) }
    /// How many there are in all that are not in `inputs` and `inner`.
    var left: Int { inputCount + innerCount - inputs.count - inner.count }

    mutating func merge(_ other: Feeders) {
      inputs += other.inputs
      inner += other.inner
      inputCount += other.inputCount
      innerCount += other.innerCount
      innerAlive += other.innerAlive
      innerGivenUp += other.innerGivenUp
      inputElements += other.inputElements
      innerElements += other.innerElements
      failed += other.failed
      lastFailed = other.lastFailed ?? lastFailed
    }

    /// Only the newest inner observables and attempts.
    mutating func thin(to most: Int) {
      if inner.count > most { inner.removeFirst(inner.count - most) }
      if inputs.count <= most { return }
      var latest: [ObjectIdentifier: Int] = [:]
      for input in inputs { if let stream = input.subscription.stream { latest[ObjectIdentifier(stream)] = input.id } }
      let kept = Set(latest.values).union(inputs.suffix(most).map(\.id))
      inputs.removeAll { !kept.contains($0.id) }
    }

    var all: [SubscriptionReport] {
      if inner.isEmpty { return inputs }
      return inputs.isEmpty ? inner : (inputs + inner).sorted { $0.id < $1.id }
    }
  }

  /// More of a kind are not looked at one by one.
  static let mostFeeders = 64
  /// Chains that are deeper are cut.
  static let deepest = 500

  func root(_ number: Int) -> SubscriptionReport? { recorder.report(number: number) }

  /// The newest of the program's subscriptions that are alive, the oldest of them first.
  func livingRoots(_ most: Int, where isWanted: (SubscriptionReport) -> Bool = { _ in true }) -> [SubscriptionReport] {
    var found: [SubscriptionReport] = []
    for id in recorder.read({ _, table, _ in table.living(table.roots) }) {
      guard let root = recorder.report(id), isRunning(root), isWanted(root) else { continue }
      found.append(root)
      if found.count == most { break }
    }
    return found.reversed()
  }

  /// The newest subscriptions to a stream, those that are alive before others; the oldest of them first.
  func subscriptions(to stream: StreamName) -> [SubscriptionReport] {
    recorder.read { _, table, _ in table.reports(table.subscribers(to: stream).all, Self.mostFeeders) }
  }

  /// How many subscriptions to a stream are alive.
  func livingCount(of stream: StreamName) -> Int {
    recorder.read { _, table, _ in table.subscribers(to: stream).all.alive }
  }

  /// How many operators subscribe to a stream at the moment.
  func livingRows(of stream: StreamName) -> Int {
    recorder.read { _, table, _ in table.subscribers(to: stream).livingRows }
  }

  /// What sends to a subscription: what was subscribed on its behalf, or, where it shares, on behalf of another.
  func feeders(of report: SubscriptionReport) -> Feeders {
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
  func isFedByOthers(_ report: SubscriptionReport) -> Bool {
    recorder.read { _, _, _ in report.subscription.feeders == nil }
  }

  /// A row of a chain.
  struct Row: Sendable {
    let report: SubscriptionReport
    let depth: Int
  }

  /// The rows of a chain, what feeds a row above it, each once; and how many were left out. Of what the closure of an operator
  /// gave, so many are looked at.
  func rows(of root: SubscriptionReport, inner most: Int = mostFeeders) -> (rows: [Row], left: Int) {
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
  func programs(hearing stream: StreamName) -> [SubscriptionReport] {
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

extension SubscriptionTable {
  /// Those of a list that are known, `most` of them at most: those that are alive before others; the oldest first.
  func reports(_ list: SubscriptionList, _ most: Int) -> [SubscriptionReport] {
    var alive: [SubscriptionReport] = []
    var over: [SubscriptionReport] = []
    let mostAlive = min(most, list.alive)
    list.newestFirst { id in
      guard let subscription = self[id] else { return true }
      if subscription.progress.end == nil {
        alive.append(SubscriptionReport(subscription))
      } else if over.count < most {
        over.append(SubscriptionReport(subscription))
      }
      return alive.count < mostAlive || alive.count + over.count < most
    }
    let found = alive + over.prefix(max(most - alive.count, 0))
    return found.sorted { $0.id < $1.id }
  }

  /// Those that are alive by their `id`, the newest first.
  func living(_ list: SubscriptionList) -> [Int] {
    var living: [Int] = []
    list.newestFirst { id in
      if living.count < list.alive, self[id].map({ $0.progress.end == nil }) == true { living.append(id) }
      return living.count < list.alive
    }
    return living
  }

  func subscribers(to stream: StreamName) -> StreamSubscribers {
    stream.subscribers.recording == recording ? stream.subscribers : StreamSubscribers()
  }

  fileprivate func feeders(_ own: RecordedFeeders) -> SubscriptionForest.Feeders {
    SubscriptionForest.Feeders(
      inputs: reports(own.inputs, SubscriptionForest.mostFeeders),
      inner: reports(own.inner, SubscriptionForest.mostFeeders), inputCount: own.inputs.count,
      innerCount: own.inner.count, innerAlive: own.inner.alive, innerGivenUp: own.innerGivenUp,
      inputElements: own.inputElements, innerElements: own.innerElements, failed: own.failed,
      lastFailed: self[own.lastFailed].map(SubscriptionReport.init))
  }

  /// What feeds those who share a stream with others.
  fileprivate func sharedFeeders(of stream: StreamName, for report: SubscriptionReport) -> SubscriptionForest.Feeders {
    var all = SubscriptionForest.Feeders()
    let end = report.progress.end?.time ?? Int.max
    var seen: Set<Int> = []
    var places: [RecordedSubscription] = []
    subscribers(to: stream).fed.newestFirst { id in
      if let place = self[id], seen.insert(id).inserted { places.append(place) }
      return places.count < SubscriptionForest.mostFeeders
    }
    for place in places.reversed() {
      guard let own = place.feeders else { continue }
      var one = self.feeders(own)
      // Of another time is what was connected before or after.
      func overlaps(_ feeder: SubscriptionReport) -> Bool {
        feeder.subscription.began <= end && (feeder.progress.end?.time ?? Int.max) >= report.subscription.began
      }
      one.inputs.removeAll { !overlaps($0) }
      one.inner.removeAll { !overlaps($0) }
      if !one.inputs.isEmpty || !one.inner.isEmpty { all.merge(one) }
    }
    return all
  }
}

extension StreamName {
  /// Whether its subscribers may share one subscription to what is above.
  var shares: Bool {
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
