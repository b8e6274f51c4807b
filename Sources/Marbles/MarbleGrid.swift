import TextWidth

/// Drawing of diagrams below one another, with simultaneous events in the same column.
///
/// A column is as wide as its widest cell (a group, a quoted or a wide value); the others are filled with spaces, which
/// have no meaning when read back. Long periods without events in any row are written as durations.
struct MarbleGrid {
  /// Number of frames without events in all rows from which a duration is written instead.
  static let longSilence = 40

  let rows: [MarbleDiagram]
  /// The frame in which each row begins; before it nothing is drawn.
  let starts: [Int]
  let frame: Int
  var longSilence = Self.longSilence
  /// True if every value is quoted, because values side by side would read as a duration.
  var quotesAll = false

  /// The rows as text, trailing spaces removed, and for each frame the column in which it begins.
  struct Drawing {
    var lines: [String]
    var columns: [Int: Int]
  }

  /// - Parameter starts: Start of each row, in milliseconds; by default the left edge.
  init(rows: [MarbleDiagram], starts: [Int] = [], frame: Int) {
    self.starts = rows.indices.map { starts.indices.contains($0) ? max(starts[$0], 0) / frame : 0 }
    self.rows = rows.map { row in
      var row = row
      row.frame = frame
      return row.snapped
    }
    self.frame = frame
  }

  /// Draws, and checks that the result reads back as the diagrams.
  func draw() -> Drawing {
    let drawing = drawOnce()
    if quotesAll { return drawing }
    let readsBack = rows.indices.allSatisfy { index in
      guard let again = try? MarbleDiagram(drawing.lines[index], frame: frame) else { return false }
      return again.agrees(with: rows[index].moved(by: -starts[index] * frame))
    }
    if readsBack { return drawing }
    var quoting = self
    quoting.quotesAll = true
    return quoting.drawOnce()
  }

  private func drawOnce() -> Drawing {
    let cells = rows.map(cells(of:))
    let ends = rows.indices.map { end(of: rows[$0], cells: cells[$0]) }
    let busy = Set(cells.flatMap(\.keys)).sorted()
    let last = ends.max() ?? 0
    var lines = [String](repeating: "", count: rows.count)
    var columns: [Int: Int] = [:]
    var column = 0
    var position = 0

    func isDrawn(_ frame: Int, _ row: Int) -> Bool { frame >= starts[row] && frame < ends[row] }

    func silence(until next: Int) {
      while position < next {
        // A stretch ends where the first row does, so that rows end where they ended.
        let limit = (ends + starts).filter { $0 > position }.min().map { min($0, next) } ?? next
        if limit - position >= longSilence {
          let text = " " + Self.stretch((limit - position) * frame) + " "
          for row in rows.indices { lines[row] += isDrawn(position, row) ? text : text.blanks }
          columns[position] = column
          column += text.count
          position = limit
        } else {
          for frame in position..<limit {
            for row in rows.indices { lines[row] += isDrawn(frame, row) ? "-" : " " }
            columns[frame] = column
            column += 1
          }
          position = limit
        }
      }
    }

    for next in busy {
      silence(until: next)
      let width = cells.map { ($0[next] ?? "-").displayWidth }.max() ?? 1
      for row in rows.indices {
        let cell = cells[row][next] ?? (isDrawn(next, row) ? "-" : "")
        lines[row] += cell.padded(to: width)
      }
      columns[next] = column
      column += width
      position = next + 1
    }
    silence(until: last)
    columns[position] = column
    return Drawing(lines: lines.map(\.withoutTrailingSpaces), columns: columns)
  }

  /// Returns the text of each frame that has an event.
  private func cells(of row: MarbleDiagram) -> [Int: String] {
    var signs: [Int: [String]] = [:]
    if let subscribed = row.subscribed { signs[subscribed / frame, default: []].append("^") }
    for event in row.events { signs[event.time / frame, default: []].append(sign(event)) }
    if let disposed = row.disposed { signs[disposed / frame, default: []].append("!") }
    return signs.mapValues { signs in
      guard signs.count > 1 else { return signs[0] }
      return "(" + signs.joined(separator: signs.contains { $0.count > 1 } ? " " : "") + ")"
    }
  }

