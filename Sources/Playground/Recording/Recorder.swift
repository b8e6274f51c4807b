import Clocks
import Foundation
import Interpreter
import Rx
import RxCatalog
import Synchronization

/// Keeps what the subscriptions of a session did, operator by operator: the newest events, and every subscription that is
/// alive or of which an event is kept.
///
/// It runs no code of the program's and keeps nothing of the program's alive. Any thread may ask it.
package final class Recorder: StreamRecorder, @unchecked Sendable {
  // Unchecked because everything that changes is reached under `lock`.
  private let clock: @Sendable () -> (nanoseconds: Int, thread: String)
  private let lock = NSLock()
  private var ring: EventRing
  private var subscriptions: [Int: RecordedSubscription] = [:]
  private var lastID = 0
  /// Subscriptions that have ended, in the order of their ends, to be forgotten when their last event is.
  private var ended: [Int] = []
  private var forgottenEnds = 0
  private var threads: [String] = []
  private var lastThread: (name: String, index: UInt8) = ("", 0)

  /// As many events as the prompt keeps, and as many bytes of their values.
  package static let usualCapacity = 1_000_000
  package static let usualByteCapacity = 64 << 20

  package init(
    capacity: Int = usualCapacity, byteCapacity: Int = usualByteCapacity,
    clock: @escaping @Sendable () -> (nanoseconds: Int, thread: String)
  ) {
    self.clock = clock
    ring = EventRing(capacity: capacity, byteCapacity: byteCapacity)
  }

  /// Runs a query on a recording that stands still meanwhile.
  func read<Result>(_ body: (borrowing EventRing, [Int: RecordedSubscription], [String]) -> Result) -> Result {
    lock.withLock { body(ring, subscriptions, threads) }
  }

  /// Forgets everything; what is alive is not recorded any further.
  package func reset() {
    let forgotten = lock.withLock { () -> [Int: RecordedSubscription] in
      defer { subscriptions = [:] }
      ring = EventRing(capacity: ring.capacity, byteCapacity: ring.byteCapacity)
      ended = []
      forgottenEnds = 0
      return subscriptions
    }
    withExtendedLifetime(forgotten) {}
  }
}

/// What taps tell.
extension Recorder {
  package func began(
    _ origin: RecordedSubscription.Origin, stream: StreamName?, parent: RecordedSubscription?, cause: Int
  ) -> RecordedSubscription {
    let now = clock()
    let (subscription, forgotten) = lock.withLock { () -> (RecordedSubscription, [RecordedSubscription]) in
      lastID += 1
      let isFeed = if case .feed = origin { true } else { false }
      // What a feed begins with is its first event.
      let number =
        isFeed
        ? 0
        : ring.append(
          EventRing.Entry(
            value: .void, time: now.nanoseconds, previous: 0, cause: Self.distance(ring.last + 1, cause),
            subscription: UInt32(truncatingIfNeeded: lastID), bytes: 0, thread: index(of: now.thread),
            kind: RecordedKind.subscribed.rawValue))
      let subscription = RecordedSubscription(
        id: lastID, origin: origin, stream: stream, parent: parent, beginning: number, cause: cause,
        began: now.nanoseconds, recorder: self)
      subscriptions[lastID] = subscription
      return (subscription, forgetOld())
    }
    withExtendedLifetime(forgotten) {}
    return subscription
  }

  @discardableResult
  package func record(
    _ kind: RecordedKind, _ payload: RecordedPayload, in subscription: RecordedSubscription, cause: Int
  ) -> Int {
    let kept = RecordedValue.keep(payload)
    let hasValue = if case .none = payload { false } else { true }
    let now = clock()
    let (number, forgotten) = lock.withLock { () -> (Int, [RecordedSubscription]) in
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
        subscription.progress.elements += 1
        subscription.progress.lastElement = number
      case .subscribed: break
      case .error, .completed, .disposed, .released:
        if subscription.progress.end == nil {
          subscription.progress.end = (now.nanoseconds, kind)
          ended.append(subscription.id)
        }
      }
      return (number, number & 0xFFF == 0 ? forgetOld() : [])
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

  /// Forgets subscriptions that have ended and of which no event is kept any more; they are to be released outside.
  private func forgetOld() -> [RecordedSubscription] {
    var forgotten: [RecordedSubscription] = []
    while forgottenEnds < ended.count {
      let id = ended[forgottenEnds]
      guard let subscription = subscriptions[id] else {
        forgottenEnds += 1
        continue
      }
      if subscription.progress.last >= ring.first { break }
      subscriptions[id] = nil
      forgotten.append(subscription)
      forgottenEnds += 1
    }
    if forgottenEnds > 4096, forgottenEnds * 2 > ended.count {
      ended.removeFirst(forgottenEnds)
      forgottenEnds = 0
    }
    return forgotten
  }
}
