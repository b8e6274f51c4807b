/// Upstream of one subscription, counted as events occur, so that queries need not count. Reached under the recorder's
/// lock.
package final class RecordedFeeders {
  /// Streams that the operator was called with.
  @exclusivity(unchecked) package var inputs = SubscriptionList()
  /// Streams that its closure gave.
  @exclusivity(unchecked) package var inner = SubscriptionList()
  /// Number of elements from inputs that emit elements themselves, and from inner observables.
  @exclusivity(unchecked) package var inputElements = 0
  @exclusivity(unchecked) package var innerElements = 0
  /// Number of failed ones, and the last of them.
  @exclusivity(unchecked) package var failed = 0
  @exclusivity(unchecked) package var lastFailed = 0
  /// Number of inner observables that were disposed of before they ended.
  @exclusivity(unchecked) package var innerGivenUp = 0

  package init() {}

  package var alive: Int { inputs.alive + inner.alive }
}

/// Subscriptions by their `id`: all that are alive and the newest of the others. How many there were is counted.
package struct SubscriptionList: Sendable {
  // Most lists have one member, so the newest is stored separately.
  private var newest = 0
  private var older: [Int] = []
  /// Total number so far.
  package private(set) var count = 0
  /// Number of live ones.
  package private(set) var alive = 0

  /// Maximum number of subscriptions that are kept, ended ones included.
  package static let kept = 64

  package init() {}

  /// Adds a subscription that begins; `isAlive` returns true for an `id` that is worth keeping.
  package mutating func append(_ id: Int, isAlive: (Int) -> Bool) {
    if newest != 0 { older.append(newest) }
    newest = id
    count += 1
    alive += 1
    // Thinned out when half of it is to go, so that each is looked at a few times in all.
    guard older.count >= 2 * (alive + Self.kept) else { return }
    let edge = older.count - Self.kept
    var place = 0
    for (index, id) in older.enumerated() where index >= edge || isAlive(id) {
      older[place] = id
      place += 1
    }
    older.removeSubrange(place...)
  }

  /// Notes that a member has ended.
  package mutating func endOne() { alive -= 1 }

  /// Calls `body` for each, from the newest to the oldest, until it returns false.
  package func newestFirst(_ body: (Int) -> Bool) {
    guard newest != 0, body(newest) else { return }
    for id in older.reversed() where !body(id) { return }
  }
}
