/// Values computed line by line for a text that changes a little at a time. A line is computed again only where its bytes have changed, or
/// the state in which the lines above leave it.
package struct LineCache<State: Equatable, Value> {
  package struct Line {
    /// In UTF-8, with the newline.
    package let length: Int
    package let value: Value
    fileprivate let before: State
    fileprivate let after: State
  }

  /// The lines of the text; the last one, which may be empty, has no newline.
  package private(set) var lines: [Line] = []
  /// The number of lines that the last update has computed.
  package private(set) var computedLines = 0
  private var text: [UInt8] = []

  package init() {}

  /// Adopts another text.
  ///
  /// - Parameter compute: Returns the value of a line, and turns the state at its beginning into the one at its end. The range is that of
  ///   the line in the text, with its newline.
  /// - Returns: False if nothing has changed.
  @discardableResult
  package mutating func update(
    _ new: [UInt8], from initial: State, _ compute: (_ range: Range<Int>, _ state: inout State) -> Value
  ) -> Bool {
    computedLines = 0
    let isSameStart = lines.first.map { $0.before == initial } ?? false
    if isSameStart, new == text { return false }
    let (prefix, suffix) = isSameStart ? Self.commonEnds(text, new) : (0, 0)
    var (kept, start) = (0, 0)
    while kept < lines.count - 1, start + lines[kept].length <= prefix {
      start += lines[kept].length
      kept += 1
    }
    var (old, oldStart) = (kept, start)
    var state = kept > 0 ? lines[kept - 1].after : initial
    var computed: [Line] = []
    while true {
      if start >= new.count - suffix {
        let place = start - (new.count - text.count)
        while old < lines.count, oldStart < place {
          oldStart += lines[old].length
          old += 1
        }
        if old < lines.count, oldStart == place, lines[old].before == state { break }
      }
      let newline = new[start...].firstIndex(of: 0x0A)
      let range = start..<(newline.map { $0 + 1 } ?? new.count)
      let before = state
      let value = compute(range, &state)
      computed.append(Line(length: range.count, value: value, before: before, after: state))
      start = range.upperBound
      if newline == nil {
        old = lines.count
        break
      }
    }
    lines.replaceSubrange(kept..<old, with: computed)
    computedLines = computed.count
    text = new
    return true
  }

  /// The lengths of what two texts have in common at their beginnings and at their ends.
  private static func commonEnds(_ old: [UInt8], _ new: [UInt8]) -> (prefix: Int, suffix: Int) {
    let most = min(old.count, new.count)
    var prefix = 0
    while prefix < most, old[prefix] == new[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < most - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] { suffix += 1 }
    return (prefix, suffix)
  }
}
