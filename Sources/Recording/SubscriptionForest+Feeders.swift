import RxBindings

extension SubscriptionForest {
  /// Subscriptions upstream of a subscription.
  package struct Feeders: Sendable {
    /// Subscriptions to the streams that the operator was called with: the newest and the live ones, the oldest first.
    package var inputs: [SubscriptionReport] = []
    /// Subscriptions to streams that its closure returned.
    package var inner: [SubscriptionReport] = []
    /// Total number of inputs.
    package var inputCount = 0
    package var innerCount = 0
    package var innerAlive = 0
    /// Number of inner observables that were disposed of before they ended.
    package var innerGivenUp = 0
    /// Elements of inputs that do not only time others, and of inner observables.
    package var inputElements = 0
    var innerElements = 0
    /// Number of failed ones, and the last of them, if it is known.
    package var failed = 0
    package var lastFailed: SubscriptionReport?

    package var isEmpty: Bool { inputCount + innerCount == 0 }
    package var received: Int { inputElements + innerElements }
    var alive: [SubscriptionReport] { all.filter(\.isAlive) }
    /// Number of upstream subscriptions that are not in `inputs` or `inner`.
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

    /// Keeps only the newest inner observables and attempts.
    mutating func thin(to most: Int) {
      if inner.count > most { inner.removeFirst(inner.count - most) }
      if inputs.count <= most { return }
      var latest: [ObjectIdentifier: Int] = [:]
      for input in inputs { if let stream = input.subscription.stream { latest[ObjectIdentifier(stream)] = input.id } }
      let kept = Set(latest.values).union(inputs.suffix(most).map(\.id))
      inputs.removeAll { !kept.contains($0.id) }
    }

    package var all: [SubscriptionReport] {
      if inner.isEmpty { return inputs }
      return inputs.isEmpty ? inner : (inputs + inner).sorted { $0.id < $1.id }
    }
  }
}
