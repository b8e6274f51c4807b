import Foundation

/// Prints outcomes for people.
func printTable(_ outcomes: [Outcome]) {
  let width = (outcomes.map(\.name.count).max() ?? 0) + 2
  print(pad("measurement", width) + left("ns", 10) + left("ratio", 9) + left("goal", 8) + "  floor")
  for outcome in outcomes {
    print(
      pad(outcome.name, width) + left(String(format: "%.1f", outcome.nanoseconds), 10)
        + left(String(format: "%.2f", outcome.ratio), 9) + left(String(format: "%g", outcome.goal), 8)
        + "  \(outcome.floor.rawValue) \(String(format: "%.1f", outcome.floorNanoseconds)) ns"
        + (outcome.isReached ? "" : "  missed"))
  }
}

private func pad(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.count))
}

private func left(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - text.count)) + text
}
