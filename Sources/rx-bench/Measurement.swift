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
  /// What RxSwift takes, in nanoseconds: the lower of the figures that were measured with programs of the same shape.
  let rxSwift: Double
  /// How many events, or build-ups, one run makes.
  let count: Int
  /// Makes that many and returns something that depends on each.
  let run: (Int) -> Int
}

/// What was measured.
struct Outcome: Codable {
  let name: String
  let nanoseconds: Double
  let floor: Floor
  let floorNanoseconds: Double
  let ratio: Double
  let goal: Double
  let rxSwiftNanoseconds: Double

  var isReached: Bool { ratio <= goal }
}

/// Keeps results alive.
nonisolated(unsafe) var sink = 0  // Only the main thread measures.

/// Nanoseconds an item, the median of seven runs after a warm-up.
func medianNanoseconds(_ count: Int, _ run: (Int) -> Int) -> Double {
  var times: [Double] = []
  for _ in 0..<8 {
    let start = DispatchTime.now().uptimeNanoseconds
    sink &+= run(count)
    times.append(Double(DispatchTime.now().uptimeNanoseconds - start) / Double(count))
  }
  return times.dropFirst().sorted()[3]
}

/// Measures one thing, its floor before and after it.
func measure(_ measurement: Measurement) -> Outcome {
  let floor = {
    switch measurement.floor {
    case .floor1: return medianNanoseconds(1_000_000, floor1)
    case .floor12: return medianNanoseconds(100_000, floor12)
    }
  }
  let before = floor()
  let time = medianNanoseconds(measurement.count, measurement.run)
  let beside = (before + floor()) / 2
  return Outcome(
    name: measurement.name, nanoseconds: time, floor: measurement.floor, floorNanoseconds: beside,
    ratio: time / beside, goal: measurement.goal, rxSwiftNanoseconds: measurement.rxSwift)
}
