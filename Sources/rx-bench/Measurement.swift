import AllocationCount
import Foundation

/// Floor that a measurement is compared with.
enum Floor: String, Codable {
  case floor1
  case floor12
}

/// A measurement and its goal.
struct Measurement {
  let name: String
  let floor: Floor
  /// Maximum ratio to the floor.
  let goal: Double
  /// Time of RxSwift, in microseconds: measured elsewhere, with programs of the same shape; nil if it is not known.
  let rxSwift: ClosedRange<Double>?
  /// Number of events, or of chains built, in one run.
  let count: Int
  /// Makes that many and returns something that depends on each.
  let run: (Int) -> Int
}

/// Result of a measurement.
struct Outcome: Codable {
  let name: String
  let microseconds: Double
  let fastestMicroseconds: Double
  /// Allocations an event or build-up; nil where this platform cannot count.
  let allocations: Double?
  let floor: Floor
  let floorMicroseconds: Double
  /// Ratio to the floor.
  let ratio: Double
  let goal: Double
  let isReached: Bool
  let rxSwiftMicroseconds: [Double]
  /// Ratio of RxSwift's best time to this one.
  let timesAsFast: Double?
}

/// Keeps results alive.
nonisolated(unsafe) var sink = 0  // Only the main thread measures.

/// Returns the nanoseconds for an item of one run: processor time of this thread, to exclude other load on the machine.
/// Nothing here waits or runs elsewhere.
func nanoseconds(_ count: Int, _ run: (Int) -> Int) -> Double {
  let start = threadTime()
  sink &+= run(count)
  return Double(threadTime() - start) / Double(count)
}

/// Allocations an item of one run; nil where this platform cannot count.
func allocations(_ count: Int, _ run: (Int) -> Int) -> Double? {
  guard can_count_allocations() else { return nil }
  let before = allocation_count()
  sink &+= run(count)
  return Double(allocation_count() - before) / Double(count)
}

private func threadTime() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
}

/// Nanoseconds an item, the median of seven runs after a warm-up.
func medianNanoseconds(_ count: Int, _ run: (Int) -> Int) -> Double {
  (0..<8).map { _ in nanoseconds(count, run) }.dropFirst().sorted()[3]
}

/// Measures one thing and its floor in turns, so that both meet the same machine: a busy one slows them down by turns.
func measure(_ measurement: Measurement) -> Outcome {
  let rounds = (0..<8).map { _ in
    let floor =
      switch measurement.floor {
      case .floor1: nanoseconds(1_000_000, floor1)
      case .floor12: nanoseconds(100_000, floor12)
      }
    return (floor: floor, time: nanoseconds(measurement.count, measurement.run))
  }.dropFirst()
  let time = rounds.map(\.time).sorted()[3]
  let floor = rounds.map(\.floor).sorted()[3]
  return Outcome(
    name: measurement.name, microseconds: time / 1000, fastestMicroseconds: (rounds.map(\.time).min() ?? 0) / 1000,
    allocations: allocations(measurement.count, measurement.run), floor: measurement.floor,
    floorMicroseconds: floor / 1000,
    ratio: time / floor, goal: measurement.goal, isReached: time / floor <= measurement.goal,
    rxSwiftMicroseconds: measurement.rxSwift.map { [$0.lowerBound, $0.upperBound] } ?? [],
    timesAsFast: measurement.rxSwift.map { $0.lowerBound * 1000 / time })
}
