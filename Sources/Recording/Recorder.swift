import RxBindings
import Clocks
import Execution
import Foundation
import Rx
import Synchronization

/// Recorder of a session's subscriptions, operator by operator: the newest events, and every subscription that is alive
/// or has a recorded event.
///
/// It runs no code of the program and retains no objects of the program. Any thread may query it.
package final class Recorder: StreamRecorder, @unchecked Sendable {
  // Unchecked because everything that changes is reached under `lock`; so exclusive access needs no other check.
  private let clock: @Sendable () -> (nanoseconds: Int, thread: String)
  private let lock = NSLock()
  @exclusivity(unchecked) private var ring: EventRing
  @exclusivity(unchecked) private var table = SubscriptionTable()
  @exclusivity(unchecked) private var lastID = 0
  @exclusivity(unchecked) private var threads: [String] = []
  @exclusivity(unchecked) private var lastThread: (name: String, index: UInt8) = ("", 0)

  /// Default number of events at the prompt, and of bytes of their values.
  package static let usualCapacity = 1_000_000
  package static let usualByteCapacity = 64 << 20

  package init(
    capacity: Int = usualCapacity, byteCapacity: Int = usualByteCapacity,
    clock: @escaping @Sendable () -> (nanoseconds: Int, thread: String)
  ) {
    self.clock = clock
    ring = EventRing(capacity: capacity, byteCapacity: byteCapacity)
  }

  /// Runs a query on the recording under the lock.
  package func read<Result>(_ body: (borrowing EventRing, SubscriptionTable, [String]) -> Result) -> Result {
    lock.withLock { body(ring, table, threads) }
  }

  /// Removes all records; live subscriptions are no longer recorded.
  package func reset() {
    let forgotten = lock.withLock { () -> SubscriptionTable in
      let former = table
      ring = EventRing(capacity: ring.capacity, byteCapacity: ring.byteCapacity)
      table = SubscriptionTable()
      return former
    }
    withExtendedLifetime(forgotten) {}
  }
}

/// Recording of events that taps report.
extension Recorder {
  package func began(
    _ origin: RecordedSubscription.Origin, stream: StreamName?, parent: RecordedSubscription?, cause: Int, at time: Int?
  ) -> RecordedSubscription {
    var now = clock()
    if let time { now.nanoseconds = time }
    let (subscription, forgotten) = lock.withLock { () -> (RecordedSubscription, [RecordedSubscription]) in
      lastID += 1
      let isFeed = if case .feed = origin { true } else { false }
      // The first event of a feed is its beginning.
      let number =
        isFeed
        ? 0
        : ring.append(
          EventRing.Entry(
            value: .void, time: now.nanoseconds, previous: 0, cause: Self.distance(ring.last + 1, cause),
            subscription: UInt32(truncatingIfNeeded: lastID), bytes: 0, thread: index(of: now.thread),
            kind: RecordedKind.subscribed.rawValue))
      let subscription = RecordedSubscription(
        id: lastID, origin: origin, stream: stream, parent: parent, role: Self.role(of: stream, in: parent),
        beginning: number, cause: cause, began: now.nanoseconds, recording: table.recording)
      table.insert(subscription, parent: parent)
      return (subscription, lastID & 0xFFF == 0 ? table.forget(before: ring.first) : [])
    }
    withExtendedLifetime(forgotten) {}
    return subscription
  }

  /// Returns the role of a stream for the operator that subscribes to it.
  private static func role(of stream: StreamName?, in parent: RecordedSubscription?) -> RecordedSubscription.Role {
    guard let parent, case .row = parent.origin, let operated = parent.stream else { return .input }
    if operated.isTrigger(stream) { return .trigger }
    return operated.hasInput(stream) ? .input : .inner
  }

  @discardableResult
  package func record(
    _ kind: RecordedKind, _ payload: RecordedPayload, in subscription: RecordedSubscription, cause: Int, at time: Int?
  ) -> Int {
    let kept = RecordedValue.keep(payload)
    let hasValue = if case .none = payload { false } else { true }
    var now = clock()
    if let time { now.nanoseconds = time }
    let (number, forgotten) = lock.withLock { () -> (Int, [RecordedSubscription]) in
      // Subscriptions that outlive a reset are no longer recorded.
      guard subscription.recording == table.recording else { return (0, []) }
      let number = ring.append(
        EventRing.Entry(
          value: kept.value, time: now.nanoseconds, previous: Self.distance(ring.last + 1, subscription.progress.last),
          cause: Self.distance(ring.last + 1, cause), subscription: UInt32(truncatingIfNeeded: subscription.id),
          bytes: UInt16(clamping: kept.bytes), thread: index(of: now.thread),
          kind: kind.rawValue | (kept.isText ? EventRing.Entry.isText : 0)
            | (hasValue ? EventRing.Entry.hasValue : 0)))
      subscription.progress.last = number
      switch kind {
      case .next:
        subscription.progress.countElement(number, first: ring.first)
        table.countElement(of: subscription)
      case .subscribed: break
      case .error, .completed, .disposed, .released:
        if subscription.progress.end == nil {
          table.end(subscription, kind)
          subscription.progress.end = (now.nanoseconds, kind)
          subscription.progress.elementsAtEnd = subscription.progress.elements
        }
      }
      return (number, number & 0xFFF == 0 ? table.forget(before: ring.first) : [])
    }
    withExtendedLifetime(forgotten) {}
    return number
  }

  private static func distance(_ number: Int, _ earlier: Int) -> UInt32 {
    earlier > 0 && earlier < number ? UInt32(clamping: number - earlier) : 0
  }

  /// Threads have few names; should there be many, the last ones share a place.
  private func index(of thread: String) -> UInt8 {
    if lastThread.name == thread, !threads.isEmpty { return lastThread.index }
    let index: Int
    if let known = threads.firstIndex(of: thread) {
      index = known
    } else if threads.count < 255 {
      threads.append(thread)
      index = threads.count - 1
    } else {
      index = 254
    }
    lastThread = (thread, UInt8(index))
    return UInt8(index)
  }
}
