/// Number of steps of each thread that happened before a moment, by the thread's number.
struct VectorClock: Sendable {
  private var times: [UInt32] = []

  subscript(thread: Int) -> UInt32 {
    get { thread < times.count ? times[thread] : 0 }
    set {
      if thread >= times.count { times.append(contentsOf: repeatElement(0, count: thread - times.count + 1)) }
      times[thread] = newValue
    }
  }

  /// Adds what happened before another moment.
  mutating func join(_ other: VectorClock) {
    if times.isEmpty { return times = other.times }
    for (thread, time) in other.times.enumerated() where time > self[thread] { self[thread] = time }
  }
}

/// A moment of a thread, handed to what happens after it.
final class OrderMark: Sendable {
  let clock: VectorClock
  init(_ clock: VectorClock) { self.clock = clock }
}

/// A totally ordered sequence of steps: the work of a serial queue, or one work item of a concurrent queue.
///
/// The thread of the machine says nothing about order: Dispatch runs unrelated pieces of work on one thread.
package final class LogicalThread: @unchecked Sendable {
  // Unchecked because the clock is reached under the detector's lock.
  let number: Int
  let name: String
  let isSerial: Bool
  /// The detector that it belongs to.
  let detector: ObjectIdentifier
  var clock: VectorClock

  init(number: Int, name: String, isSerial: Bool, detector: ObjectIdentifier, clock: VectorClock) {
    self.number = number
    self.name = name
    self.isSerial = isSerial
    self.detector = detector
    self.clock = clock
  }
}
