import CReadline

/// What the screen shows of an input that is taller than it: the lines around the cursor, and how many there are above and below.
struct TallInput: Equatable {
  let text: String
  /// The cursor, in UTF-8.
  let point: Int

  /// Nil where all of it fits.
  init?(_ text: String, point: Int, promptColumns: Int, rows: Int, columns: Int) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var heights = lines.map { $0.rowsBelow(startingAt: 0, screenColumns: columns) + 1 }
    heights[0] = lines[0].rowsBelow(startingAt: promptColumns, screenColumns: columns) + 1
    guard lines.count > 1, heights.reduce(0, +) > rows else { return nil }
    var current = 0
    var offset = point
    while current < lines.count - 1, offset > lines[current].utf8.count {
      offset -= lines[current].utf8.count + 1
      current += 1
    }
    // A row for each of the two counts, and one where the cursor may stand behind the last character.
    let room = rows - 3
    var shown = current...current
    var height = heights[current]
    guard height <= room else { return nil }
    while shown.lowerBound > 0, height + heights[shown.lowerBound - 1] <= room {
      shown = shown.lowerBound - 1...shown.upperBound
      height += heights[shown.lowerBound]
    }
    while shown.upperBound < lines.count - 1, height + heights[shown.upperBound + 1] <= room {
      shown = shown.lowerBound...shown.upperBound + 1
      height += heights[shown.upperBound]
    }
    var part = lines[shown].map(String.init)
    let below = lines.count - 1 - shown.upperBound
    if below > 0 { part.append(Self.count(below)) }
    var before = part[..<(current - shown.lowerBound)].reduce(0) { $0 + $1.utf8.count + 1 }
    if shown.lowerBound > 0 {
      part.insert(Self.count(shown.lowerBound), at: 0)
      before += part[0].utf8.count + 1
    }
    self.text = part.joined(separator: "\n")
    self.point = before + offset
  }

  private static func count(_ lines: Int) -> String { "… \(lines) line\(lines == 1 ? "" : "s")" }

  // Readline's callbacks carry no context. It is reached on the main thread only.
  nonisolated(unsafe) private(set) static var shown: TallInput?

  static func install() { crl_set_redisplay { TallInput.redisplay() } }

  /// In place of `rl_redisplay`.
  static func redisplay() {
    let prompt = String(cString: crl_display_prompt()).withoutInvisibleParts
    let size = currentInput?.terminal.size ?? (rows: 24, columns: 80)
    shown = TallInput(
      ReadlineBindings.line, point: Int(crl_point()), promptColumns: prompt.columnWidth, rows: size.rows,
      columns: size.columns)
    guard let shown else { return rl_redisplay() }
    var bytes = shown.text.utf8CString
    bytes.withUnsafeMutableBufferPointer { crl_redisplay_instead($0.baseAddress, Int32(shown.point)) }
  }
}
