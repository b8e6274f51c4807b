import AllocationCount
import Foundation

/// Which floor a measurement is compared with.
enum Floor: String, Codable {
  case floor1
  case floor12
}

/// One thing to measure.
struct Measurement {
  let name: String
  let floor: Floor
  /// How many times the floor it may take.
  let goal: Double
  /// What RxSwift takes, in microseconds: measured elsewhere, with programs of the same shape; nil where that is not known.
  let rxSwift: ClosedRange<Double>?
  /// How many events, or build-ups, one run makes.
  let count: Int
  /// Makes that many and returns something that depends on each.
  let run: (Int) -> Int
}

/// What was measured.
struct Outcome: Codable {
  let name: String
  let microseconds: Double
  let fastestMicroseconds: Double
  /// Allocations an event or build-up; nil where this platform cannot count.
  let allocations: Double?
  let floor: Floor
  let floorMicroseconds: Double
  /// How many times the floor it took.
  let ratio: Double
  let goal: Double
  let isReached: Bool
  let rxSwiftMicroseconds: [Double]
  /// How many times as long RxSwift takes, at its best.
  let timesAsFast: Double?
}

/// Keeps results alive.
nonisolated(unsafe) var sink = 0  // Only the main thread measures.

/// Nanoseconds an item of one run: of this thread's own time, so that what else the machine does counts as little as
/// possible. Nothing here waits or runs elsewhere.
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
