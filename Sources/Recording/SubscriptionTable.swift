import RxBindings
import Synchronization

/// The subscriptions of a recording: every one that is alive or has a recorded event, with their upstreams and
/// subscribers. Updated during the recording, so that queries need not search all of them. Used under the recorder's
/// lock.
package struct SubscriptionTable {
  private var byID: [Int: RecordedSubscription] = [:]
  /// The program's subscriptions by their numbers.
  private var programs: [Int: Int] = [:]
  /// The newest of a name, the subscription's or its stream's.
  private var newestNamed: [String: Int] = [:]
  /// The program's, in their order.
  package private(set) var roots = SubscriptionList()
  /// Ended subscriptions in the order of their ends; each is removed when its last event is.
  private var ended: [Int] = []
  private var forgottenEnds = 0
  /// Number of this recording in the process.
  let recording = SubscriptionTable.recordings.add(1, ordering: .relaxed).newValue
  private static let recordings = Atomic<Int>(0)

  package subscript(id: Int) -> RecordedSubscription? { byID[id] }
  subscript(number number: Int) -> RecordedSubscription? { programs[number].flatMap { byID[$0] } }
  var all: some Collection<RecordedSubscription> { byID.values }
  func newest(named name: String) -> RecordedSubscription? { newestNamed[name].flatMap { byID[$0] } }

  // MARK: Keeping

  mutating func insert(_ subscription: RecordedSubscription, parent: RecordedSubscription?) {
    let id = subscription.id
    byID[id] = subscription
    switch subscription.origin {
    case .program(let number, _, let name, _):
      programs[number] = id
      roots.append(id, isAlive: isAlive)
      newestNamed[name] = id
      if let variable = subscription.stream?.variableName { newestNamed[variable] = id }
    case .row:
      if let parent, parent.recording == recording { link(subscription, to: parent) }
    case .feed: return
    }
    guard let stream = subscription.stream else { return }
    if stream.subscribers.recording != recording {
      stream.subscribers = StreamSubscribers()
      stream.subscribers.recording = recording
    }
    stream.subscribers.all.append(id, isAlive: isAlive)
    if subscription.number == nil { stream.subscribers.livingRows += 1 }
  }

  private func link(_ subscription: RecordedSubscription, to parent: RecordedSubscription) {
    // An ended subscription may have been removed; later ones are not upstream of it.
    guard parent.progress.end == nil || byID[parent.id] != nil else { return }
    subscription.below = Unmanaged.passUnretained(parent)
    let feeders = parent.feeders ?? RecordedFeeders()
    parent.feeders = feeders
    if feeders.alive == 0, parent.isFedForOthers { parent.stream?.subscribers.fed.append(parent.id, isAlive: isFed) }
    if subscription.role == .inner {
      feeders.inner.append(subscription.id, isAlive: isAlive)
    } else {
      feeders.inputs.append(subscription.id, isAlive: isAlive)
    }
  }

  private func isAlive(_ id: Int) -> Bool { byID[id].map { $0.progress.end == nil } ?? false }
  private func isFed(_ id: Int) -> Bool { byID[id]?.feeders.map { $0.alive > 0 } ?? false }

  /// Counts an element that a subscription passed on.
  func countElement(of subscription: RecordedSubscription) {
    guard subscription.progress.end == nil, let below = subscription.below else { return }
    below._withUnsafeGuaranteedRef { below in
      switch subscription.role {
      case .input: below.feeders?.inputElements += 1
      case .inner: below.feeders?.innerElements += 1
      case .trigger: break
      }
    }
  }

  /// Records the first end of a subscription.
  mutating func end(_ subscription: RecordedSubscription, _ kind: RecordedKind) {
    ended.append(subscription.id)
    if subscription.number != nil { roots.endOne() }
    if case .feed = subscription.origin { return }
    if let stream = subscription.stream, stream.subscribers.recording == recording {
      stream.subscribers.all.endOne()
      if subscription.number == nil { stream.subscribers.livingRows -= 1 }
    }
    guard let below = subscription.below?.takeUnretainedValue() else { return }
    subscription.below = nil
    guard let feeders = below.feeders else { return }
    if kind == .error {
      feeders.failed += 1
      feeders.lastFailed = subscription.id
    }
    if subscription.role == .inner {
      feeders.inner.endOne()
      if kind == .disposed { feeders.innerGivenUp += 1 }
    } else {
      feeders.inputs.endOne()
    }
    guard feeders.alive == 0 else { return }
    if below.isFedForOthers { below.stream?.subscribers.fed.endOne() }
    if below.isKeptForFeeders { ended.append(below.id) }
  }

  /// Removes ended subscriptions without an event from `first` on; returns them for a release outside of the lock.
  mutating func forget(before first: Int) -> [RecordedSubscription] {
    var forgotten: [RecordedSubscription] = []
    while forgottenEnds < ended.count {
      if let subscription = byID[ended[forgottenEnds]] {
        if subscription.progress.last >= first { break }
        if let feeders = subscription.feeders, feeders.alive > 0 {
          // In a shared stream the subscription that connected may end first.
          subscription.isKeptForFeeders = true
        } else {
          remove(subscription)
          forgotten.append(subscription)
        }
      }
      forgottenEnds += 1
    }
    if forgottenEnds > 4096, forgottenEnds * 2 > ended.count {
      ended.removeFirst(forgottenEnds)
      forgottenEnds = 0
    }
    return forgotten
  }

  private mutating func remove(_ subscription: RecordedSubscription) {
    byID[subscription.id] = nil
    guard case .program(let number, _, let name, _) = subscription.origin else { return }
    programs[number] = nil
    if newestNamed[name] == subscription.id { newestNamed[name] = nil }
    if let variable = subscription.stream?.variableName, newestNamed[variable] == subscription.id {
      newestNamed[variable] = nil
    }
  }
}

extension RecordedSubscription {
  /// True if its upstream also feeds other subscribers of the stream.
  var isFedForOthers: Bool {
    switch origin {
    case .row: stream?.shares ?? false
    case .program(_, let kind, _, _): kind == .connect
    case .feed: false
    }
  }
}
