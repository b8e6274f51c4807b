import RxCatalog

/// Puts the subscriptions that one of the program's made into the order of a diagram: what feeds a row stands above it.
///
/// Where a stream is shared, somebody else may have subscribed what is above; it belongs to the diagram all the same.
struct ChainBuilder {
  struct Row {
    let subscription: RecordedSubscription
    let depth: Int
    let isInner: Bool
    let isTrigger: Bool
  }

  private let children: [Int: [RecordedSubscription]]
  /// All subscriptions to a stream that have something above them.
  private let fed: [ObjectIdentifier: [RecordedSubscription]]
  private(set) var rows: [Row] = []

  init(_ root: RecordedSubscription, _ all: [Int: RecordedSubscription]) {
    var children: [Int: [RecordedSubscription]] = [:]
    for subscription in all.values {
      guard case .row = subscription.origin, let parent = subscription.parent else { continue }
      children[parent, default: []].append(subscription)
    }
    for id in children.keys { children[id]?.sort { $0.id < $1.id } }
    var fed: [ObjectIdentifier: [RecordedSubscription]] = [:]
    for id in children.keys {
      guard let subscription = all[id], let stream = subscription.stream, case .row = subscription.origin else {
        continue
      }
      fed[ObjectIdentifier(stream), default: []].append(subscription)
    }
    self.children = children
    self.fed = fed
    add(root, below: nil, depth: 0)
  }

  private mutating func add(_ subscription: RecordedSubscription, below: RecordedSubscription?, depth: Int) {
    for child in feeding(subscription) where depth < 500 { add(child, below: subscription, depth: depth + 1) }
    let stream = subscription.stream
    let inputs = below.flatMap { row -> [StreamName]? in
      if case .row = row.origin { return row.stream?.inputs } else { return nil }
    }
    let isInput = inputs.map { inputs in inputs.contains { $0 === stream } } ?? true
    rows.append(
      Row(
        subscription: subscription, depth: depth, isInner: !isInput,
        isTrigger: below?.stream.map { $0.isTrigger(stream) } ?? false))
  }

  /// What sends to a subscription: what was subscribed on its behalf, or, where it shares, on behalf of another.
  private func feeding(_ subscription: RecordedSubscription) -> [RecordedSubscription] {
    if let own = children[subscription.id] { return own }
    guard case .row = subscription.origin, let stream = subscription.stream, stream.shares else { return [] }
    let end = subscription.progress.end?.time ?? Int.max
    let others = fed[ObjectIdentifier(stream)] ?? []
    return others.flatMap { children[$0.id] ?? [] }.filter { other in
      other.began <= end && (other.progress.end?.time ?? Int.max) >= subscription.began
    }.sorted { $0.id < $1.id }
  }
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
    case "sample", "take", "skip", "takeUntil", "skipUntil", "delaySubscription":
      return input !== parent && arguments.contains { $0 === input }
    default: return false
    }
  }
}
