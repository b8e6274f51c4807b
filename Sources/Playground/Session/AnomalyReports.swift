/// Anomalies that the prompt reports once for each input, with the number of their repetitions.
struct AnomalyReports: Sendable {
  private var repetitions: [(message: String, count: Int)] = []

  /// Counts an anomaly; returns true if it is the first of its kind.
  mutating func admits(_ message: String) -> Bool {
    if let index = repetitions.firstIndex(where: { $0.message == message }) {
      repetitions[index].count += 1
      return false
    }
    repetitions.append((message, 0))
    return true
  }

  /// Returns the first lines of the messages that came more than once, without their full stops, and forgets all.
  mutating func takeRepeated() -> [(summary: Substring, count: Int)] {
    defer { repetitions = [] }
    return repetitions.filter { $0.count > 0 }.map { ($0.message.prefix { $0 != "\n" && $0 != "." }, $0.count) }
  }
}
