/// Limit of the trace lines that a terminal gets: some hundred in a second, then one line per subscription with their number.
///
/// Time is handed in, in seconds of the real clock. The caller protects it by its lock.
struct TraceLimit {
  /// Lines in a second that are shown whole.
  static let linesPerSecond = 300
  /// Subscriptions in a second that have a summary of their own.
  static let mostSummaries = 50

  /// The lines of one subscription that were left out.
  struct Summary: Equatable {
    let number: Int
    let name: String
    var count: Int
  }

  private var start = -Double.infinity
  private var lines = 0
  /// Number of ends that were shown beyond the limit in this second.
  private var ends = 0
  private var leftOut: [Int: Summary] = [:]

  /// True if a summary is due at the end of the second.
  var isLeavingOut: Bool { !leftOut.isEmpty }

  /// Counts a line and returns whether it is shown. The summaries of the previous second must be taken before it is.
  ///
  /// - Parameter isEnd: True for the last line of a subscription, which is shown where lines of it were left out.
  mutating func admits(_ number: Int, _ name: @autoclosure () -> String, isEnd: Bool = false, now: Double) -> Bool {
    if now - start >= 1 {
      start = now
      lines = 0
      ends = 0
    }
    lines += 1
    if lines <= Self.linesPerSecond { return true }
    if isEnd, leftOut[number] != nil, ends < Self.mostSummaries {
      ends += 1
      return true
    }
    leftOut[number, default: Summary(number: number, name: name(), count: 0)].count += 1
    return false
  }

  /// Returns the summaries of a second that is over, in the order of the subscriptions, and how many subscriptions have
  /// none.
  mutating func takeSummaries(now: Double) -> (summaries: [Summary], others: Int) {
    guard isLeavingOut, now - start >= 1 else { return ([], 0) }
    defer { leftOut = [:] }
    let all = leftOut.values.sorted { $0.number < $1.number }
    return (Array(all.prefix(Self.mostSummaries)), max(all.count - Self.mostSummaries, 0))
  }
}
