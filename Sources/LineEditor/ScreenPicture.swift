/// One character on the screen.
struct ScreenCell: Equatable {
  var text: String
  var width: Int
  var style = TextStyle.plain
  /// True if terminals differ in how many columns they give it.
  var isAmbiguous = false

  /// The cells of a text without control characters.
  static func cells(of text: String, _ style: TextStyle) -> [ScreenCell] {
    text.map { character in
      let glyph = Glyph(character)
      return ScreenCell(text: glyph.text, width: glyph.width, style: style, isAmbiguous: glyph.isAmbiguous)
    }
  }
}

extension ScreenCell {
  /// As many cells as fit, with a mark behind them where there are more.
  static func clipped(_ cells: [ScreenCell], to columns: Int) -> [ScreenCell] {
    if cells.reduce(0, { $0 + $1.width }) <= columns { return cells }
    var kept: [ScreenCell] = []
    var width = 0
    for cell in cells where width + cell.width <= columns - 1 {
      kept.append(cell)
      width += cell.width
    }
    guard columns > 0, let style = cells.last?.style else { return [] }
    return kept + [ScreenCell(text: "…", width: 1, style: style)]
  }
}

/// The rows that the editor shows, with the cursor in them.
struct ScreenPicture: Equatable {
  struct Row: Equatable {
    var cells: [ScreenCell] = []
    /// True if the terminal wraps what follows to the next row by itself.
    var isContinued = false

    var width: Int { cells.reduce(0) { $0 + $1.width } }
  }

  var rows: [Row]
  var cursor: (row: Int, column: Int)

  static func == (left: ScreenPicture, right: ScreenPicture) -> Bool {
    left.rows == right.rows && left.cursor == right.cursor
  }

  /// The number of rows above the cursor when the terminal has another width and has wrapped the rows anew.
  func rowsAboveCursor(columns: Int) -> Int {
    var above = 0
    var width = 0
    for (index, row) in rows.enumerated() {
      if index == cursor.row { return above + (width + cursor.column) / columns }
      width += row.width
      if row.isContinued { continue }
      above += max((width + columns - 1) / columns, 1)
      width = 0
    }
    return above
  }
}
