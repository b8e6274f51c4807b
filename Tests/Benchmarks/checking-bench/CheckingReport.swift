import Foundation

/// Milliseconds for 1,000 lines, the medians of the rounds.
struct CheckingReport: Codable {
  struct Row: Codable {
    let name: String
    let milliseconds: Double
    let processorMilliseconds: Double
    let goal: Double?
  }

  /// Programs of a measurement: their number, their lines, and the number of sessions that they were distributed over.
  struct Corpus: Codable {
    let programs: Int
    let lines: Int
    let sessions: Int
    let folders: [String]
  }

  let corpus: Corpus
  let rows: [Row]

  /// - Parameter goal: Milliseconds for all three phases.
  init(_ corpus: Corpus, _ rounds: [CheckingTimes], goal: Double?) {
    self.corpus = corpus
    func row(_ name: String, _ stretch: (CheckingTimes) -> Stretch, isWhole: Bool = false, goal: Double? = nil) -> Row {
      func median(_ value: (Stretch) -> Double) -> Double {
        let values = rounds.map { value(stretch($0)) / (isWhole ? 1 : Double($0.lines) / 1000) * 1000 }.sorted()
        return values[values.count / 2]
      }
      return Row(
        name: name, milliseconds: median(\.wall), processorMilliseconds: median(\.processor), goal: goal)
    }
    rows = [
      row("parse", \.parse), row("check", \.check), row("lower", \.lower),
      row("all three", \.whole, goal: goal),
      row("beside it: swift-syntax alone, one thread", \.bareParser),
    ]
  }

  var table: String {
    let about = """
      checking: \(corpus.programs) programs of \(corpus.folders.joined(separator: ", ")), \(corpus.lines) lines in \
      \(corpus.sessions) new sessions
      """
    let head = "\("for 1,000 lines of them".padded(40))\("ms".aligned(9))\("of CPU".aligned(9))\("goal".aligned(6))"
    let lines = rows.map { row in
      let missed = row.goal.map { row.milliseconds > $0 } ?? false
      return row.name.padded(40) + String(format: "%.1f", row.milliseconds).aligned(9)
        + String(format: "%.1f", row.processorMilliseconds).aligned(9)
        + (row.goal.map { String(format: "%g", $0) } ?? "").aligned(6) + (missed ? "  missed" : "")
    }
    return ([about, head] + lines).joined(separator: "\n")
  }
}

extension String {
  fileprivate func padded(_ width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
  fileprivate func aligned(_ width: Int) -> String { String(repeating: " ", count: max(0, width - count)) + self }
}
