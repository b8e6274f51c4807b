import RxBindings

extension SubscriptionForest {
  /// What feeds a subscription.
  package struct Feeders: Sendable {
    /// To streams that the operator was called with: the newest and those that are alive, the oldest first.
    package var inputs: [SubscriptionReport] = []
    /// To streams that its closure gave.
    package var inner: [SubscriptionReport] = []
    /// How many there were of them in all.
    package var inputCount = 0
    package var innerCount = 0
    package var innerAlive = 0
    /// How many inner observables were given up before they ended.
    package var innerGivenUp = 0
    /// Elements of inputs that do not only time others, and of inner observables.
    package var inputElements = 0
    var innerElements = 0
    /// How many failed, and the last that did, if it is known.
    package var failed = 0
    package var lastFailed: SubscriptionReport?

    package var isEmpty: Bool { inputCount + innerCount == 0 }
    package var received: Int { inputElements + innerElements }
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

    package var all: [SubscriptionReport] {
      if inner.isEmpty { return inputs }
      return inputs.isEmpty ? inner : (inputs + inner).sorted { $0.id < $1.id }
    }
  }
}
