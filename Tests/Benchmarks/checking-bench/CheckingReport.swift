import Foundation

/// Milliseconds for 1,000 lines, the medians of the rounds.
struct CheckingReport: Codable {
  struct Row: Codable {
    let name: String
    let milliseconds: Double
    let processorMilliseconds: Double
    let goal: Double?
  }

  let lines: Int
  let rows: [Row]

  init(_ rounds: [CheckingTimes]) {
    func row(_ name: String, _ stretch: (CheckingTimes) -> Stretch, isWhole: Bool = false, goal: Double? = nil) -> Row {
      func median(_ value: (Stretch) -> Double) -> Double {
        let values = rounds.map { value(stretch($0)) / (isWhole ? 1 : Double($0.lines) / 1000) * 1000 }.sorted()
        return values[values.count / 2]
      }
      return Row(
        name: name, milliseconds: median(\.wall), processorMilliseconds: median(\.processor), goal: goal)
    }
    lines = rounds.first?.lines ?? 0
    rows = [
      row("parse", \.parse), row("check", \.check), row("lower", \.lower),
      row("1,000 lines, parsed, checked, lowered", \.whole, goal: 100),
    ]
  }

  var table: String {
    let head = "\("checking, of \(lines) lines".padded(40))\("ms".aligned(9))\("of CPU".aligned(9))\("goal".aligned(6))"
    let lines = rows.map { row in
      let missed = row.goal.map { row.milliseconds > $0 } ?? false
      return row.name.padded(40) + String(format: "%.1f", row.milliseconds).aligned(9)
        + String(format: "%.1f", row.processorMilliseconds).aligned(9)
        + (row.goal.map { String(format: "%g", $0) } ?? "").aligned(6) + (missed ? "  missed" : "")
    }
    return ([head] + lines).joined(separator: "\n")
  }
}

extension String {
  fileprivate func padded(_ width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
  fileprivate func aligned(_ width: Int) -> String { String(repeating: " ", count: max(0, width - count)) + self }
}
