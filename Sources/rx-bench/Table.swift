import Foundation

/// Prints the results for people.
func printTable(_ report: Report) {
  let names = report.speed.map(\.name) + report.parallel.map(\.name) + report.scale.map(\.name)
  let width = (names.map(\.count).max() ?? 0) + 2
  if !report.speed.isEmpty {
    print(
      padded("speed", width) + aligned("µs", 9) + aligned("allocations", 13) + aligned("× floor", 10)
        + aligned("goal", 6) + "  floor µs       "
        + aligned("RxSwift µs", 11) + aligned("faster", 9))
  }
  for outcome in report.speed {
    let rxSwift = outcome.rxSwiftMicroseconds.map { String(format: "%g", $0) }.joined(separator: "–")
    print(
      padded(outcome.name, width) + aligned(String(format: "%.3f", outcome.microseconds), 9)
        + aligned(outcome.allocations.map { String(format: "%.1f", $0) } ?? "", 13)
        + aligned(String(format: "%.1f", outcome.ratio), 10) + aligned(String(format: "%g", outcome.goal), 6)
        + padded("  \(outcome.floor.rawValue) \(String(format: "%.4f", outcome.floorMicroseconds))", 17)
        + aligned(rxSwift, 11) + aligned(outcome.timesAsFast.map { String(format: "%.1f ×", $0) } ?? "", 9)
        + (outcome.isReached ? "" : "  goal missed"))
  }
  if !report.parallel.isEmpty {
    print(
      padded("several threads, ns an item", width) + aligned("ours", 10) + aligned("floor", 10) + aligned("ratio", 8))
  }
  for outcome in report.parallel {
    print(
      padded(outcome.name, width) + aligned(String(format: "%.1f", outcome.nanoseconds), 10)
        + aligned(String(format: "%.1f", outcome.floorNanoseconds), 10)
        + aligned(String(format: "%.2f", outcome.ratio), 8) + "  floor: \(outcome.floor)")
  }
  if !report.scale.isEmpty {
    print(padded("scale, ns an item", width) + aligned("of 10", 10) + aligned("of 100000", 11) + aligned("ratio", 8))
  }
  for outcome in report.scale {
    print(
      padded(outcome.name, width) + aligned(String(format: "%.1f", outcome.nanosecondsAmongTen), 10)
        + aligned(String(format: "%.1f", outcome.nanosecondsAmongMany), 11)
        + aligned(String(format: "%.2f", outcome.ratio), 8))
  }
}

private func padded(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.count))
}

private func aligned(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - text.count)) + text
}
