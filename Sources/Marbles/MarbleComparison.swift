/// Result of comparing a diagram with the expected one: equality, or the first difference.
public struct MarbleComparison: Hashable, Sendable {
  /// The first moment at which two diagrams are not the same.
  public struct Difference: Hashable, Sendable {
    /// Milliseconds from the left edge.
    public var time: Int
    /// The frame, counted from 0.
    public var frame: Int
    /// Text of the expected diagram at that place; empty if it has no event there.
    public var expected: [String]
    /// Text of the actual diagram at that place; empty if it has no event there.
    public var actual: [String]
  }

  /// The expected diagram.
  public let expected: MarbleDiagram
  /// The actual diagram.
  public let actual: MarbleDiagram
  /// The first difference, nil when the diagrams agree.
  public let difference: Difference?

  /// Compares events and their times. A `^` or `!` counts where the expected diagram has one.
  public init(expected: MarbleDiagram, actual: MarbleDiagram) {
    var actual = actual
    if expected.subscribed == nil { actual.subscribed = nil }
    if expected.disposed == nil { actual.disposed = nil }
    self.expected = expected
    self.actual = actual
    let left = Self.moments(expected)
    let right = Self.moments(actual)
    let times = Set(left.keys).union(right.keys).sorted()
    difference = times.first { left[$0] != right[$0] }.map { time in
      Difference(
        time: time, frame: max(0, time) / expected.frame, expected: left[time] ?? [], actual: right[time] ?? [])
    }
  }

  /// True if the diagrams agree.
  public var matches: Bool { difference == nil }

  private static func moments(_ diagram: MarbleDiagram) -> [Int: [String]] {
    var moments: [Int: [String]] = [:]
    if let subscribed = diagram.subscribed { moments[subscribed, default: []].append("subscribed") }
    for event in diagram.events {
      switch event.kind {
      case .next(let value): moments[event.time, default: []].append("next(\(value))")
      case .error: moments[event.time, default: []].append("error")
      case .completed: moments[event.time, default: []].append("completed")
      }
    }
    if let disposed = diagram.disposed { moments[disposed, default: []].append("disposed") }
    return moments
  }
}

extension MarbleComparison: CustomStringConvertible {
  /// Both diagrams, a caret below the first frame that differs, and a description of the difference.
  public var description: String {
    let grid = MarbleGrid(rows: [expected, actual], frame: expected.frame).draw()
    var lines = ["expected   " + grid.lines[0], "actual     " + grid.lines[1]]
    guard let difference else { return (["the diagrams agree"] + lines).joined(separator: "\n") }
    let column = grid.columns[difference.frame] ?? grid.columns.filter { $0.key <= difference.frame }.values.max() ?? 0
    lines.append("           " + String(repeating: " ", count: column) + "^")
    func words(_ events: [String]) -> String { events.isEmpty ? "nothing" : events.joined(separator: ", ") }
    lines.append(
      "first difference in frame \(difference.frame) (\(difference.time) ms): expected \(words(difference.expected)), "
        + "but there is \(words(difference.actual))")
    return lines.joined(separator: "\n")
  }
}
