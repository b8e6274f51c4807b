import Foundation

/// Prints what was measured for people.
func printTable(_ report: Report) {
  let names = report.speed.map(\.name) + report.scale.map(\.name)
  let width = (names.map(\.count).max() ?? 0) + 2
  if !report.speed.isEmpty {
    print(
      padded("speed", width) + aligned("ns", 10) + aligned("ratio", 9) + aligned("goal", 8)
        + "  floor               RxSwift took")
  }
  for outcome in report.speed {
    print(
      padded(outcome.name, width) + aligned(String(format: "%.1f", outcome.nanoseconds), 10)
        + aligned(String(format: "%.2f", outcome.ratio), 9) + aligned(String(format: "%g", outcome.goal), 8)
        + "  \(outcome.floor.rawValue) \(String(format: "%.1f", outcome.floorNanoseconds)) ns"
        + aligned(String(format: "%.1f", outcome.rxSwiftNanoseconds / outcome.nanoseconds), 8) + " times that"
        + (outcome.isReached ? "" : "  goal missed"))
  }
  if !report.scale.isEmpty {
    print(padded("scale, ns an item", width) + aligned("of 10", 10) + aligned("of 100000", 11) + aligned("ratio", 8))
  }
  for outcome in report.scale {
    print(
      padded(outcome.name, width) + aligned(String(format: "%.1f", outcome.nanosecondsAmongTen), 10)
        + aligned(String(format: "%.1f", outcome.nanosecondsInCrowd), 11)
        + aligned(String(format: "%.2f", outcome.ratio), 8))
  }
}

private func padded(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.count))
}

private func aligned(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - text.count)) + text
}
