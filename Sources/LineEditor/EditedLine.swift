import TextWidth

/// A text as it is edited, and what is shown with it.
struct EditedLine {
  /// Without control characters.
  var prompt = ""
  var promptStyle = TextStyle.plain
  /// The mark before each further line, without control characters.
  var continuation = ""
  var text: [UInt8] = []
  /// In UTF-8.
  var cursor = 0
  /// The styles of a part of the text, of which the later one prevails.
  var styles: (_ shown: Range<Int>) -> [StyledRange] = { _ in [] }
  /// The part that is marked, in reverse video.
  var region = 0..<0
  /// The rest of a line that is proposed, shown behind the text.
  var suggestion = ""
  var note: LineEditor.Note?
  /// Below the text, in place of a note.
  var menu: CompletionMenu?
  var faintStyle = TextStyle.plain

  /// The number of rows of a screen that the line may take: one is left for output above.
  static func height(onScreenOf rows: Int) -> Int { max(rows - 1, 1) }

  /// Draws it for a window.
  ///
  /// - Parameters:
  ///   - height: Number of available rows; nil for no limit.
  ///   - top: The first row that was shown before, and then is.
  ///   - lines: The lines as they were laid out before, and then are.
  func picture(columns: Int, height: Int?, top: inout Int, lines: inout TextLayout.Lines) -> ScreenPicture {
    let lead = Array(prompt.utf8)
    let mark = continuationCells(columns: columns)
    let indent = mark.reduce(0) { $0 + $1.width }
    let layout = TextLayout(lead + text, columns: columns, indent: indent, lines: &lines)
    let cursor = layout.position(of: lead.count + cursor)
    let menuRows = menu.flatMap { menu in
      height.map { MenuLayout(menu, columns: columns, height: $0).rows(faint: faintStyle) }
    }
    let room = height.map { max($0 - (menuRows?.count ?? 0), 1) }
    let view = Viewport(
      total: layout.rows.count, cursor: cursor.row, height: room ?? layout.rows.count, previousTop: top)
    top = view.top
    let styles = bytesStyles(layout, view, lead: lead.count)
    var rows = view.rows.map { index in
      let start = layout.rows[view.top].bytes.lowerBound
      let cells = layout.cells(ofRow: index).map { cell, offset in
        var cell = cell
        cell.style = styles[offset - start]
        return cell
      }
      let row = layout.rows[index]
      return ScreenPicture.Row(cells: (row.start > 0 ? mark : []) + cells, isContinued: row.isContinued)
    }
    if view.tellsAbove {
      let hidden = layout.rows[view.top + 1].line
      rows[0] = edge(promptCells + ScreenCell.cells(of: Self.count(hidden), faintStyle), columns: columns)
    }
    if view.tellsBelow {
      let hidden = layout.rows[layout.rows.count - 1].line - layout.rows[view.rows.upperBound - 2].line
      rows[rows.count - 1] = edge(mark + ScreenCell.cells(of: Self.count(hidden), faintStyle), columns: columns)
    }
    addSuggestion(&rows, columns: columns)
    if let menuRows {
      rows += menuRows.prefix((height ?? .max) - rows.count).map { ScreenPicture.Row(cells: $0) }
    } else if let note, view.height < height ?? .max {
      rows.append(ScreenPicture.Row(cells: NoteRow(note, faint: faintStyle, columns: columns - 1).cells))
    }
    return ScreenPicture(rows: rows, cursor: (cursor.row - view.top, cursor.column))
  }

  private var promptCells: [ScreenCell] { ScreenCell.cells(of: prompt, promptStyle) }

  /// The mark before a further line; a narrow window has no room for it.
  private func continuationCells(columns: Int) -> [ScreenCell] {
    let cells = ScreenCell.cells(of: continuation, faintStyle)
    return 2 * cells.reduce(0) { $0 + $1.width } <= columns ? cells : []
  }

  /// The appearance of each byte that the window shows.
  private func bytesStyles(_ layout: TextLayout, _ view: Viewport, lead: Int) -> [TextStyle] {
    let shown = layout.rows[view.top].bytes.lowerBound..<layout.rows[view.rows.upperBound - 1].bytes.upperBound
    var bytes = [TextStyle](repeating: .plain, count: shown.count)
    func change(_ range: Range<Int>, by lead: Int = 0, _ body: (inout TextStyle) -> Void) {
      let range = range.lowerBound + lead..<range.upperBound + lead
      for offset in range.clamped(to: shown) { body(&bytes[offset - shown.lowerBound]) }
    }
    change(0..<lead) { $0 = promptStyle }
    let part = max(shown.lowerBound - lead, 0)..<max(shown.upperBound - lead, 0)
    for part in styles(part) { change(part.range, by: lead) { $0 = part.style } }
    change(region, by: lead) { $0.isReversed = true }
    return bytes
  }

  private func edge(_ cells: [ScreenCell], columns: Int) -> ScreenPicture.Row {
    ScreenPicture.Row(cells: ScreenCell.clipped(cells, to: columns))
  }

  /// As much of the suggestion as fits into the row of the text's end.
  private func addSuggestion(_ rows: inout [ScreenPicture.Row], columns: Int) {
    guard cursor == text.count, !suggestion.isEmpty, let last = rows.last, !last.isContinued else { return }
    let lines = suggestion.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    let text = lines[0] + (lines.count > 1 ? " …" : "")
    let room = columns - last.width - 1
    let cells = ScreenCell.cells(of: String(text), faintStyle)
    rows[rows.count - 1].cells += ScreenCell.clipped(cells, to: room)
  }

  private static func count(_ lines: Int) -> String {
    lines == 0 ? "…" : "… \(lines) line\(lines == 1 ? "" : "s")"
  }
}
