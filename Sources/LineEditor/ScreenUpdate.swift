/// The text and the escape codes that turn one picture on the screen into another. Only cells that differ are written.
struct ScreenUpdate {
  private(set) var text = ""
  private let columns: Int
  private var row: Int
  /// As many as the screen is wide where the cursor waits behind the last one for what comes next.
  private var column: Int
  private var style = TextStyle.plain
  /// The number of rows on the screen from the picture's first one.
  private var height: Int

  /// - Parameter old: The current content of the screen; nil if the cursor is at the beginning of an empty row.
  init(from old: ScreenPicture?, to new: ScreenPicture, columns: Int) {
    self.columns = columns
    row = old?.cursor.row ?? 0
    column = old?.cursor.column ?? 0
    height = old?.rows.count ?? 1
    for (index, line) in new.rows.enumerated() {
      let before = old.flatMap { $0.rows.indices.contains(index) ? $0.rows[index] : nil }
      write(line, over: before ?? ScreenPicture.Row(), at: index, continuing: index > 0 ? new.rows[index - 1] : nil)
    }
    if let old, old.rows.count > new.rows.count { erase(from: new.rows.count) }
    select(.plain)
    move(to: new.cursor.row, new.cursor.column)
  }

  private mutating func write(
    _ line: ScreenPicture.Row, over old: ScreenPicture.Row, at index: Int, continuing previous: ScreenPicture.Row?
  ) {
    let standing = Self.places(old.cells)
    var place = 0
    for cell in line.cells {
      if place >= standing.count || standing[place] != cell {
        // Written directly behind a full row it makes the terminal wrap, which then knows that both are one line.
        let wraps = row == index - 1 && column == columns && place == 0 && previous?.isContinued == true
        if !wraps { move(to: index, place) }
        write(cell, wraps: wraps)
      }
      place += cell.width
    }
    if standing.count > place {
      select(.plain)
      move(to: index, place)
      text += "\u{1B}[K"
    }
    guard index >= height else { return }
    if row == index - 1, column == columns, previous?.isContinued == true {
      // An empty row behind a full one: a space makes the terminal wrap.
      text += " \r"
      (row, column, height) = (index, 0, index + 1)
    } else {
      move(to: index, 0)
    }
  }

  /// The cells by the columns where they begin; nil within a cell.
  private static func places(_ cells: [ScreenCell]) -> [ScreenCell?] {
    var places: [ScreenCell?] = []
    for cell in cells {
      places.append(cell)
      for _ in 1..<max(cell.width, 1) { places.append(nil) }
    }
    return places
  }

  private mutating func write(_ cell: ScreenCell, wraps: Bool) {
    select(cell.style)
    text += cell.text
    if wraps {
      row += 1
      column = 0
      height = max(height, row + 1)
    }
    column += cell.width
    if cell.isAmbiguous, column < columns { text += "\u{1B}[\(column + 1)G" }
  }

  private mutating func select(_ new: TextStyle) {
    if new == style { return }
    text += new.sequence
    style = new
  }

  private mutating func erase(from first: Int) {
    select(.plain)
    move(to: first, 0)
    text += "\u{1B}[J"
  }

  private mutating func move(to newRow: Int, _ newColumn: Int) {
    if newRow >= height {
      if row < height - 1 { text += "\u{1B}[\(height - 1 - row)B" }
      text += String(repeating: "\r\n", count: newRow - height + 1)
      (row, column) = (newRow, 0)
      height = newRow + 1
    } else if newRow != row {
      text += newRow < row ? "\u{1B}[\(row - newRow)A" : "\u{1B}[\(newRow - row)B"
      row = newRow
      // Where it waited behind the last column it is in that.
      if column == columns { column = -1 }
    }
    if newColumn == column { return }
    text += newColumn == 0 ? "\r" : "\u{1B}[\(newColumn + 1)G"
    column = newColumn
  }
}
