/// The rows that a text takes on a terminal of some width.
struct TextLayout: Equatable {
  struct Row: Equatable {
    /// The part of the text that the row shows, in UTF-8, without a newline.
    var bytes: Range<Int>
    /// The index of its line in the text.
    var line: Int
    /// Whether the line goes on in the next row.
    var isContinued: Bool
  }

  private(set) var rows: [Row] = []
  let columns: Int
  private let text: [UInt8]

  /// - Parameter columns: The width of the terminal. A line that fills its rows takes another one, where the cursor can stand
  ///   behind it.
  init(_ text: [UInt8], columns: Int) {
    self.text = text
    self.columns = max(columns, 1)
    var start = 0
    var line = 0
    while true {
      let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
      appendRows(of: start..<end, line: line)
      if end == text.count { break }
      start = end + 1
      line += 1
    }
  }

  private mutating func appendRows(of range: Range<Int>, line: Int) {
    var start = range.lowerBound
    if text[range].allSatisfy({ (0x20..<0x7F).contains($0) }) {
      while range.upperBound - start >= columns {
        rows.append(Row(bytes: start..<start + columns, line: line, isContinued: true))
        start += columns
      }
    } else {
      var column = 0
      Glyph.forEach(in: text[range]) { place, glyph in
        var width = min(glyph(column).width, columns)
        if column + width > columns {
          rows.append(Row(bytes: start..<place.lowerBound, line: line, isContinued: true))
          start = place.lowerBound
          column = 0
          width = min(glyph(0).width, columns)
        }
        column += width
        if column == columns {
          rows.append(Row(bytes: start..<place.upperBound, line: line, isContinued: true))
          start = place.upperBound
          column = 0
        }
      }
    }
    rows.append(Row(bytes: start..<range.upperBound, line: line, isContinued: false))
  }

  /// The row and the column of an offset into the text. Within a character it is that of the character.
  func position(of offset: Int) -> (row: Int, column: Int) {
    var low = 0
    var high = rows.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if rows[middle].bytes.lowerBound <= offset { low = middle } else { high = middle - 1 }
    }
    var column = 0
    Glyph.forEach(in: text[rows[low].bytes]) { place, glyph in
      if place.upperBound <= offset { column += glyph(column).width }
    }
    return (low, min(column, columns - 1))
  }

  /// The cells of a row, and the offset at which each begins.
  func cells(ofRow index: Int) -> [(cell: ScreenCell, offset: Int)] {
    var cells: [(ScreenCell, Int)] = []
    var column = 0
    Glyph.forEach(in: text[rows[index].bytes]) { place, glyph in
      let shown = glyph(column)
      let cell =
        shown.width > columns
        ? ScreenCell(text: String(repeating: "?", count: columns), width: columns)
        : ScreenCell(text: shown.text, width: shown.width, isAmbiguous: shown.isAmbiguous)
      column += cell.width
      cells.append((cell, place.lowerBound))
    }
    return cells
  }
}
