/// What feeds one subscription, counted while it happens, so that nobody has to count when somebody asks. Reached under the
/// recorder's lock.
package final class RecordedFeeders {
  /// Streams that the operator was called with.
  @exclusivity(unchecked) package var inputs = SubscriptionList()
  /// Streams that its closure gave.
  @exclusivity(unchecked) package var inner = SubscriptionList()
  /// How many elements came from inputs that do not only time others, and from inner observables.
  @exclusivity(unchecked) package var inputElements = 0
  @exclusivity(unchecked) package var innerElements = 0
  /// How many failed, and the last of them.
  @exclusivity(unchecked) package var failed = 0
  @exclusivity(unchecked) package var lastFailed = 0
  /// How many inner observables were given up before they ended.
  @exclusivity(unchecked) package var innerGivenUp = 0

  package init() {}

  package var alive: Int { inputs.alive + inner.alive }
}

/// Subscriptions by their `id`: all that are alive and the newest of the others. How many there were is counted.
package struct SubscriptionList: Sendable {
  // Most lists have one member, so the newest has a place of its own.
  private var newest = 0
  private var older: [Int] = []
  /// How many there have been.
  package private(set) var count = 0
  /// How many of them are alive.
  package private(set) var alive = 0

  /// So many are kept, also when they are over.
  package static let kept = 64

  package init() {}

  /// A subscription begins; `isAlive` says of an `id` whether it is worth to be kept.
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

  /// A member has ended.
  package mutating func endOne() { alive -= 1 }

  /// From the newest to the oldest, until `body` has enough.
  package func newestFirst(_ body: (Int) -> Bool) {
    guard newest != 0, body(newest) else { return }
    for id in older.reversed() where !body(id) { return }
  }
}