  /// Returns the frame after the last one that is drawn.
  private func end(of row: MarbleDiagram, cells: [Int: String]) -> Int {
    let last = (cells.keys.max() ?? -1) + 1
    return row.isTerminated || row.disposed != nil ? last : max(last, row.length / frame)
  }

  /// Returns a duration in the usual form, to the millisecond: `300ms`, `1.5s`, `9m`.
  static func stretch(_ milliseconds: Int) -> String {
    if milliseconds < 1000 { return "\(milliseconds)ms" }
    if milliseconds % 60_000 == 0, milliseconds >= 120_000 { return "\(milliseconds / 60_000)m" }
    var fraction = String(1000 + milliseconds % 1000).dropFirst()
    while fraction.last == "0" { fraction.removeLast() }
    return "\(milliseconds / 1000)" + (fraction.isEmpty ? "" : "." + fraction) + "s"
  }

  private func sign(_ event: MarbleEvent) -> String {
    switch event.kind {
    case .completed: return "|"
    case .error: return "#"
    case .next(let value): return value.asMarble(quoted: quotesAll)
    }
  }
}

extension String {
  /// Returns the value in the form of a diagram: bare if it is one plain character, otherwise in quotes.
  fileprivate func asMarble(quoted: Bool) -> String {
    if !quoted, count == 1, let character = first, !character.isWhitespace, character.displayWidth > 0,
      !"-|#^!()'\">\\".contains(character)
    {
      return self
    }
    var text = "'"
    for character in self {
      switch character {
      case "'", "\\": text += "\\" + String(character)
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\r\n": text += "\\r\\n"
      case "\t": text += "\\t"
      case "\0": text += "\\0"
      default: text.append(character)
      }
    }
    return text + "'"
  }

  fileprivate var blanks: String { String(repeating: " ", count: count) }

  fileprivate var withoutTrailingSpaces: String {
    var end = endIndex
    while end > startIndex, self[index(before: end)] == " " { end = index(before: end) }
    return String(self[..<end])
  }
}

extension MarbleDiagram: CustomStringConvertible {
  /// The diagram as marble text that reads back as itself, as far as events of different times have frames of their own.
  public var description: String { exactText ?? MarbleGrid(rows: [self], frame: frame).draw().lines[0] }

  /// The text of a diagram in which something happens between frames: `a 150ms b`; nil where frames will do.
  private var exactText: String? {
    let times = Set(events.map(\.time) + [subscribed, disposed].compactMap { $0 }).sorted()
    guard times.contains(where: { $0 % frame != 0 }), (times.first ?? 0) >= 0 else { return nil }
    // Each moment is drawn alone and set apart by a stretch, which needs them to be at least a frame apart.
    guard zip(times, times.dropFirst()).allSatisfy({ $1 - $0 >= frame }) else { return nil }
    var text = ""
    var position = 0
    for time in times {
      let gap = time - position
      if gap % frame == 0, gap / frame < MarbleGrid.longSilence {
        text += String(repeating: "-", count: gap / frame)
      } else {
        text += " \(MarbleGrid.stretch(gap)) "
      }
      let moment = MarbleDiagram(
        events: events.filter { $0.time == time }.map { MarbleEvent(time: 0, kind: $0.kind) },
        subscribed: subscribed == time ? 0 : nil, disposed: disposed == time ? 0 : nil, frame: frame)
      text += MarbleGrid(rows: [moment], frame: frame).draw().lines[0]
      position = time + frame
    }
    if text.first == " " { text.removeFirst() }
    guard let again = try? MarbleDiagram(text, frame: frame), again.agrees(with: self) else { return nil }
    return text
  }
}
